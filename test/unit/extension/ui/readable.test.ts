import { expect, test } from 'vitest';
import { readable } from '../../../../extension/ui/readable';

test.each([
  ['newsletter', 'newsletter'],
  ['v%C3%A4rde', 'värde'],
  ['a%2Fb%20c', 'a/b c'],
  ['100%', '100%'],
  ['%E4%F6', '%E4%F6'],
  ['a+b', 'a+b'],
  // What would turn the text around, or break its line, stays escaped.
  ['%E2%80%AEabc', '%E2%80%AEabc'],
  ['a%0Ab', 'a%0Ab'],
  ['%E2%80%A8', '%E2%80%A8'],
  ['\ud800', '\ud800'],
])('%j is read as %j', (value, shown) => {
  expect(readable(value)).toBe(shown);
});
