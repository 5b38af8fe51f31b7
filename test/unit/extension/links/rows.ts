import type { Carried, Judged, Row } from '../../../../extension/links/row';

/** A link of a page as tests need it. */
export function rowOf(link: string, more: Partial<Omit<Row, 'places'>> & { times?: number } = {}): Row {
  const { times = 1, ...rest } = more;
  const places = new Set(Array.from({ length: times }, (_, id) => ({ frame: 0, id })));
  return { link, text: '', judged: judgedOf(link), ...rest, places };
}

export function judgedOf(link: string, carried: readonly Carried[] = [], more: Partial<Judged> = {}): Judged {
  const goes = carried.filter((each) => each.goes).length;
  const site = new URL(link).hostname.split('.').slice(-2).join('.');
  return { site, clean: link, carried, goes, sealed: false, opened: false, ...more };
}

export const fbclid: Carried = {
  name: 'fbclid',
  goes: true,
  layer: 'blocklist',
  vendor: 'Facebook',
  class: 'click-id',
};
export const source: Carried = { name: 'utm_source', goes: true, layer: 'blocklist', vendor: null, class: 'campaign' };
export const id: Carried = { name: 'id', goes: false, layer: 'default', vendor: null, class: null };
