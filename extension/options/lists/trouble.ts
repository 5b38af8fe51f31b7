import { t } from '../../platform/i18n';
import type { ListState } from '../../platform/lists/list-state';

const sentences = {
  'not-allowed': 'lists_trouble_not_allowed',
  unreachable: 'lists_trouble_unreachable',
  status: 'lists_trouble_status',
  'too-large': 'lists_trouble_too_large',
  'not-a-list': 'lists_trouble_not_a_list',
  'not-stored': 'lists_trouble_not_stored',
  lost: 'lists_trouble_lost',
} as const;

/** What went wrong with a list the last time. @param holds whether an earlier copy is still in use */
export function troubleText({ why, detail }: NonNullable<ListState['trouble']>, holds: boolean): string {
  const sentence = t(sentences[why], { detail });
  return holds ? `${sentence} ${t('lists_trouble_holds')}` : sentence;
}
