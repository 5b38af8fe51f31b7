import type { Shape } from '../model';
import { type FilterLine, optionOf } from './filter-line';
import { scopeOfException } from './filter-scope';
import { escapeText, foldCase } from './fold-case';
import { readRemoved, type RemovedNames } from './removeparam';
import type { Entry, Sorter } from './sorter';

/** What filters of the form `@@…` say of rules, and of which rules nobody knows where they may hold. */
export class Exceptions {
  readonly #sorter: Sorter;
  /** Values of rules with an exception that cannot be expressed; null: all rules. */
  readonly #untold = new Set<string | null>();
  readonly #ofSkips: Shape[] = [];
  /** Whether an exception to redirects cannot be expressed. */
  forbidsSkips = false;

  constructor(sorter: Sorter) {
    this.#sorter = sorter;
  }

  /** Where no link is opened by a filter. */
  get ofSkips(): readonly Shape[] {
    return this.#ofSkips;
  }

  /** Whether a rule with this value is left out for an exception to it. */
  forbids(value: string | null): boolean {
    return this.#untold.has(null) || this.#untold.has(value);
  }

  /** `important` is of no account: what is excepted is excepted. */
  add(filter: Entry & FilterLine): void {
    const place = scopeOfException(filter);
    if (place === 'not-a-document') return this.#sorter.leaveOut(place, filter);
    const removing = optionOf(filter, 'removeparam');
    const skipping = optionOf(filter, 'urlskip');
    const removed = removing?.value ? readRemoved(removing.value) : null;
    // What is no rule needs no exception.
    if (typeof removed === 'string') return this.#sorter.leaveOut(removed, filter);
    // To switch all filters off for a page switches these off, too.
    const ofRules = removing !== undefined || skipping === undefined;
    if (place === null) {
      if (ofRules) this.#untold.add(removing?.value || null);
      if (!removing) this.forbidsSkips = true;
      return this.#sorter.leaveOut('whole-address', filter);
    }
    this.#sorter.used();
    if (ofRules) this.#sorter.except(removed ? { ...place, ...shapeOf(removed) } : place);
    if (!removing) this.#ofSkips.push(place);
  }
}

/** Names of an exception are read in the case in which they are written. */
const shapeOf = ({ names, value, ignoreCase = false }: RemovedNames): Shape => ({
  names: ignoreCase ? names.map(inAnyCase) : names,
  ...(value === undefined ? {} : { value }),
});

function inAnyCase(name: string): string {
  if (name.startsWith('~')) return `~${foldCase(name.slice(1))}`;
  const open = name.endsWith('*');
  return `~^${foldCase(escapeText(open ? name.slice(0, -1) : name))}${open ? '' : '$'}`;
}
