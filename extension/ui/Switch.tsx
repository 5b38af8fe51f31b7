import type { ComponentChildren } from 'preact';

interface Props {
  readonly on: boolean;
  readonly change: (on: boolean) => void;
  readonly children: ComponentChildren;
  /** Extra words for a sentence under the label. */
  readonly describedBy?: string;
}

/** A switch with its label inside, so that both are one target. */
export function Switch({ on, change, children, describedBy }: Props) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={on}
      aria-describedby={describedBy}
      onClick={() => change(!on)}
    >
      <span class="label">{children}</span>
      <span class="track" aria-hidden="true" />
    </button>
  );
}
