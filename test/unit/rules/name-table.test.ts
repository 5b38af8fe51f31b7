import { expect, test } from 'vitest';
import { NameTable, PERHAPS } from '../../../src/rules/name-table';

const long = `long_${'x'.repeat(300)}`;
const names = ['a', 'ab', 'id', 'ref', 'utmx', 'ref_src', 'utm_campaign', 'größe', 'a b', long];
const table = new NameTable();
table.addNames(names, true);
table.addNames(['here'], false);
table.add(['gad_*'], false, true);
table.freeze();

/** The name that is found for a token; `maybe` where it has to be asked about, null where nobody knows it. */
function found(token: string, special = false): string | null {
  const text = `https://a.com/?${token}&b=1`;
  const number = table.find(text, 15, 15 + token.length, special);
  return number === PERHAPS ? 'maybe' : number === 0 ? null : table.name(number);
}

test.each(['a', 'ab', 'id', 'ref', 'utmx', 'ref_src', 'utm_campaign'])(
  '%s is told, with a value and without',
  (name) => {
    expect(found(name)).toBe(name);
    expect(found(`${name}=1`)).toBe(name);
    expect(found(`${name}=`)).toBe(name);
  },
);

test('an escaped name is told, too', () => expect(found('a%20b=1')).toBe('a b'));

test.each([
  'b',
  'abc',
  'i',
  'utm',
  'gadget=1',
  'ref%5B0%5D=1',
  'utmxx=utmx',
  'ref_srC2',
  'utm_campaigns',
  'utm_campaig',
])('%s is known by nobody', (token) => expect(found(token)).toBeNull());

test.each([
  ['another case', 'REF_src=1'],
  ['an escape that may hide what ends a name', 'a%3Db=1'],
  ['an escape that is none', 'utm%zz=1'],
  ['an escape where a pattern may begin', 'gad%5Fx=1'],
  ['a letter that is not ASCII', 'größe=1'],
  ['what a pattern begins with', 'gad_source=1'],
  ['a name of more letters than are compared', `${long}=1`],
])('%s has to be asked about', (_, token) => expect(found(token)).toBe('maybe'));

test('what only some sites know is told on those', () => {
  expect(found('here=1')).toBeNull();
  expect(found('here=1', true)).toBe('here');
});
