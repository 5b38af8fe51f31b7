import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseData } from '../../../../../src/cli/data-file';
import { userEntries } from '../../../../../src/cli/user-file';
import { device } from '../memory/device';

vi.mock('../../../../../extension/platform/browser', () => import('../memory/browser'));

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => vi.useRealTimers());

const keep = (name: string) => ({ kind: 'parameter', name, action: 'keep' }) as const;
const strip = (name: string) => ({ kind: 'parameter', name, action: 'strip' }) as const;
const later = () => vi.advanceTimersByTimeAsync(60_000);
const exported = async (from: ReturnType<typeof device>): Promise<string> => {
  const text = await from.store.exportAll();
  if (typeof text !== 'string') throw new Error('no export');
  return text;
};

async function filled() {
  const made = device();
  await made.store.changeEntry('example.com', keep('ref'));
  await made.store.changeEntry('example.com', strip('__proto__'));
  await made.store.changeEntry('other.example', { kind: 'alone', on: true });
  await made.store.changeEntry('third.example', { kind: 'liftGuard', on: true });
  await made.store.changeSettings({ copy: 'chosen', copySites: ['example.com'] });
  return made;
}

test('an export, read into an empty device, gives the same choices', async () => {
  const one = await filled();
  const two = device();
  expect(await two.store.importAll(await exported(one))).toEqual({ ok: true, sites: 3, leftOut: [], forLater: [] });
  expect(await two.store.read()).toEqual(await one.store.read());
  expect(await exported(one)).toBe(await exported(one));
});

test('rules that were switched off come along, those too that are gone here', async () => {
  const one = device();
  await one.store.changeSettings({ rulesOff: ['youtube-sharer', 'of-another-version'] });
  const two = device();
  await two.store.importAll(await exported(one));
  expect((await two.store.read()).settings.rulesOff).toEqual(['youtube-sharer', 'of-another-version']);
});

test('the command line takes an export as a file of entries', async () => {
  const one = await filled();
  const read = parseData('export.json', await exported(one), userEntries);
  expect(read).toEqual((await one.store.read()).entries);
  expect(read.sites['example.com']).toEqual({ keep: ['ref'], strip: ['__proto__'] });
});

test('reading a backup adds to what is here, and takes nothing away', async () => {
  const backup = await exported(await filled());
  const two = device();
  await two.store.changeEntry('example.com', keep('mine'));
  await two.store.changeEntry('mine.example', keep('x'));
  await two.store.changeSettings({ keepAffiliate: true });
  await two.store.importAll(backup);
  const { entries, settings } = await two.store.read();
  expect(entries.sites['example.com']?.keep).toEqual(['mine', 'ref']);
  expect(Object.keys(entries.sites)).toHaveLength(4);
  expect(settings).toMatchObject({ keepAffiliate: true, copy: 'chosen' });
});

test('what was deleted since comes back: that is what a backup is for', async () => {
  const one = await filled();
  const before = await one.store.read();
  const backup = await exported(one);
  await later();
  for (const site of ['example.com', 'other.example', 'third.example'])
    await one.store.changeEntry(site, { kind: 'delete' });
  await one.store.importAll(backup);
  expect((await one.store.read()).entries).toEqual(before.entries);
  await later();
  const two = device(one.sync);
  expect((await two.store.read()).entries).toEqual(before.entries);
});

test('where both say something, the later choice holds', async () => {
  const old = await exported(await filled());
  await later();
  const two = device();
  await two.store.changeEntry('example.com', strip('ref'));
  await two.store.changeSettings({ copy: 'all' });
  const recent = await exported(two);
  await two.store.importAll(old);
  expect((await two.store.read()).entries.sites['example.com']?.strip).toEqual(['__proto__', 'ref']);
  expect((await two.store.read()).settings.copy).toBe('all');
  const three = device();
  await three.store.importAll(old);
  await three.store.importAll(recent);
  expect((await three.store.read()).entries.sites['example.com']?.strip).toEqual(['__proto__', 'ref']);
  expect((await three.store.read()).settings.copy).toBe('all');
});

test('a file written by hand is read too; what is here holds against it', async () => {
  const one = device();
  await one.store.changeEntry('example.com', strip('ref'));
  const text = JSON.stringify({
    version: 1,
    sites: { 'Example.com': { keep: ['ref', 'si'] }, 'bücher.example': { alone: true, liftGuard: false } },
  });
  expect(await one.store.importAll(text)).toEqual({ ok: true, sites: 2, leftOut: [], forLater: [] });
  expect((await one.store.read()).entries.sites).toEqual({
    'example.com': { keep: ['si'], strip: ['ref'] },
    'xn--bcher-kva.example': { alone: true },
  });
});

const file = (sites: unknown, more = {}) => JSON.stringify({ version: 1, sites, ...more });

test('an entry for a public suffix is left out, and the rest of the file is read', async () => {
  const one = device();
  const alone = { alone: true };
  const text = file({ 'co.uk': alone, com: { keep: ['x'] }, 'a.co.uk': alone, 'github.io': alone, localhost: alone });
  expect(await one.store.importAll(text)).toEqual({ ok: true, sites: 5, leftOut: ['co.uk', 'com'], forLater: [] });
  expect((await one.store.read()).entries.sites).toEqual({ 'a.co.uk': alone, 'github.io': alone, localhost: alone });
});

