import { reasonText, t } from '../platform/i18n';
import { refusalText } from '../platform/refusals';
import { Notice } from '../ui/Notice';
import { changeSettings, choose } from './state';
import { RuleLink } from './RuleLink';
import { shownRule, type Standing } from './view';

/** Why this link stays as it is, with what can be done about it; nothing where the rows say all. */
export function StandingNotice({ standing }: { standing: Standing }) {
  switch (standing.is) {
    case 'refused':
      return <Notice text={refusalText(standing.code)} />;
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
    case 'sealed': {
      const rule = shownRule({ rule: standing.seal.rule, layer: 'guard' });
      return (
        <Notice icon="lock" text={reasonText(standing.seal.message)} more={t('popup_sealed')}>
          {rule !== null && <RuleLink id={rule} />}
          {standing.seal.by === 'guard' && (
            <button class="button small" type="button" onClick={() => void choose({ kind: 'liftGuard', on: true })}>
              {t('popup_lift')}
            </button>
          )}
        </Notice>
      );
    }
    default:
      return null;
  }
}
