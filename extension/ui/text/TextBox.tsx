import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../../platform/i18n';
import { Notice } from '../Notice';
import { withLineEnds } from './line-ends';
import { readText, type TextAnswer } from './read-text';
import { TextResult } from './TextResult';
import './text.css';

const pause = 150;

/**
 * A box for a text with links in it; below it the same text with the links clean, and what became of each.
 * @param start what it holds at first, as when something was dropped
 */
export function TextBox({ start = '' }: { start?: string }) {
  const typed = useSignal(start);
  const answer = useSignal<TextAnswer | null>(null);
  const pasted = useRef(start);
  const id = useId();

  useEffect(() => {
    const text = withLineEnds(typed.value, pasted.current);
    let late = false;
    const timer = setTimeout(
      () =>
        void (text === '' ? Promise.resolve(null) : readText(text)).then((read) => {
          if (!late) answer.value = read;
        }),
      pause,
    );
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [typed.value]);

  const take = (event: ClipboardEvent & { currentTarget: HTMLTextAreaElement }) => {
    const field = event.currentTarget;
    const all = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    if (all) pasted.current = event.clipboardData?.getData('text/plain') ?? '';
  };
  const now = answer.value;
  return (
    <section class="text-box">
      <label for={id}>{t('text_label')}</label>
      <textarea
        id={id}
        class="field"
        rows={5}
        dir="auto"
        spellcheck={false}
        autocomplete="off"
        placeholder={t('text_placeholder')}
        value={typed.value}
        onPaste={take}
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      {now?.ok === false && <Notice tone="wrong" text={t('text_failed')} more={now.why} />}
      {now?.ok && <TextResult read={now.read} />}
    </section>
  );
}
