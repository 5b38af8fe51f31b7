import { useId } from 'preact/hooks';
import { reasonText, t } from '../../platform/i18n';
import type { Copy } from '../../platform/history/history';
import { Icon } from '../Icon';
import { inert } from '../inert';
import { Middle } from '../Middle';
import { moment, number } from '../numbers';

interface Props {
  readonly copied: Copy;
  /** What of it was just copied again. */
  readonly said: 'before' | 'after' | null;
  readonly copy: (what: 'before' | 'after') => void;
  readonly forget: () => void;
  /** Opens the page on which a mistake about one of its links is reported. */
  readonly report: (link: string) => void;
}

const mostShown = 2000;
const mostLinks = 50;

/** One copy: the link as it became, how and when it was copied, why, and the original. */
export function CopyItem({ copied, said, copy, forget, report }: Props) {
  const { at, way, before, after, why } = copied;
  const id = useId();
  const [first = '', ...more] = after.split('\n');
  const same = before === after;
  const links = before.split('\n');
  return (
    <li class="copied" aria-labelledby={id}>
      <p class="link" id={id}>
        <Middle text={inert(first)} />
        {more.length > 0 && <span class="more">{t('history_more', { count: number(more.length) })}</span>}
      </p>
      <p class="when">{`${moment(at)} · ${t(`history_way_${way}`)}`}</p>
      <div class="do">
        {!same && (
          <button class="button small" type="button" onClick={() => copy('before')}>
            {t(said === 'before' ? 'popup_copied' : 'popup_copy_original')}
          </button>
        )}
        <button class="button small" type="button" onClick={() => copy('after')}>
          {t(said === 'after' ? 'popup_copied' : 'history_copy_again')}
        </button>
        {links.length === 1 && <ReportButton link={before} report={report} />}
        <button
          class="button small bare forget"
          type="button"
          aria-label={t('history_forget_named', { link: inert(first) })}
          title={t('history_forget')}
          onClick={forget}
        >
          <Icon name="close" />
        </button>
      </div>
      <details>
        <summary>
          <Icon name="right" />
          {same ? t('history_unchanged') : t('history_why')}
        </summary>
        {links.length > 1 ? (
          <ul class="links">
            {links.slice(0, mostLinks).map((link, index) => (
              <li key={index}>
                <p class="before">{shown(link)}</p>
                <ReportButton link={link} report={report} />
              </li>
            ))}
          </ul>
        ) : (
          !same && <p class="before">{shown(before)}</p>
        )}
        {links.length > mostLinks && <p>{t('history_more', { count: number(links.length - mostLinks) })}</p>}
        <ul>
          {why.map(({ names, message }, index) => (
            <li key={index}>
              {names.length > 0 && <b dir="ltr">{inert(names.join(', '))}</b>} {reasonText(message)}
            </li>
          ))}
          {why.length === 0 && <li>{t(same ? 'history_nothing_to_remove' : 'history_tidied')}</li>}
        </ul>
      </details>
    </li>
  );
}

function ReportButton({ link, report }: { link: string; report: Props['report'] }) {
  return (
    <button
      class="button small"
      type="button"
      aria-label={t('history_report_named', { link: shown(link) })}
      onClick={() => report(link)}
    >
      {t('popup_report')}
    </button>
  );
}

const shown = (link: string): string => (link.length > mostShown ? `${inert(link.slice(0, mostShown))}…` : inert(link));