test('a backup of a later version is read, and what only that version knows is kept for it', async () => {
  const one = await filled();
  const future = JSON.parse(await exported(one));
  future.settings.panel = { side: 'left' };
  future.stamps['settings.panel'] = future.stamps['settings.copy'];
  future.history = { version: 7, copies: 'in another form' };
  const two = device();
  expect(await two.store.importAll(JSON.stringify(future))).toEqual({
    ok: true,
    sites: 3,
    leftOut: [],
    forLater: ['panel'],
  });
  expect(await two.store.read()).toEqual(await one.store.read());
  await later();
  expect((await two.store.state()).unknown).toContain('settings.panel');
  expect(two.sync.items.settings).toMatchObject({ panel: [{ side: 'left' }, future.stamps['settings.copy']] });
});

test('several sites are changed in one write, and come back in one', async () => {
  const one = await filled();
  const before = await one.store.read();
  const gone = ['example.com', 'other.example', 'third.example'].map((site) => ({
    site,
    change: { kind: 'delete' } as const,
  }));
  const writes = one.local.writes;
  expect(await one.store.changeEntries(gone)).toBeUndefined();
  expect(one.local.writes).toBe(writes + 1);
  expect((await one.store.read()).entries.sites).toEqual({});
  await one.store.changeEntries([
    { site: 'example.com', change: keep('ref') },
    { site: 'example.com', change: strip('__proto__') },
    { site: 'other.example', change: { kind: 'alone', on: true } },
    { site: 'third.example', change: { kind: 'liftGuard', on: true } },
  ]);
  expect((await one.store.read()).entries).toEqual(before.entries);
});

test('of several, what is about a public suffix is left out and said; the rest is done', async () => {
  const one = device();
  const on = { kind: 'alone', on: true } as const;
  const done = await one.store.changeEntries([
    { site: 'co.uk', change: on },
    { site: 'example.com', change: on },
  ]);
  expect(done).toMatchObject({ failed: { code: 'public-suffix' } });
  expect((await one.store.read()).entries.sites).toEqual({ 'example.com': { alone: true } });
});

describe('what is no backup is refused with what is wrong, and changes nothing', () => {
  test.each([
    ['', /^The file is no backup: .+/],
    ['{"version": 1,', /^The file is no backup: .+/],
    ['[]', 'file: expected an object.'],
    ['{}', 'The file holds no backup: it does not say "version": 1.'],
    ['{"version": 1}', 'The file holds no backup: it names neither sites nor settings.'],
    ['{"version": 2, "sites": {}}', 'The file was made by a newer version. Update first.'],
    [file([]), 'sites: expected an object.'],
    [file({ 'a b': {} }), 'sites.a b: expected a site such as example.com.'],
    [file({ 'a.example': [] }), 'sites.a.example: expected an object.'],
    [
      file({ 'a.example': { kepe: [] } }),
      'sites.a.example: expected no other names than keep, strip, alone, liftGuard.',
    ],
    [file({ 'a.example': { keep: 'x' } }), 'sites.a.example.keep: expected a list.'],
    [file({ 'a.example': { keep: ['x', 1] } }), 'sites.a.example.keep[1]: expected text.'],
    [file({ 'a.example': { keep: [''] } }), 'sites.a.example.keep[0]: expected the name of a parameter.'],
    [file({ 'a.example': { alone: 'yes' } }), 'sites.a.example.alone: expected true or false.'],
    [file({ 'a.example': { keep: ['x'], strip: ['x'] } }), 'The file both keeps and removes x on a.example.'],
    [file({ 'a.example': {}, 'A.example': {} }), 'The file names a.example twice.'],
    [file({}, { settings: { policy: 'none' } }), 'settings.policy: expected one of share, crawl, samepage.'],
    [file({}, { settings: { speed: 1 } }), /^settings: expected no other names than paused/],
    [`"${'x'.repeat(5_000_001)}"`, 'The file is larger than 5 MB, so it is no backup.'],
  ])('%.60s', async (text, why) => {
    const one = await filled();
    const before = await one.store.read();
    expect(await one.store.importAll(text)).toEqual({
      ok: false,
      error: typeof why === 'string' ? why : expect.stringMatching(why),
    });
    expect(await one.store.read()).toBe(before);
  });
});

test('sites that ClearURLs leaves alone are left alone here, and what was chosen for them stays', async () => {
  const two = device();
  await two.store.changeEntry('example.com', keep('ref'));
  const exportedThere = {
    ClearURLsData: '{}',
    globalStatus: true,
    whitelist: ['example.com', '*.Shop.example', 'https://www.bank.example/login?a=1', 'shop.example', 'co.uk'],
  };
  expect(await two.store.importAll(JSON.stringify(exportedThere))).toEqual({
    ok: true,
    sites: 4,
    leftOut: ['co.uk'],
    forLater: [],
  });
  expect((await two.store.read()).entries.sites).toEqual({
    'example.com': { keep: ['ref'], alone: true },
    'shop.example': { alone: true },
    'www.bank.example': { alone: true },
  });
});

test('settings of ClearURLs without a whitelist, or with something else in it, say so', async () => {
  const two = device();
  expect(await two.store.importAll('{"ClearURLsData":"{}","globalStatus":true}')).toEqual({
    ok: false,
    error: 'These settings of ClearURLs hold no list of sites to leave alone.',
  });
  expect(await two.store.importAll('{"whitelist":["two words"]}')).toMatchObject({ ok: false });
  expect((await two.store.read()).entries.sites).toEqual({});
});
