import { t } from '../platform/i18n';
import { markdownLink } from '../platform/markdown';
import { Icon } from '../ui/Icon';
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
  readonly copy: (what: string, text: string) => Promise<void>;
}

/** The link in other forms: for Markdown, and as the page itself declares it. */
export function Forms({ open, link, title, copied, copy }: Props) {
  const markdown = markdownLink(title, link);
  const forms = [
    { what: 'markdown', name: t('popup_markdown'), note: null, text: markdown },
    ...(claim.value === null
      ? []
      : [{ what: 'claim', name: t('popup_claim'), note: t('popup_claim_note'), text: claim.value }]),
  ];
  return (
    <ul id="forms" hidden={!open}>
      {(open ? forms : []).map(({ what, name, note, text }) => {
        const done = copied?.done === true && copied.what === what;
        return (
          <li key={what}>
            <button type="button" onClick={() => void copy(what, text)}>
              <Icon name={done ? 'check' : 'copy'} />
              <span class="name">{done ? t('popup_copied') : name}</span>
              {note && <span class="note">{note}</span>}
              <Middle class="form" text={text} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
