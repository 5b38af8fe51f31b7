import { useRef } from 'preact/hooks';
import { t } from '../platform/i18n';
import { readable } from '../ui/readable';
import { Notice } from '../ui/Notice';
import type { Secret } from './secrets';
import { secrets, text, title, titleSecrets } from './state';

/** Title and text as they leave, to be read and changed; and what in them must go first. */
export function Text() {
  const box = useRef<HTMLTextAreaElement>(null);
  const head = useRef<HTMLInputElement>(null);
  const inTitle = titleSecrets.value;
  const inText = secrets.value;
  return (
    <section>
      <label class="labelled">
        {t('report_text_title')}
        <input
          ref={head}
          class="field"
          type="text"
          dir="auto"
          value={title.value}
          aria-invalid={inTitle.length > 0}
          onInput={({ currentTarget }) => (title.value = currentTarget.value)}
        />
      </label>
      <label class="labelled">
        {t('report_text')}
        <textarea
          ref={box}
          class="field"
          dir="auto"
          rows={22}
          spellcheck={false}
          aria-invalid={inText.length > 0}
          aria-describedby="text-about"
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      <p class="about" id="text-about">
        {t('report_text_about')}
      </p>
      <div role="status">
        {inTitle.length + inText.length > 0 && (
          <Notice tone="wrong" icon="lock" text={t('report_refused')} more={t('report_refused_more')} />
        )}
      </div>
      <ul class="secrets">
        {inTitle.map((secret) => (
          <Place key={secret.text} secret={secret} inTitle find={() => head.current?.select()} />
        ))}
        {inText.map((secret) => (
          <Place
            key={`${secret.line} ${secret.text}`}
            secret={secret}
            find={() => box.current && selectIn(box.current, secret)}
          />
        ))}
      </ul>
    </section>
  );
}

function Place({ secret, inTitle = false, find }: { secret: Secret; inTitle?: boolean; find: () => void }) {
  const { line, what } = secret;
  return (
    <li>
      <span>
        {inTitle ? t('report_secret_in_title') : t('report_secret_in_line', { line })}{' '}
        {t(`report_secret_${what === 'user-info' ? 'user_info' : what}`)}
        {': '}
        <bdi class="found">{short(readable(secret.text))}</bdi>
      </span>
      <button class="button small" type="button" onClick={find}>
        {t('report_secret_find')}
      </button>
    </li>
  );
}

/** The text itself where it stands unescaped, else its line. */
function selectIn(box: HTMLTextAreaElement, { line, text: found }: Secret): void {
  const lines = box.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const at = (lines[line - 1] ?? '').indexOf(found);
  box.focus();
  if (at < 0) box.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  else box.setSelectionRange(start + at, start + at + found.length);
}

const short = (found: string): string => (found.length > 40 ? `${found.slice(0, 39)}…` : found);
