import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon';

interface Props {
  readonly tone?: 'plain' | 'caution' | 'wrong';
  readonly icon?: IconName;
  readonly text: string;
  readonly more?: string | undefined;
  /** Buttons. */
  readonly children?: ComponentChildren;
}

const icons = { plain: 'info', caution: 'caution', wrong: 'wrong' } as const;

/** One sentence about the state of things, with what can be done about it. */
export function Notice({ tone = 'plain', icon = icons[tone], text, more, children }: Props) {
  return (
    <div class={`notice ${tone}`}>
      <Icon name={icon} />
      <div>
        <p>{text}</p>
        {more && <p class="more">{more}</p>}
      </div>
      {children && <div class="actions">{children}</div>}
    </div>
  );
}
