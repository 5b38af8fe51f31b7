import { expect, test } from 'vitest';
import { isMask, masked } from '../../../../extension/report/mask';

test.each([
  ['newsletter', 'xxxxxxxxxx'],
  ['Ab3dE9xQ-kZ71mNp', 'Xx9xX9xX-xX99xXx'],
  ['2026-12-03T12:00:00Z', '9999-99-99X99:99:99X'],
  ['jane.doe@example.org', 'xxxx.xxx@xxxxxxx.xxx'],
  ['jane.doe%40example.org', 'xxxx.xxx%40xxxxxxx.xxx'],
  ['a+b%20c', 'x+x%20x'],
  ['%41nna', 'Xxxx'],
  ['M%C3%BCller', 'Xxxxxx'],
  ['%E5%B1%B1%E7%94%B0', 'xx'],
  ['山田', 'xx'],
  ['%D6%D0', 'xx'],
  ['100%', '999%'],
  ['%zz', '%xx'],
  ['', ''],
])('%s is shown as %s', (value, mask) => {
  expect(masked(value)).toBe(mask);
  expect(isMask(mask)).toBe(true);
});

test.each(['a', 'xa', '8', 'ä', '%61', '%C3%A4', 'x%38', '山'])('%s can still be read', (text) => {
  expect(isMask(text)).toBe(false);
});
