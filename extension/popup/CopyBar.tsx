import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Written } from '../platform/forms';
import { t } from '../platform/i18n';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { copyText } from '../ui/clipboard';
import { type Copied, Forms } from './Forms';
import { reportCopy } from './state';

interface Props {
  readonly link: string;
  readonly original: string;
  /** On the first button. */
  readonly label: string;
  /** Title of the page, for the other forms; without it there are none. */
  readonly title?: string;
}

const shownFor = 2000;

/** The buttons that copy. The first one has the focus when the popup opens, so that Enter copies. */
export function CopyBar({ link, original, label, title }: Props) {
  const copied = useSignal<Copied | null>(null);
  const more = useSignal(false);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);

  const last = copied.value;
  const copy = async (what: string, { text, html }: Written) => {
    const now: Copied = { what, done: await copyText(text, html) };
    copied.value = now;
    if (now.done && what !== 'original') void reportCopy(what === 'markdown' ? link : text);
    setTimeout(() => {
      if (copied.value === now && now.done) copied.value = null;
    }, shownFor);
  };
  const named = (what: string, text: string) => (last?.done && last.what === what ? t('popup_copied') : text);
  return (
    <section class="copy" aria-label={t('popup_copy')}>
      <div class="bar">
        <button
          ref={first}
          class="button primary"
          type="button"
          id="copy"
          onClick={() => void copy('clean', { text: link })}
        >
          <Icon name={last?.done && last.what === 'clean' ? 'check' : 'copy'} />
          {named('clean', label)}
        </button>
        {link !== original && (
          <button class="button original" type="button" onClick={() => void copy('original', { text: original })}>
            {named('original', t('popup_copy_original'))}
          </button>
        )}
        {title !== undefined && (
          <button
            class="button square"
            type="button"
            aria-expanded={more.value}
            aria-controls="forms"
            aria-label={t('popup_forms')}
            title={t('popup_forms')}
            onClick={() => (more.value = !more.value)}
          >
            <Icon name="down" />
          </button>
        )}
      </div>
      {title !== undefined && <Forms open={more.value} link={link} title={title} copied={last} copy={copy} />}
      {last && !last.done && <Notice tone="wrong" text={t('popup_not_copied')} more={t('popup_not_copied_more')} />}
      <p class="unseen" role="status">
        {last?.done ? t('popup_copied_said') : ''}
      </p>
    </section>
  );
}
