import { useSignal } from '@preact/signals';
import type { Copy } from '../../platform/history/history';
import { t } from '../../platform/i18n';
import { openReport } from '../../platform/reports/open';
import { copyText } from '../clipboard';
import { Notice } from '../Notice';
import { CopyItem } from './CopyItem';
import { changeHistory } from './state';
import './history.css';

/** What was copied last, the latest first: one click to have the original again, one to forget. */
export function RecentCopies({ copies }: { copies: readonly Copy[] }) {
  const said = useSignal<{ readonly id: string; readonly what: 'before' | 'after'; readonly done: boolean } | null>(
    null,
  );
  /** Why no report could be opened. */
  const trouble = useSignal<string | null>(null);
  const copy = async ({ id, ...texts }: Copy, what: 'before' | 'after') => {
    said.value = { id, what, done: await copyText(texts[what]) };
  };
  return (
    <>
      {said.value?.done === false && <Notice tone="wrong" text={t('popup_not_copied')} />}
      {trouble.value !== null && <Notice tone="wrong" text={trouble.value} />}
      <p class="unseen" role="status">
        {said.value?.done ? t('popup_copied_said') : ''}
      </p>
      <ol class="copies">
        {copies.map((each, at) => (
          <CopyItem
            key={each.id}
            copied={each}
            said={said.value?.done && said.value.id === each.id ? said.value.what : null}
            copy={(what) => void copy(each, what)}
            forget={() => void forget(each, at)}
            report={(link) => void report(each, link).then((text) => (trouble.value = text))}
          />
        ))}
      </ol>
    </>
  );
}

/** What was changed may be broken; in what was not, something may have been left. */
const report = ({ before, after }: Copy, link: string): Promise<string | null> =>
  openReport({ link, kind: before === after ? 'left-in' : 'broke' }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

async function forget({ id }: Copy, at: number): Promise<void> {
  if (!(await changeHistory({ kind: 'forget', id }))) return;
  // The button that had the focus is gone with its row.
  requestAnimationFrame(() => {
    const buttons = document.querySelectorAll<HTMLElement>('.copies .forget');
    buttons[Math.min(at, buttons.length - 1)]?.focus();
  });
}
