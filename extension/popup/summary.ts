import { plural, t } from '../platform/i18n';
import type { View } from './view';

/** The line below the link: what became of it, in numbers. */
export function summary({ standing, otherPolicy, removed, total, before, after }: View): string {
  const counts = { removed, total, before };
  switch (standing.is) {
    case 'dirty':
      if (!standing.unwrapped) return plural('popup_removed', after, counts);
      return plural(removed > 0 ? 'popup_opened_removed' : 'popup_opened', after, counts);
    case 'tidied':
      return plural(otherPolicy === 'crawl' ? 'popup_written' : 'popup_tidied', after, counts);
    case 'clean':
      return plural(otherPolicy === 'crawl' ? 'popup_as_it_is' : 'popup_clean', after);
    case 'bare':
      return t('popup_bare');
    default:
      return plural('popup_as_it_is', after);
  }
}
