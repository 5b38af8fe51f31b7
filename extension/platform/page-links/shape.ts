import { count, flag, list, oneOf, record, text, type Shape } from '../shape';
import { type FoundLink, type FromFrame, longestLink, longestText, mostAtOnce, mostLinks } from './protocol';

/** Reads what a frame says; a page that took over its own process could say anything. */
export const fromFrame: Shape<FromFrame> = (raw, at) => {
  const is = typeof raw === 'object' && raw !== null && 'is' in raw ? raw.is : null;
  return shapes[oneOf('links', 'gone', 'counted', 'shown')(is, `${at}.is`)](raw, at);
};

const counts = record({ links: count, others: count, tooLong: count, closedFrames: count, fromOtherSite: flag });
const found = record<FoundLink>({ id: count, link: webLink, text: text(longestText) });

const shapes: { readonly [K in FromFrame['is']]: Shape<Extract<FromFrame, { is: K }>> } = {
  links: record({ is: oneOf('links'), links: list(found, mostAtOnce) }),
  gone: record({ is: oneOf('gone'), ids: list(count, mostLinks) }),
  counted: record({ is: oneOf('counted'), counts }),
  shown: record({ is: oneOf('shown'), id: count, how: oneOf('shown', 'hidden', 'gone') }),
};

function webLink(raw: unknown, at: string): string {
  const link = text(longestLink)(raw, at);
  return /^https?:/.test(link) ? link : oneOf('http:', 'https:')(link, at);
}
