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

/** A text as the parser looks at it first: without controls before it, and without tabs and line breaks. */
const bare = (text: string): string => text.replace(/^[\0- ]+/, '').replace(/[\t\n\r]/g, '');

const schemeOf = (text: string): string | undefined => /^([a-z][a-z0-9+.-]*):/i.exec(bare(text))?.[1]?.toLowerCase();

/** Whether a base changes nothing about it: it has two slashes, either way, or another scheme than the base. */
const isAbsolute = ({ input, base }: UrlRow): boolean =>
  base === null || schemeOf(base) !== schemeOf(input) || /^[a-z]+:[\\/]{2}/i.test(bare(input));

for (const name of ['urltestdata', 'urltestdata-javascript-only'] as const) {
  const file = suiteFile(`wpt/${name}.json`);
  describe.skipIf(!file)(`WPT ${name}`, () => {
    if (!file) return test('no file');
    const rows = rowsOf<UrlRow>(file);
    const web = rows.filter(({ input }) => /^https?$/.test(schemeOf(input) ?? ''));
    const absolute = web.filter(isAbsolute);
    agrees(
      name,
      absolute,
      ({ input }) => input,
      ({ input, href }) => differsFrom(input, href ?? null),
      `${web.length - absolute.length} left out that are relative to a base of their scheme`,
    );

    if (name !== 'urltestdata') return;
    const others = rows.filter((row) => !web.includes(row));
    agrees(
      'urltestdata, other schemes and relative references',
      others,
      ({ input }) => input,
      ({ input }) => differsFrom(input, null) ?? (share.canonical(input) === input ? null : 'not left as it was'),
    );
  });
}

for (const name of ['toascii', 'IdnaTestV2'] as const) {
  const file = suiteFile(`wpt/${name}.json`);
  describe.skipIf(!file)(`WPT ${name}`, () => {
    if (!file) return test('no file');
    const all = rowsOf<HostRow>(file);
    // The suite asks so too: nothing can stand before a path that is empty.
    const asked = all.filter(({ input }) => input !== '');
    agrees(
      name,
      asked,
      ({ input }) => input,
      ({ input, output }) => {
        const expected = output === null || output === '' ? null : `https://${output}/x`;
        // Escaped it is all host, whatever it holds; as it stands only where nothing in it ends a host.
        const escaped = differsFrom(
          `https://${encodeURIComponent(input.replace(/\p{Surrogate}/gu, '\ufffd'))}/x`,
          expected,
        );
        return escaped ?? (/[/?#@:\\]/.test(input) ? null : differsFrom(`https://${input}/x`, expected));
      },
      `${all.length - asked.length} left out that are empty`,
    );
  });
}

const escapes = suiteFile('wpt/percent-encoding.json');
describe.skipIf(!escapes)('WPT percent-encoding', () => {
  if (!escapes) return test('no file');
  const rows = rowsOf<{ readonly input: string; readonly output: { readonly 'utf-8': string } }>(escapes);
  agrees(
    'percent-encoding',
    rows,
    ({ input }) => input,
    ({ input, output }) => {
      // The suite writes what a query in an encoding becomes, and a fragment always; an A keeps what is trimmed at an end.
      const expected = output['utf-8'];
      return differsFrom(`https://a.example/?${input}A#${input}A`, `https://a.example/?${expected}A#${expected}A`);
    },
  );
});
