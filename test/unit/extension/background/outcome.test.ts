import { shippedRules } from 'virtual:rules';
import { expect, test, vi } from 'vitest';
import { createEngine } from '../../../../src/index';
import { removedFrom, sayCopied } from '../../../../extension/background/outcome';

vi.mock('../../../../extension/platform/browser', async () => ({
  browser: { i18n: (await import('../platform/memory/i18n')).i18n },
}));

const engine = createEngine({ rules: shippedRules });
const say = (...links: string[]) =>
  sayCopied(
    links.map((link) => engine.explain(link)),
    false,
  );

test.each([
  ['https://example.com/?id=1&utm_source=x&fbclid=y', 'Copied. Parameters removed: 2 of 3.'],
  ['https://example.com/?id=1', 'Copied. There was nothing to remove.'],
  ['https://EXAMPLE.com:443/?id=1', 'Copied in its plain form. There was nothing to remove.'],
  ['https://www.google.com/url?q=https://example.com/&sa=D', 'Copied the link behind the redirect.'],
  [
    'https://www.google.com/url?q=https://example.com/%3Ffbclid%3Dx%26id%3D1&sa=D',
    'Copied the link behind the redirect. Parameters removed: 1 of 2.',
  ],
  ['javascript:alert(1)', /^Copied as it is\. This address does not begin with http: or https:/],
  ['nothing', /^Copied as it is\. This is not a web link/],
])('%s: %s', (link, text) => {
  expect(say(link).text).toMatch(text);
});

test('a sealed link says what seals it', () => {
  expect(say('https://a.s3.amazonaws.com/f?X-Amz-Algorithm=A&X-Amz-Signature=0a&utm_source=x').text).toMatch(
    /^Copied as it is\. .*any change makes it invalid\.$/,
  );
});

test('a warning comes with the copy', () => {
  expect(say('https://user:word@example.com/?fbclid=x').more).toEqual([
    'The link holds a user name or password before the host. Whoever gets it can use them.',
  ]);
});

test('several links are counted together, and what was left as it is says why once', () => {
  const signed = 'https://a.s3.amazonaws.com/f?X-Amz-Algorithm=A&X-Amz-Signature=0a';
  const { text, more } = say('https://example.com/?fbclid=x&id=1', 'https://example.org/', signed);
  expect(text).toBe('Links copied: 3. Parameters removed: 1 of 4.');
  expect(more).toEqual([expect.stringMatching(/^Left as they are: 1\. .*any change makes it invalid\.$/)]);
});

test('while paused nothing is said to be removed', () => {
  const results = [engine.explain('https://example.com/?fbclid=x')];
  expect(sayCopied(results, true)).toEqual({ text: 'Copied as it is, because Plainlink is paused.', more: [] });
});

test('what is no link loses nothing', () => {
  expect(removedFrom(engine.explain('nothing'))).toBe(0);
  expect(removedFrom(engine.explain('https://example.com/?fbclid=x&gclid=y&id=1'))).toBe(2);
});
