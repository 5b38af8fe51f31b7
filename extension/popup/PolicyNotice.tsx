import { t } from '../platform/i18n';
import { Notice } from '../ui/Notice';
import { openOptions } from './options';
import type { View } from './view';

/** Why nothing can be chosen for the parameters below, and where to change that. */
export function PolicyNotice({ policy }: { policy: NonNullable<View['otherPolicy']> }) {
  return (
    <Notice
      text={t(`popup_policy_${policy}`, { policy: t(`copying_policy_${policy}`) })}
      more={t('popup_policy_choices', { share: t('copying_policy_share') })}
    >
      <button class="button small" type="button" onClick={() => void openOptions('copying')}>
        {t('popup_policy_change')}
      </button>
    </Notice>
  );
}
