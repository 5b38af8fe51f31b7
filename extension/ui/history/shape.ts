import type { Message } from '../../../src/index';
import {
  mostCharacters,
  mostCopies,
  type Copy,
  type Counts,
  type History,
  type Way,
  type Why,
} from '../../platform/history/history';
import { t } from '../../platform/i18n';
import { count, fail, list, members, oneOf, record, text, type Shape } from '../../platform/shape';

const way: Shape<Way> = oneOf(
  'menu',
  'shortcut',
  'button',
  'omnibox',
  'popup',
  'panel',
  'box',
  'tabs',
  'copy',
  'site',
  'share',
);

const links = text(mostCharacters);
const word = text(1000);

/** Reads a dictionary whose names nobody knows beforehand. */
const dictionary =
  <T>(value: Shape<T>): Shape<Record<string, T>> =>
  (raw, at) =>
    Object.fromEntries(
      Object.entries(members(raw, at)).map(([name, each]) => [name, value(each, `${at}.${name}`)] as const),
    );

// A reason that this version does not know shows its id, as any text does that is missing.
const message = record({ id: word, args: dictionary(word) }) as Shape<Message>;

const why: Shape<Why> = record({ names: list(word, 1000), message });

const copy: Shape<Copy> = record({
  id: word,
  at: count,
  way,
  before: links,
  after: links,
  why: list(why, 100),
});

const counts: Shape<Counts> = record({ since: count, links: count, classes: dictionary(count) });

const versionOne: Shape<1> = (raw, at) => (raw === 1 ? 1 : fail(at, t('expected_one_of', { values: '1' })));

/** What is stored of copies, and stands in a backup. */
export const historyShape: Shape<History> = record({ version: versionOne, copies: list(copy, mostCopies), counts });
