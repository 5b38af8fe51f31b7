import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { check as isLaidOut } from 'prettier';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../../../../scripts/lib/root.mjs';
import { add } from '../../../../../scripts/rules/add/add';
import { paperFor } from '../../../../../scripts/rules/paper';

const shipped = join(root, 'public/rules');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainlink-add-'));
  cpSync(shipped, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What somebody who answers so sees, and the code that the command ends with. */
async function answering(...answers: string[]) {
  const stdin = new PassThrough();
  const { stdout, seen } = screen();
  stdin.end(answers.map((answer) => `${answer}\n`).join(''));
  return { code: await add(folder, { stdin, stdout }, paperFor({}, {})), seen: seen() };
}

function screen() {
  const stdout = new PassThrough();
  const chunks: Buffer[] = [];
  stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { stdout, seen: () => Buffer.concat(chunks).toString() };
}

const textsIn = (where: string) => readdirSync(where).map((name) => [name, readFileSync(join(where, name), 'utf8')]);
const changedFiles = () =>
  textsIn(folder).filter(([name = '', text]) => text !== readFileSync(join(shipped, name), 'utf8'));

/** The last rule of a file. */
function lastIn(name: string): unknown {
  const { rules } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { rules: unknown[] };
  return rules.at(-1);
}

const link = 'https://www.plainlink-trail.com/tour/1?trailshare=aQ1&stage=2';
const strip = [link, 'strip', 'trailshare', '', 'sharer', 'Trail', '', 'https://trail.example.com/help', '', ''];

test('writes a rule of which a parameter goes, with its sample, as the file is laid out', async () => {
  const { code, seen } = await answering(...strip, 'site-community.json', 'yes');
  expect(seen).toContain(`before  ${link}`);
  expect(seen).toContain('after   https://www.plainlink-trail.com/tour/1?stage=2');
  expect(seen).toMatch(
    /no faults\.\nWrote rule plainlink-trail-trailshare to public\/rules\/site-community\.json:\d+\n$/,
  );
  expect(code).toBe(0);
  expect(changedFiles().map(([name]) => name)).toEqual(['site-community.json']);
  expect(lastIn('site-community.json')).toEqual({
    id: 'plainlink-trail-trailshare',
    names: ['trailshare'],
    hosts: ['plainlink-trail.com'],
    strength: 'usual',
    class: 'share',
    vendor: 'Trail',
    why: 'sharer',
    source: 'https://trail.example.com/help',
    samples: [[link, 'https://www.plainlink-trail.com/tour/1?stage=2']],
    spares: ['https://example.org/page?trailshare=x'],
  });
  const text = readFileSync(join(folder, 'site-community.json'), 'utf8');
  expect(await isLaidOut(text, { parser: 'json', singleQuote: true, printWidth: 120 })).toBe(true);
});

test('writes a rule for all sites, which is asked before any allowlist', async () => {
  const everywhere = [link, 'strip', 'trailshare', '*', 'campaign', 'campaign', 'trail/app#7', '', ''];
  const { code } = await answering(...everywhere, 'universal-campaign.json', 'y');
  expect(code).toBe(0);
  expect(lastIn('universal-campaign.json')).toMatchObject({ names: ['trailshare'], strength: 'always' });
  expect(lastIn('universal-campaign.json')).not.toHaveProperty('hosts');
});

test('writes a rule of which a parameter stays, where another rule would take it', async () => {
  const kept = 'https://www.plainlink-trail.com/tour/1?utm_id=7&stage=2';
  const answers = [kept, 'keep', 'stage', '', 'contentItem', 'trail/app#7', '', '', 'content-media.json', 'yes'];
  const { code, seen } = await answering(...answers);
  expect(seen).toContain('no faults.');
  expect(code).toBe(0);
  expect(lastIn('content-media.json')).toMatchObject({
    names: ['stage'],
    hosts: ['plainlink-trail.com'],
    samples: ['https://www.plainlink-trail.com/tour/1?stage=2'],
  });
});

test('writes a guard, of which not a byte changes any more', async () => {
  const sealed = 'https://www.plainlink-trail.com/enter?ticketmark=a1&utm_source=mail';
  const answers = [sealed, 'guard', 'ticketmark', '', '', 'invitation', 'trail/app#7', '', '', 'guard-accounts.json'];
  const { code, seen } = await answering(...answers, 'yes');
  expect(seen).toContain('before  https://www.plainlink-trail.com/enter?ticketmark=a1\n');
  expect(seen).toContain(`after   ${sealed}\n`);
  expect(code).toBe(0);
  expect(lastIn('guard-accounts.json')).toMatchObject({ paths: ['/enter'], has: ['ticketmark'], samples: [sealed] });
});

test('writes a redirector, opened also where it leads to its own site', async () => {
  const out = 'https://out.plainlink-trail.com/go?to=https%3A%2F%2Fwww.plainlink-trail.com%2Ftour%2F1';
  const answers = [out, 'wrapper', '', 'out.plainlink-trail.com', '', 'redirector', 'Trail', 'trail/app#7', '', ''];
  const { code } = await answering(...answers, 'wrapper-redirectors.json', 'yes');
  expect(code).toBe(0);
  expect(lastIn('wrapper-redirectors.json')).toMatchObject({
    hosts: ['out.plainlink-trail.com'],
    paths: ['/go'],
    destination: { query: ['to'] },
    sameSite: true,
    samples: [[out, 'https://www.plainlink-trail.com/tour/1']],
  });
});

test('asks again after each bad answer, and says what is wrong with it', async () => {
  const questions: [answer: string, ...bad: [answer: string, fault: string][]][] = [
    [link, ['trail', 'Not a link'], ['mailto:a@b.example', 'http']],
    ['strip', ['remove', '“remove” is none of these'], ['7', 'a number from 1 to 4']],
    [
      'trailshare',
      ['share', 'no parameter share: it has trailshare, stage'],
      ['~^(t+)+$', 'linear time'],
      ['', 'at least one'],
    ],
    [
      '',
      ['com', 'com is a public suffix'],
      ['example.com', 'none of these'],
      ['@trails', 'no family is called @trails'],
    ],
    ['sharer', ['because', '“because” is none of these']],
    ['Trail', ['', 'Please write something']],
    ['share', ['sharing', '“sharing” is none of these']],
    ['trail/app#7', ['a friend', '“a friend” is no address']],
    ['', ['none', '“none” is no link']],
    ['', ['x-sharer', 'Another rule is called x-sharer'], ['My Rule', 'small letters']],
    ['site-community.json', ['site-nothing.json', 'is none of these']],
    ['yes', ['perhaps', 'Please answer yes or no']],
  ];
  const answers = questions.flatMap(([good, ...bad]) => [...bad.map(([answer]) => answer), good]);
  const { code, seen } = await answering(...answers);
  const said = [...seen.matchAll(/^> (.*)\n(.*)/gm)].map(([, answer, line]) => ({ answer, line }));
  expect(said).toEqual(
    questions.flatMap(([good, ...bad]) => [
      ...bad.map(([answer, fault]) => ({ answer, line: expect.stringContaining(fault) })),
      { answer: good, line: expect.any(String) },
    ]),
  );
  expect(code).toBe(0);
  expect(lastIn('site-community.json')).toMatchObject({ id: 'plainlink-trail-trailshare' });
});

test('a common name is not taken on all sites', async () => {
  const answers = ['https://www.plainlink-trail.com/?ref=a', 'strip', 'ref', '*'];
  const { code, seen } = await answering(...answers);
  expect(seen).toContain('ref is content on many sites');
  expect(code).toBe(130);
});

test('what the checker has something against is not written, and is named with what to do', async () => {
  const spare = 'https://www.plainlink-trail.com/other?trailshare=1';
  const { code, seen } = await answering(...strip.toSpliced(8, 1, spare), 'site-community.json', 'yes');
  expect(seen).toContain(`${spare} is stripped by this rule`);
  expect(seen).toContain('→ Narrow the rule');
  expect(seen).toMatch(/Nothing was written\.\n$/);
  expect(code).toBe(1);
  expect(changedFiles()).toEqual([]);
});

test.each([
  ['goes already', ['https://example.com/?fbclid=1', 'strip', 'fbclid'], 'fbclid goes already, by rule meta-click.'],
  ['is content', ['https://www.amazon.de/dp/B0?th=1', 'strip', 'th'], 'th is kept by rule amazon-variant: mend'],
  [
    'is kept already',
    ['https://www.amazon.de/dp/B0?th=1', 'keep', 'th'],
    'th is kept already, by rule amazon-variant.',
  ],
  [
    'is in a sealed link',
    ['https://example.com/unsubscribe?ck_subscriber_id=393123456', 'strip'],
    'Rule mail/unsubscribe seals it',
  ],
  [
    'is in a link that is opened already',
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F&h=AT0', 'wrapper'],
    'It is opened already, by rule redirect/facebook.',
  ],
])('what %s is said at once, before more is asked', async (_, answers, said) => {
  const { code, seen } = await answering(...answers);
  expect(seen).toContain(said);
  expect(code).toBe(130);
});

test('a no at the end writes nothing', async () => {
  const { code } = await answering(...strip, 'site-community.json', 'no');
  expect(code).toBe(1);
  expect(changedFiles()).toEqual([]);
});

test('answers that end before the end write nothing', async () => {
  const { code, seen } = await answering(...strip, 'site-community.json');
  expect(seen).toMatch(/Stopped: nothing was written\.\n$/);
  expect(code).toBe(130);
  expect(changedFiles()).toEqual([]);
});

test('Ctrl+C in a terminal writes nothing', async () => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const { stdout, seen } = screen();
  for (const answer of [...strip, 'site-community.json']) stdin.write(`${answer}\r`);
  stdin.write('\u0003');
  expect(await add(folder, { stdin, stdout }, paperFor({}, {}))).toBe(130);
  expect(seen()).toMatch(/Is this what it should become.*Stopped: nothing was written\.\n$/s);
  expect(changedFiles()).toEqual([]);
});
