import { t } from '../i18n';
import { count, fail, flag, list, members, oneOf, record, type Shape } from '../shape';
import { type FoundLink, type FromFrame, longestLink, longestText, mostAtOnce, mostLinks } from './protocol';

/** Reads what a frame says; a page that took over its own process could say anything. */
export const fromFrame: Shape<FromFrame> = (raw, at) => {
  const is = typeof raw === 'object' && raw !== null && 'is' in raw ? raw.is : null;
  return shapes[oneOf('links', 'gone', 'counted', 'shown')(is, `${at}.is`)](raw, at);
};

const counts = record({ links: count, others: count, tooLong: count, closedFrames: count, fromOtherSite: flag });
const shapes: { readonly [K in FromFrame['is']]: Shape<Extract<FromFrame, { is: K }>> } = {
  links: record({ is: oneOf('links'), links: list(found, mostAtOnce) }),
  gone: record({ is: oneOf('gone'), ids: list(count, mostLinks) }),
  counted: record({ is: oneOf('counted'), counts }),
  shown: record({ is: oneOf('shown'), id: count, how: oneOf('shown', 'hidden', 'gone') }),
};

// There are thousands of these, so that each is looked at by hand.
function found(raw: unknown, at: string): FoundLink {
  const { id, link, text } = members(raw, at);
  if (typeof link !== 'string' || link.length > longestLink || !/^https?:/.test(link))
    return fail(at, t('expected_text'));
  if (typeof text !== 'string' || text.length > longestText) return fail(at, t('expected_text'));
  return { id: count(id, at), link, text };
}
