import { shippedRules } from 'virtual:rules';
import { expect, test, vi } from 'vitest';
import { textLink } from '../../../../../extension/ui/text/text-link';
import { cleanText, createEngine } from '../../../../../src/index';

vi.mock('../../../../../extension/platform/browser', async () => ({
  browser: { i18n: (await import('../../platform/memory/i18n')).i18n },
}));

const engine = createEngine({ rules: shippedRules });

/** What is shown of the one link of a text; what is struck through, in square brackets. */
function shown(link: string, behind = '') {
  const { written, results } = cleanText(engine, `Look: ${link}${behind} end`);
  const [result] = results;
  if (!result) throw new Error('no link');
  const { pieces, outcome, because } = textLink(`${link}${behind}`, written[0] ?? '', result);
  return {
    drawn: pieces.map(({ text, goes }) => (goes ? `[${text}]` : text)).join(''),
    outcome,
    because: because.map(({ name, layer, why }) => [name, layer, why].filter(Boolean).join(' / ')),
  };
}

test('a link from which something goes names it, and why', () => {
  expect(shown('https://example.com/?id=1&fbclid=x')).toEqual({
    drawn: 'https://example.com/?id=1[&fbclid=x]',
    outcome: 'Removed: 1',
    because: ['fbclid / blocklist / Facebook adds this to recognise who clicked.'],
  });
});

test('a redirect shows what it leads to, and that it was opened', () => {
  const link = 'https://www.google.com/url?q=https://example.com/%3Ffbclid%3Dx%26id%3D1&sa=D';
  const { drawn, outcome, because } = shown(link);
  expect(drawn).toBe('https://example.com/?[fbclid=x&]id=1');
  expect(outcome).toBe('Redirect opened, removed: 1');
  expect(because[0]).toBe('Passed through Google to count the click.');
  expect(because).toHaveLength(2);
});

test('a sealed link stays, with its reason', () => {
  const link = 'https://a.s3.amazonaws.com/f?X-Amz-Algorithm=A&X-Amz-Signature=0a&utm_source=x';
  const { drawn, outcome, because } = shown(link);
  expect([drawn, outcome]).toEqual([link, 'Stays as it is']);
  expect(because).toEqual([expect.stringMatching(/any change makes it invalid\.$/)]);
});

test('what may be words of the text stays, and says so', () => {
  expect(shown('https://example.com/?utm_source=x', ',42')).toEqual({
    drawn: 'https://example.com/?utm_source=x,42',
    outcome: 'Stays as it is',
    because: ['What could go stands at its end, and might be words of the text.'],
  });
});

test('a link that carries nothing, or another spelling alone, is left as it was written', () => {
  expect(shown('https://EXAMPLE.com/?id=1')).toEqual({
    drawn: 'https://EXAMPLE.com/?id=1',
    outcome: 'Nothing to remove',
    because: [],
  });
});
