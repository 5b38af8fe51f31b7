import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { writeLinks, type Form, type Written } from '../platform/forms';
import { t, type TextKey } from '../platform/i18n';
import { Icon } from '../ui/Icon';
import { LazyPanel } from '../ui/LazyPanel';
import { Middle } from '../ui/Middle';
import { claim } from './state';

/** What was copied last: which button, and whether the clipboard took it. */
export interface Copied {
  readonly what: string;
  readonly done: boolean;
}

interface Props {
  readonly open: boolean;
  readonly link: string;
  readonly title: string;
  readonly copied: Copied | null;
  readonly copy: (what: string, written: Written) => Promise<void>;
}

const names = {
  markdown: 'popup_markdown',
  html: 'popup_html',
  titled: 'popup_titled',
} as const satisfies Partial<Record<Form, TextKey>>;

/** The link in other forms: for Markdown and the like, as the page itself declares it, and as a code for a camera. */
export function Forms({ open, link, title, copied, copy }: Props) {
  const code = useSignal(false);
  if (!open) return <ul id="forms" hidden />;
  const forms = (['markdown', 'html', 'titled'] as const).map((form) => ({
    what: form as string,
    name: t(names[form]),
    note: null as string | null,
    written: writeLinks([{ link, title }], form),
  }));
  if (claim.value !== null)
    forms.push({ what: 'claim', name: t('popup_claim'), note: t('popup_claim_note'), written: { text: claim.value } });
  return (
    <ul id="forms">
      {forms.map(({ what, name, note, written }) => {
        const done = copied?.done === true && copied.what === what;
        return (
          <li key={what}>
            <button type="button" onClick={() => void copy(what, written)}>
              <Icon name={done ? 'check' : 'copy'} />
              <span class="name">{done ? t('popup_copied') : name}</span>
              {note && <span class="note">{note}</span>}
              <Middle class="form" text={written.text.replace('\n', ' · ')} />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" aria-expanded={code.value} aria-controls="qr" onClick={() => (code.value = !code.value)}>
          <Icon name="qr" />
          <span class="name">{t('popup_qr')}</span>
        </button>
        <div id="qr">{code.value && <LazyPanel key={link} load={() => loadCode(link)} />}</div>
      </li>
    </ul>
  );
}

async function loadCode(link: string): Promise<ComponentType> {
  const { QrCode } = await import('../ui/qr/QrCode');
  return () => <QrCode link={link} />;
}
