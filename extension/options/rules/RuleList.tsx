import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { RuleNotes } from '../../../src/index';
import { t } from '../../platform/i18n';
import { number } from '../../ui/numbers';
import { switchRule } from '../state';
import type { ListedRule } from './listed';
import { RuleEntry } from './RuleEntry';

const page = 50;

interface Props {
  readonly rules: readonly ListedRule[];
  /** Switched off, and not among the rules of this version. */
  readonly gone: readonly string[];
  readonly off: readonly string[];
  readonly notes: Readonly<Record<string, RuleNotes>>;
  /** The rule that is open from the start, with the focus. */
  readonly asked: string | null;
  readonly empty: string;
}

/** Rules, a page at a time. Arrow keys walk from one to the next. */
export function RuleList({ rules, gone, off, notes, asked, empty }: Props) {
  const room = useSignal(page);
  const open = useSignal(asked);
  const list = useRef<HTMLUListElement>(null);
  const heads = () => [...(list.current?.querySelectorAll<HTMLElement>('.head') ?? [])];
  useEffect(() => {
    if (asked !== null && rules[0]?.id === asked) heads()[0]?.focus();
  }, []);
  if (rules.length + gone.length === 0) return <p class="empty">{empty}</p>;

  const more = () => {
    const before = Math.min(room.value, rules.length);
    room.value += page;
    requestAnimationFrame(() => heads()[before]?.focus());
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = heads();
    const at = all.findIndex((head) => head === document.activeElement);
    const next = step === undefined || at < 0 ? undefined : all[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const left = rules.length - room.value;
  return (
    <>
      <ul class="entries rules" ref={list} onKeyDown={walk}>
        {gone.map((id) => (
          <li key={id} class="entry gone">
            <code>{id}</code>
            <span class="gist">{t('rules_gone')}</span>
            <button class="button small" type="button" onClick={() => void switchRule(id, true)}>
              {t('rules_forget')}
            </button>
          </li>
        ))}
        {rules.slice(0, room.value).map((rule) => (
          <RuleEntry
            key={rule.id}
            rule={rule}
            notes={notes[rule.id]}
            on={!off.includes(rule.id)}
            open={open.value === rule.id}
            toggle={() => (open.value = open.value === rule.id ? null : rule.id)}
          />
        ))}
      </ul>
      {left > 0 && (
        <button class="button more" type="button" onClick={more}>
          {t('rules_more', { count: number(Math.min(page, left)), left: number(left) })}
        </button>
      )}
    </>
  );
}
