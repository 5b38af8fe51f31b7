import type { RefusalCode } from '../../src/index';
import { reasonText, t, type TextKey } from '../platform/i18n';
import { Notice } from '../ui/Notice';
import { changeSettings, choose } from './state';
import type { Standing } from './view';

const refusals = {
  empty: 'refused_empty',
  'not-a-link': 'refused_not_a_link',
  'other-scheme': 'refused_other_scheme',
  'empty-host': 'refused_empty_host',
  'bad-host': 'refused_bad_host',
  'bad-port': 'refused_bad_port',
  'too-long': 'refused_too_long',
  'not-text': 'refused_not_text',
} as const satisfies Record<RefusalCode, TextKey>;

/** Why this link stays as it is, with what can be done about it; nothing where the rows say all. */
export function StandingNotice({ standing }: { standing: Standing }) {
  switch (standing.is) {
    case 'refused':
      return <Notice text={t(refusals[standing.code])} />;
    case 'paused':
      return (
        <Notice icon="pause" text={t('popup_paused')}>
          <button class="button small" type="button" onClick={() => void changeSettings({ paused: false })}>
            {t('popup_resume')}
          </button>
        </Notice>
      );
    case 'alone':
      return <Notice icon="user" text={t('popup_left_alone')} />;
    case 'sealed':
      return (
        <Notice icon="lock" text={reasonText(standing.seal.message)} more={t('popup_sealed')}>
          {standing.seal.by === 'guard' && (
            <button class="button small" type="button" onClick={() => void choose({ kind: 'liftGuard', on: true })}>
              {t('popup_lift')}
            </button>
          )}
        </Notice>
      );
    default:
      return null;
  }
}
