import { t } from '../platform/i18n';
import { number } from '../ui/numbers';
import type { View } from './view';

/** The line below the link: what became of it, in numbers. */
export function summary({ standing, otherPolicy, removed, total, before, after }: View): string {
  const sizes = { before: number(before), after: number(after) };
  const counts = { removed: number(removed), total: number(total), ...sizes };
  switch (standing.is) {
    case 'dirty':
      if (!standing.unwrapped) return t('popup_removed', counts);
      return removed > 0 ? t('popup_opened_removed', counts) : t('popup_opened', sizes);
    case 'tidied':
      return t(otherPolicy === 'crawl' ? 'popup_written' : 'popup_tidied', sizes);
    case 'clean':
      return otherPolicy === 'crawl' ? t('popup_as_it_is', { count: counts.after }) : t('popup_clean', counts);
    case 'bare':
      return t('popup_bare');
    default:
      return t('popup_as_it_is', { count: number(after) });
  }
}
