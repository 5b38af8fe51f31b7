import { describe, test } from 'vitest';
import { grammarOnly, inOneForm } from './engines';
import { agrees, rowsOf, suiteFile } from './suites';

interface UrlRow {
  readonly input: string;
  readonly base: string | null;
  readonly href?: string;
  readonly failure?: boolean;
}

interface HostRow {
  readonly input: string;
  readonly output: string | null;
}

const share = grammarOnly('share');

/** What `share` without rules says must be what the parser says, once escapes are in one form. */
function differsFrom(input: string, href: string | null): string | null {
  const result = share.explain(input);
  if ('error' in result) return href === null ? null : `refused as ${result.error.code}, expected ${href}`;
  if (href === null) return `accepted as ${result.canonical}`;
  return inOneForm(result.canonical) === inOneForm(href) ? null : `${result.canonical}, expected ${href}`;
}

for (const name of ['urltestdata', 'urltestdata-javascript-only']) {
  const file = suiteFile(`wpt/${name}.json`);
  describe.skipIf(!file)(`WPT ${name}`, () => {
    if (!file) return test('no file');
    // With // after the scheme a base changes nothing; a row that needs one is not about a link by itself.
    const absolute = rowsOf<UrlRow>(file).filter(({ input, base }) =>
      (base ? /^[\0- ]*https?:\/\//i : /^[\0- ]*https?:/i).test(input.replace(/[\t\n\r]/g, '')),
    );
    agrees(
      name,
      absolute,
      ({ input }) => input,
      ({ input, href }) => differsFrom(input, href ?? null),
    );
  });
}

for (const name of ['toascii', 'IdnaTestV2']) {
  const file = suiteFile(`wpt/${name}.json`);
  describe.skipIf(!file)(`WPT ${name}`, () => {
    if (!file) return test('no file');
    // The suite's own way to ask a whole URL parser about a host.
    const asked = rowsOf<HostRow>(file).filter(({ input }) => input !== '' && !/[/?#@:\\]/.test(input));
    agrees(
      name,
      asked,
      ({ input }) => input,
      ({ input, output }) => {
        return differsFrom(`https://${input}/x`, output === null || output === '' ? null : `https://${output}/x`);
      },
    );
  });
}

const escapes = suiteFile('wpt/percent-encoding.json');
describe.skipIf(!escapes)('WPT percent-encoding', () => {
  if (!escapes) return test('no file');
  const rows = rowsOf<{ readonly input: string; readonly output: { readonly 'utf-8'?: string } }>(escapes);
  agrees(
    'percent-encoding',
    rows,
    ({ input }) => input,
    ({ input, output }) => {
      const expected = output['utf-8'];
      if (expected === undefined) return null;
      // The suite writes what a query in an encoding becomes; a trailing A keeps controls from being trimmed.
      return differsFrom(`https://a.example/?${input}A`, `https://a.example/?${expected}A`);
    },
  );
});
