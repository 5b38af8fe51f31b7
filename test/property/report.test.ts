import fc from 'fast-check';
import { shippedRules } from 'virtual:rules';
import { expect, test } from 'vitest';
import type { Choices } from '../../extension/report/choices';
import { factLines, fenced } from '../../extension/report/format';
import { knowledgeOf } from '../../extension/report/knowledge';
import { isMask } from '../../extension/report/mask';
import { parseReport } from '../../extension/report/parse';
import { readings } from '../../extension/report/readings';
import { secretsIn } from '../../extension/report/secrets';
import { createEngine, type Result } from '../../src/index';

const engine = createEngine({ rules: shippedRules });
const knowledge = knowledgeOf(shippedRules);
const choices: Choices = { kind: 'broke', about: null, host: 'pattern', path: 'shape', shown: [] };

const hosts = ['www.youtube.com', 'youtube.com', 'www.amazon.de', 'anna.example.com', 'x.github.io', 'intranet'];
const names = ['v', 'si', 'utm_source', 'fbclid', 'ref', 'q', 'to', 'password', 'email', 'id', 'jsessionid', 'a-b'];

const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ012345678äß山田é@._-+ /');
const value = fc
  .array(letters, { minLength: 5, maxLength: 40 })
  .map((all) => all.join(''))
  .filter((text) => /[\p{L}\p{N}]/u.test(text));

/** How a value may be written into a link. */
const writing = fc.constantFrom<(text: string) => string>(
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replace(/[ /]/g, '+'),
  (text) =>
    [...text].map((one) => (/\w/.test(one) ? `%${one.charCodeAt(0).toString(16)}` : encodeURIComponent(one))).join(''),
);

const link = fc.record({
  host: fc.constantFrom(...hosts),
  path: fc.array(value, { maxLength: 3 }),
  query: fc.array(fc.tuple(fc.constantFrom(...names), value), { minLength: 1, maxLength: 6 }),
  fragment: fc.option(fc.tuple(fc.constantFrom(...names), value)),
  write: writing,
});

test('of a value or a part of the path nothing survives in a report, as it is, escaped or decoded', () => {
  fc.assert(
    fc.property(link, ({ host, path, query, fragment, write }) => {
      const pairs = query.map(([name, text]) => `${name}=${write(text)}`).join('&');
      const tail = fragment ? `#${fragment[0]}=${write(fragment[1])}` : '';
      const result = explained(`https://${host}/${path.map(write).join('/')}?${pairs}${tail}`);
      const lines = factLines(result, '0.1.0', choices);
      const values = [...path, ...query.map(([, text]) => text), ...(fragment ? [fragment[1]] : [])];
      const free = readings(withoutNames(lines, result)).join('\n');
      for (const text of values)
        for (const form of [text, write(text), encodeURIComponent(text), ...text.split(/[ /+@._-]+/)])
          if (form.length >= 5 && !isMask(form)) expect(free).not.toContain(form);
    }),
    { numRuns: 300 },
  );
});

test('a report with everything masked is read back, and nothing in it is refused', () => {
  fc.assert(
    fc.property(link, ({ host, path, query, write }) => {
      const pairs = query.map(([name, text]) => `${name}=${write(text)}`).join('&');
      const result = explained(`https://${host}/${path.map(write).join('/')}?${pairs}`);
      const text = fenced(factLines(result, '0.1.0', choices));
      expect(parseReport(text)).toMatchObject({ ok: true });
      expect(secretsIn(text, knowledge)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

function explained(text: string): Result {
  const result = engine.explain(text);
  if ('error' in result) throw new Error(`${text}: ${result.error.message}`);
  return result;
}

/** The lines without the words that are ours: names of facts, hosts, rules, and the names of parameters. */
function withoutNames(lines: readonly string[], { decisions }: Result): string {
  return lines
    .slice(6)
    .map((line) => line.replace(/^(query|fragment|path-part): \w+ \w+ \S+ ([^=]*)=?/, ''))
    .filter((line) => !/^(about|sealed|opened): /.test(line) || decisions.length === 0)
    .join('\n');
}
