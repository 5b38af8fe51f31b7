import { describe, expect, test } from 'vitest';
import { asCsv, asJson } from '../../../../extension/links/export';
import { fbclid, id, judgedOf, rowOf } from './rows';

const link = 'https://example.com/a?id=1&fbclid=x';
const row = rowOf(link, {
  text: 'Say "yes", or no',
  times: 2,
  judged: judgedOf(link, [id, fbclid], { clean: 'https://example.com/a?id=1' }),
});

test('JSON says all of each link', () => {
  expect(JSON.parse(asJson([row]))).toEqual([
    {
      link,
      clean: 'https://example.com/a?id=1',
      site: 'example.com',
      text: 'Say "yes", or no',
      times: 2,
      removed: ['fbclid'],
      kept: ['id'],
      vendors: ['Facebook'],
      layers: ['default', 'blocklist'],
      sealed: false,
      redirect: false,
    },
  ]);
});

test('CSV has a line of names, and quotes as RFC 4180 says', () => {
  const [names, first, end] = asCsv([row]).split('\r\n');
  expect(names).toBe('\uFEFFlink,clean,site,text,times,removed,kept,vendors,layers,sealed,redirect');
  expect(first).toBe(
    `${link},https://example.com/a?id=1,example.com,"Say ""yes"", or no",2,fbclid,id,Facebook,default; blocklist,false,false`,
  );
  expect(end).toBe('');
});

test('a link that was not judged yet is written as it is', () => {
  expect(JSON.parse(asJson([rowOf(link, { judged: null })]))).toMatchObject([{ link, clean: link, removed: [] }]);
});

describe('what a spreadsheet would run is text', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u200B=1',
    '＝1',
    '=HYPERLINK("https://evil.example","x")',
  ])('%j', (text) => {
    const cells = asCsv([rowOf('https://example.com/', { text })]).split('\r\n')[1] ?? '';
    expect(cells).toContain(`,"'${text.replaceAll('"', '""')}"`);
  });

  test.each(['a=1', 'a-b', 'me@example.com'])('%j stays', (text) => {
    expect(asCsv([rowOf('https://example.com/', { text })])).toContain(`,${text},1,`);
  });

  test('a parameter that is named like a formula, too', () => {
    const carried = { ...fbclid, name: '=cmd()' };
    const found = asCsv([rowOf(link, { judged: judgedOf(link, [carried]) })]);
    expect(found).toContain(`,"'=cmd()",`);
  });
});
