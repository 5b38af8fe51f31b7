import type { FilterLine, FilterOption } from './filter-line';

/**
 * Takes out what other filters cancel: `badfilter` cancels the filter that says the same without it, or on some of its
 * domains alone.
 * @returns what is left, what was cancelled, and the filters that cancel
 */
export function withoutCancelled<F extends FilterLine>(
  filters: readonly F[],
): { readonly left: readonly F[]; readonly cancelled: readonly F[]; readonly cancelling: readonly F[] } {
  const cancelling = filters.filter(isBad);
  if (cancelling.length === 0) return { left: filters, cancelled: [], cancelling };
  const domains = new Map<string, Set<string> | 'all'>();
  for (const filter of cancelling) {
    const named = domainsOf(filter);
    const key = keyOf(filter);
    const known = domains.get(key);
    domains.set(key, named.length === 0 || known === 'all' ? 'all' : new Set([...(known ?? []), ...named]));
  }
  const left: F[] = [];
  const cancelled: F[] = [];
  for (const filter of filters) {
    if (isBad(filter)) continue;
    const there = domains.get(keyOf(filter));
    const named = domainsOf(filter);
    const rest = there instanceof Set ? named.filter((one) => !there.has(one)) : named;
    if (
      there === undefined ||
      (there === 'all' && named.length > 0) ||
      (there !== 'all' && rest.length === named.length)
    )
      left.push(filter);
    else if (rest.length === 0 || there === 'all') cancelled.push(filter);
    else left.push({ ...filter, options: filter.options.map((option) => withDomains(option, rest)) });
  }
  return { left, cancelled, cancelling };
}

const isBad = ({ options }: FilterLine): boolean => options.some(({ name }) => name === 'badfilter');

const domainsOf = ({ options }: FilterLine): readonly string[] =>
  options.find(({ name }) => name === 'domain')?.value?.split('|') ?? [];

const withDomains = (option: FilterOption, domains: readonly string[]): FilterOption =>
  option.name === 'domain' ? { ...option, value: domains.join('|') } : option;

/** All that a filter says beside its domains, whatever the order of its options. */
const keyOf = ({ exception, pattern, options }: FilterLine): string =>
  JSON.stringify([
    exception,
    pattern,
    options
      .filter(({ name }) => name !== 'badfilter' && name !== 'domain' && !/^_*$/.test(name))
      .map(({ name, negated, value }) => `${negated ? '~' : ''}${name}=${value ?? ''}`)
      .toSorted((a, b) => (a < b ? -1 : 1)),
  ]);
