import type { Shape } from '../model';
import type { SiteOf } from './chunk-keys';
import { type FilterLine, readFilterLine } from './filter-line';
import { scopeOfException, scopeOfRule } from './filter-scope';
import { readFilterText, type WrittenFilter } from './filter-text';
import type { ImportedList } from './list';
import { readRemoved, type RemovedNames } from './removeparam';
import { foldCase } from './fold-case';
import type { Entry, Sorter } from './sorter';

/**
 * Makes rules of a list of filters, of those that clean links.
 * @returns or that there is none among them
 */
export function readFilters(text: string, sorter: Sorter, siteOf: SiteOf): ImportedList | { readonly error: string } {
  const { title, expires, filters } = readFilterText(text);
  if (!filters.some(({ text: line }) => aboutLinks.test(line)))
    return { error: 'This is a text, but no line of it says how to clean links ($removeparam, $urlskip).' };
  const read = filters.map((filter) => ({ ...filter, ...readFilterLine(filter.text) }));
  const exceptions = new Exceptions(sorter);
  for (const filter of read) if (filter.exception) exceptions.add(filter);
  for (const filter of read) if (!filter.exception) readRule(filter, exceptions, siteOf, sorter);
  return sorter.sorted({ format: 'filters', title, expires });
}

const aboutLinks = /[$,](?:removeparam|queryprune|urlskip)(?:=|,|\s*$)/;

type Read = WrittenFilter & FilterLine;

const valueOf = ({ options }: FilterLine, name: string): string | null | undefined => {
  const option = options.find((one) => one.name === name);
  return option && (option.value ?? null);
};

/** What exceptions say of rules, and of which rules nobody knows where they may hold. */
class Exceptions {
  readonly #sorter: Sorter;
  /** Values of rules with an exception that cannot be expressed; null: all rules. */
  readonly #untold = new Set<string | null>();

  constructor(sorter: Sorter) {
    this.#sorter = sorter;
  }

  /** Whether a rule is left out for an exception to it. */
  forbids = (value: string | null): boolean => this.#untold.has(null) || this.#untold.has(value);

  add(filter: Read): void {
    const value = valueOf(filter, 'removeparam');
    // To switch all filters off for a page switches these off, too.
    const all = filter.options.some(({ name, negated }) => /^(?:document|urlblock)$/.test(name) && !negated);
    if (value === undefined && !all) return this.#sorter.leaveOut('blocks', filter);
    const place = scopeOfException(filter);
    if (place === 'not-a-document') return this.#sorter.leaveOut(place, filter);
    if (place === null) {
      this.#untold.add(value || null);
      return this.#sorter.leaveOut('whole-address', filter);
    }
    const removed = value ? readRemoved(value) : null;
    // What is no rule needs no exception.
    if (typeof removed === 'string') return this.#sorter.leaveOut(removed, filter);
    this.#sorter.used();
    this.#sorter.except(removed ? { ...place, ...shapeOf(removed) } : place);
  }
}

/** Names of an exception are read in the case in which they are written. */
const shapeOf = ({ names, value, ignoreCase = false }: RemovedNames): Shape => ({
  names: ignoreCase ? names.map(inAnyCase) : names,
  ...(value === undefined ? {} : { value }),
});

function inAnyCase(name: string): string {
  if (name.startsWith('~')) return `~${foldCase(name.slice(1))}`;
  const text = name.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&');
  return `~^${foldCase(text.replace(/\*$/, ''))}${text.endsWith('*') ? '' : '$'}`;
}

function readRule(filter: Read, exceptions: Exceptions, siteOf: SiteOf, sorter: Sorter): void {
  const value = valueOf(filter, 'removeparam');
  if (value === undefined) return sorter.leaveOut('blocks', filter);
  return readRemoving(filter, value, exceptions, siteOf, sorter);
}

function readRemoving(
  filter: Read,
  value: string | null,
  exceptions: Exceptions,
  siteOf: SiteOf,
  sorter: Sorter,
): void {
  const entry: Entry = filter;
  if (filter.options.some(({ name, negated }) => name === 'removeparam' && negated))
    return sorter.leaveOut('malformed', entry);
  if (filter.elsewhere) return sorter.leaveOut('other', entry);
  const removed = readRemoved(value);
  if (typeof removed === 'string') return sorter.leaveOut(removed, entry);
  const scope = scopeOfRule(filter, siteOf);
  if (typeof scope === 'string') return sorter.leaveOut(scope, entry);
  if (exceptions.forbids(value)) return sorter.leaveOut('whole-address', entry);
  const { carries = [], ...place } = scope;
  // A value cannot be asked of another parameter.
  if (carries.some((one) => one.value !== '')) return sorter.leaveOut('whole-address', entry);
  const has = carries.map(({ name }) => name);
  sorter.used();
  sorter.strip(entry, { ...removed, ...place, ...(has.length > 0 ? { when: { has } } : {}) });
}
