import { expect, test } from 'vitest';
import { parseReport } from '../../../../extension/report/parse';

const report = `It opens the front page.

\`\`\`plainlink-report
plainlink-report: 1
kind: broke
extension: 0.1.0
policy: share@1
rules: 2026.12.2
host: www.youtube.com
path: /xxxxx
sealed: -
opened: -
about: si
query: keep allowlist youtube-content v=xXx9x9XxXxX
query: strip blocklist youtube-sharer si=Xx9xX9xX-xX99xXx
query: keep default default flag
query: keep default default empty=
fragment: strip blocklist utm utm_source=xx
path-part: strip blocklist amazon-path-ref ref=xx_9
\`\`\`
Thank you.
`;

test('a report is read as it was written, with what stands around it', () => {
  expect(parseReport(report)).toMatchObject({
    ok: true,
    report: {
      kind: 'broke',
      host: 'www.youtube.com',
      path: '/xxxxx',
      sealed: null,
      opened: [],
      about: 'si',
      words: 'It opens the front page.\n\nThank you.',
      line: 4,
      parameters: [
        { part: 'query', action: 'keep', layer: 'allowlist', rule: 'youtube-content', name: 'v', value: 'xXx9x9XxXxX' },
        { name: 'si', action: 'strip', value: 'Xx9xX9xX-xX99xXx' },
        { name: 'flag', value: null },
        { name: 'empty', value: '' },
        { part: 'fragment', name: 'utm_source' },
        { part: 'path', name: 'ref' },
      ],
    },
  });
});

test.each([
  ['no block', '```plainlink-report', '```', 1, /a line ```plainlink-report/],
  ['no end', '\n```\nThank', '\nThank', 21, /a line ``` at the end/],
  ['a form of later', 'plainlink-report: 1', 'plainlink-report: 2', 4, /the one form/],
  ['another kind', 'kind: broke', 'kind: ugly', 5, /broke or left-in/],
  ['a policy that is none', 'share@1', 'share', 7, /policy: expected/],
  ['a host that is none', 'www.youtube.com', 'www youtube', 9, /host: expected/],
  ['a path that is none', '/xxxxx', 'xxxxx', 10, /path: expected/],
  ['an unknown fact', 'about: si', 'about: si\nmood: sad', 14, /expected one of/],
  ['a fact that stands twice', 'about: si', 'about: si\nabout: v', 14, /stands twice/],
  ['a fact that is missing', 'about: si\n', '', 19, /about is missing/],
  ['a parameter without a layer', 'strip blocklist youtube-sharer', 'strip youtube-sharer', 15, /the layer/],
])('%s is refused by its line', (_, from, to, line, message) => {
  const changed = report.replace(from, to);
  expect(changed).not.toBe(report);
  expect(parseReport(changed)).toEqual({ ok: false, line, message: expect.stringMatching(message) });
});
