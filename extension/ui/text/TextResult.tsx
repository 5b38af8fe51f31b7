import { useId } from 'preact/hooks';
import { t } from '../../platform/i18n';
import { CopyButton } from '../CopyButton';
import { Notice } from '../Notice';
import { number } from '../numbers';
import { TextLinks } from './TextLinks';
import type { ReadText } from './read-text';

/** The clean text, the buttons that copy it, and its links one by one. */
export function TextResult({ read }: { read: ReadText }) {
  const { before, after, links, changed, shown, paused } = read;
  const id = useId();
  if (links.length === 0) return <p class="summary">{t('text_no_links')}</p>;
  return (
    <>
      {paused && <Notice icon="pause" text={t('text_paused')} />}
      <label for={id}>{t('text_clean')}</label>
      <textarea id={id} class="field clean" rows={5} dir="auto" spellcheck={false} readOnly value={after} />
      <p class="summary" role="status">
        {t('text_summary', {
          changed: number(changed),
          links: number(links.length),
          before: number(characters(before)),
          after: number(characters(after)),
        })}
      </p>
      <div class="bar">
        <CopyButton primary text={() => after} label={t('text_copy')} />
        <CopyButton text={() => links.join('\n')} label={t('text_copy_links')} />
      </div>
      <TextLinks links={shown} leftOut={paused ? 0 : links.length - shown.length} />
    </>
  );
}

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
