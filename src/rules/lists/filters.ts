import { withoutCancelled } from './bad-filters';
import type { SiteOf } from './chunk-keys';
import { Exceptions } from './filter-exceptions';
import { optionOf, readFilterLine, type FilterLine } from './filter-line';
import { scopeOfRule } from './filter-scope';
import { readFilterText, type WrittenFilter } from './filter-text';
import type { ImportedList } from './list';
import { readRemoved } from './removeparam';
import type { Sorter } from './sorter';
import { readSkip } from './urlskip';

/**
 * Makes rules of a list of filters, of those that clean links.
 * @returns or that there is none among them
 */
export function readFilters(text: string, sorter: Sorter, siteOf: SiteOf): ImportedList | { readonly error: string } {
  const { title, expires, filters } = readFilterText(text);
  if (!filters.some(({ text: line }) => isAboutLinks(line)))
    return { error: 'This is a text, but no line of it says how to clean links ($removeparam, $urlskip).' };
  const read: Read[] = [];
  for (const filter of filters) {
    if (filter.text.length > LONGEST) sorter.leaveOut('other', filter);
    else if (mayMatter(filter.text)) read.push(readOne(filter));
    else sorter.leaveOut(isCosmetic.test(filter.text) ? 'other' : 'blocks', filter);
  }
  const { left, cancelled, cancelling } = withoutCancelled(read);
  for (const filter of cancelled) sorter.leaveOut('other', filter);
  for (const _ of cancelling) sorter.used();
  const exceptions = new Exceptions(sorter);
  for (const filter of left) if (filter.exception) exceptions.add(filter);
  for (const filter of left) if (!filter.exception) readRule(filter, exceptions, siteOf, sorter);
  return sorter.sorted({ format: 'filters', title, expires });
}

type Read = WrittenFilter & FilterLine;

const readOne = ({ line, text, elsewhere }: WrittenFilter): Read => {
  const { exception, pattern, options } = readFilterLine(text);
  return { line, text, elsewhere, exception, pattern, options };
};

const words = ['removeparam', 'queryprune', 'urlskip'];
const aboutLinks = /[$,](?:~?removeparam|queryprune|urlskip)(?:=|,|\s*$)/;
const isAboutLinks = (text: string): boolean => words.some((word) => text.includes(word)) && aboutLinks.test(text);

/** An exception may switch off all filters of a page. */
const mayMatter = (text: string): boolean =>
  isAboutLinks(text) || (text.startsWith('@@') && /[$,](?:doc|document|urlblock)\b/.test(text));
const isCosmetic = /#[@?$%]{0,3}#|^!#/;
const LONGEST = 4096;

function readRule(filter: Read, exceptions: Exceptions, siteOf: SiteOf, sorter: Sorter): void {
  const removing = optionOf(filter, 'removeparam');
  const skipping = optionOf(filter, 'urlskip');
  if (removing?.negated || (removing && skipping)) return sorter.leaveOut('malformed', filter);
  // Said for other programs, or under a condition: an exception holds nonetheless.
  if (filter.elsewhere) return sorter.leaveOut('other', filter);
  if (removing) readRemoving(filter, removing.value, exceptions, siteOf, sorter);
  else if (skipping) readSkipping(filter, skipping.value, exceptions, siteOf, sorter);
  else sorter.leaveOut('blocks', filter);
}

function readRemoving(
  filter: Read,
  value: string | null,
  exceptions: Exceptions,
  siteOf: SiteOf,
  sorter: Sorter,
): void {
  const removed = readRemoved(value);
  if (typeof removed === 'string') return sorter.leaveOut(removed, filter);
  const scope = scopeOfRule(filter, siteOf);
  if (typeof scope === 'string') return sorter.leaveOut(scope, filter);
  const { carries = [], ...place } = scope;
  // A value cannot be asked of another parameter; and nobody knows where an exception that cannot be told holds.
  if (carries.some((one) => one.value !== '') || exceptions.forbids(value))
    return sorter.leaveOut('whole-address', filter);
  const has = carries.map(({ name }) => name);
  sorter.used();
  sorter.strip(filter, { ...removed, ...place, ...(has.length > 0 ? { when: { has } } : {}) });
}

function readSkipping(
  filter: Read,
  steps: string | null,
  exceptions: Exceptions,
  siteOf: SiteOf,
  sorter: Sorter,
): void {
  const scope = scopeOfRule(filter, siteOf);
  if (typeof scope === 'string') return sorter.leaveOut(scope, filter);
  const draft = readSkip(steps, scope);
  if (typeof draft === 'string') return sorter.leaveOut(draft, filter);
  if (exceptions.forbidsSkips) return sorter.leaveOut('whole-address', filter);
  const except = [...(draft.except ?? []), ...exceptions.ofSkips];
  sorter.used();
  sorter.wrapper(filter, except.length > 0 ? { ...draft, except } : draft);
}
