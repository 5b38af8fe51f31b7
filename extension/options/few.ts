import { t } from '../platform/i18n';
import { number } from '../ui/numbers';

const most = 20;

/** Names for a sentence: all of them, or the first twenty and how many more there are. */
export function few(names: readonly string[]): string {
  const shown = names.slice(0, most).join(', ');
  return names.length <= most ? shown : t('and_more', { names: shown, count: number(names.length - most) });
}
