import { list, t } from '../platform/i18n';
import { number } from '../ui/numbers';

/** Names for a sentence: all of them, or the first so many and how many more there are. */
export function few(names: readonly string[], most = 20): string {
  const shown = list(names.slice(0, most));
  return names.length <= most ? shown : t('and_more', { names: shown, count: number(names.length - most) });
}
