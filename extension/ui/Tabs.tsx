import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChild, ComponentType } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { LazyPanel } from './LazyPanel';

/** One tab: what it shows is here already, or comes in a file of its own when the tab is first chosen. */
export type Tab = { readonly name: string; readonly title: string } & (
  { readonly panel: ComponentChild } | { readonly load: () => Promise<ComponentType> }
);

interface Props {
  readonly label: string;
  /** The first is chosen when the page opens. */
  readonly tabs: readonly [Tab, ...Tab[]];
  /** The name of the chosen tab, where others choose as well. */
  readonly chosen?: Signal<string>;
}

/**
 * Tabs as WAI-ARIA describes them: arrow keys, Home and End choose, only the chosen tab is in the order of Tab. A panel
 * that was shown once stays in the page, hidden, so that nothing that was typed or chosen in it is lost.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, tabs, chosen: given }: Props) {
  const id = useId();
  const own = useSignal(tabs[0].name);
  const chosen = given ?? own;
  const shown = useRef(new Set<string>()).current.add(chosen.value);
  const choose = (name: string) => (chosen.value = name);
  const walk = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const at = tabs.findIndex(({ name }) => name === chosen.value);
    const next = tabs.at(placeAfter(event, at, tabs.length));
    if (!next || next.name === chosen.value) return;
    event.preventDefault();
    choose(next.name);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            class="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === chosen.value}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === chosen.value ? 0 : -1}
            onClick={() => choose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, ...tab }) => (
        <div
          key={name}
          class={`panel ${name}`}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== chosen.value}
        >
          {shown.has(name) && ('load' in tab ? <LazyPanel load={tab.load} /> : tab.panel)}
        </div>
      ))}
    </>
  );
}

/** Where a key leads from one tab; a key that leads nowhere stays. Left and right follow the direction of writing. */
function placeAfter({ key, currentTarget }: KeyboardEvent & { currentTarget: HTMLElement }, at: number, count: number) {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const step = { ArrowRight: forward, ArrowLeft: -forward }[key];
  if (step !== undefined) return (at + step + count) % count;
  return { Home: 0, End: count - 1 }[key] ?? at;
}
