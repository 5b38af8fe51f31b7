import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly count: number;
  /** Height of each line in CSS pixels. */
  readonly lineHeight: number;
  readonly busy: boolean;
  readonly keyOf: (index: number) => string;
  /** @param active whether Tab leads to this line */
  readonly line: (index: number, active: boolean) => ComponentChild;
}

const spare = 6;

/**
 * A list of which only the lines in sight are in the page, however long it is. One line at a time is in the order of
 * Tab; arrow keys, Page up and down, Home and End walk. The line with the focus stays in the page.
 */
export function VirtualList({ label, count, lineHeight, busy, keyOf, line }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const top = useSignal(0);
  const room = useSignal(600);
  const active = useSignal(0);
  const focusNext = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => (room.value = box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const at = Math.min(active.value, count - 1);
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-line="${at}"] .main`)?.focus({ preventScroll: true });
  });

  const walk = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(room.value / lineHeight) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -count,
      End: count,
    };
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The line with the focus may stand elsewhere than when it took it: the page goes on changing.
    const now = (event.target as Element).closest<HTMLElement>('[data-line]')?.dataset['line'];
    const next = Math.max(0, Math.min(count - 1, (now === undefined ? at : Number(now)) + step));
    active.value = next;
    focusNext.current = true;
    const box = scroller.current;
    if (!box) return;
    const [upper, lower] = [next * lineHeight, (next + 1) * lineHeight];
    if (upper < box.scrollTop) box.scrollTop = upper;
    else if (lower > box.scrollTop + box.clientHeight) box.scrollTop = lower - box.clientHeight;
    top.value = box.scrollTop;
  };
  const from = Math.max(0, Math.min(Math.floor(top.value / lineHeight) - spare, count - 1));
  const to = Math.min(count, Math.ceil((top.value + room.value) / lineHeight) + spare);
  const seen = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  const there = at >= 0 && (at < from || at >= to) ? [...seen, at].toSorted((a, b) => a - b) : seen;
  return (
    <div class="scroller" ref={scroller} onScroll={(event) => (top.value = event.currentTarget.scrollTop)}>
      <ul
        role="list"
        class="lines"
        aria-label={label}
        aria-busy={busy}
        style={{ height: `${count * lineHeight}px` }}
        onKeyDown={walk}
        onFocusIn={(event) => {
          const place = (event.target as Element).closest<HTMLElement>('[data-line]')?.dataset['line'];
          if (place !== undefined) active.value = Number(place);
        }}
      >
        {there.map((index) => (
          <li
            key={keyOf(index)}
            class="line"
            data-line={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ top: `${index * lineHeight}px`, height: `${lineHeight}px` }}
          >
            {line(index, index === at)}
          </li>
        ))}
      </ul>
    </div>
  );
}
