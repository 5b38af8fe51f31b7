import { expect, test } from 'vitest';
import { reportText, rewritten } from '../../../../extension/report/wording';

const before = ['kind: broke', 'path: /xxx', 'query: a=xx', 'query: b=99'];
const now = ['kind: left-in', 'path: -', 'query: a=xx', 'query: b=17'];

test('every fact is brought up to date', () => {
  expect(rewritten(reportText('Hello', before), before, now)).toBe(reportText('Hello', now));
});

test('what the person changed, added or took out stays as it is', () => {
  const text = reportText('My words\nkind: broke', before)
    .replace('query: b=99', 'query: b=xy')
    .replace('path: /xxx\n', '')
    .replace('query: a=xx', 'mine\nquery: a=xx');
  expect(rewritten(text, before, now)).toBe(
    text.replace('```plainlink-report\nkind: broke', '```plainlink-report\nkind: left-in'),
  );
});

test('a text whose block is gone stays as it is', () => {
  expect(rewritten('kind: broke', before, now)).toBe('kind: broke');
});

test('an end that is gone hides nothing', () => {
  expect(rewritten('```plainlink-report\nkind: broke', before, now)).toBe('```plainlink-report\nkind: left-in');
});
