import { itemBytes } from '../../extension/platform/storage/quota';
import { expect, test, type Profile } from './support/profile';

const site = 'example.com';
const keep = (name: string) => ({ site, change: { kind: 'parameter', name, action: 'keep' } as const });
const forget = (name: string) => ({ site, change: { kind: 'parameter', name, action: null } as const });
/** Until what was put off is done. */
const patient = { timeout: 60_000 };
const inSync = (profile: Profile, key: string) => expect.poll(async () => (await profile.synced())[key], patient);
const sitesOf = (profile: Profile) => expect.poll(() => profile.sites(), patient);

test.describe.configure({ timeout: 180_000 });

test('a choice is in the browser’s sync at once and survives a restart of the browser', async ({ newProfile }) => {
  const one = await newProfile();
  expect(await one.ask('changeEntry', keep('ref'))).toMatchObject({ site, entryHost: site, entry: { keep: ['ref'] } });
  expect(await one.ask('changeSettings', { patch: { keepAffiliate: true } })).toMatchObject({ keepAffiliate: true });
  await inSync(one, `site:${site}`).toMatchObject({ parameters: { ref: ['keep', expect.any(String)] } });
  await inSync(one, 'settings').toMatchObject({ keepAffiliate: [true, expect.any(String)] });
  await one.restart();
  expect(await one.sites()).toEqual({ [site]: { keep: ['ref'] } });
  expect(await one.ask('settings', null)).toMatchObject({ keepAffiliate: true });
});

test('a second profile with the same sync data agrees; a deletion is not undone by an old copy', async ({
  newProfile,
}) => {
  const [one, two] = [await newProfile(), await newProfile()];
  await one.ask('changeEntry', keep('ref'));
  await one.ask('changeEntry', keep('__proto__'));
  await one.ask('changeSettings', { patch: { policy: 'crawl' } });
  await inSync(one, 'settings').toBeTruthy();
  await expect.poll(async () => JSON.stringify(await one.synced()), patient).toContain('__proto__');
  const old = await one.synced();
  await two.receive(old);
  await sitesOf(two).toEqual({ [site]: { keep: ['__proto__', 'ref'] } });
  await expect.poll(() => two.ask('settings', null), patient).toEqual(await one.ask('settings', null));

  await one.ask('changeEntry', forget('ref'));
  await one.ask('changeEntry', forget('__proto__'));
  await inSync(one, `site:${site}`).toBeUndefined();
  await one.receive(old);
  await inSync(one, `site:${site}`).toBeUndefined();
  expect(await one.sites()).toEqual({});
  await two.receive(await one.synced());
  await sitesOf(two).toEqual({});
  await two.restart();
  expect(await two.sites()).toEqual({});
});

test('choices made on both while they were apart come together', async ({ newProfile }) => {
  const [one, two] = [await newProfile(), await newProfile()];
  await one.ask('changeEntry', keep('a'));
  await two.ask('changeEntry', keep('b'));
  await inSync(one, `site:${site}`).toBeTruthy();
  await inSync(two, `site:${site}`).toBeTruthy();
  await two.receive(await one.synced());
  await sitesOf(two).toEqual({ [site]: { keep: ['a', 'b'] } });
  await expect.poll(async () => JSON.stringify(await two.synced()), patient).toContain('"b":["keep"');
  await one.receive(await two.synced());
  await sitesOf(one).toEqual({ [site]: { keep: ['a', 'b'] } });
});

test('over quota: everything holds here, what fits is in sync, and room is used again', async ({ newProfile }) => {
  const one = await newProfile();
  const many = Array.from({ length: 530 }, (_, i) => [`s${i}.example`, { keep: ['ref'] }]);
  const text = JSON.stringify({ version: 1, sites: Object.fromEntries(many) });
  expect(await one.ask('importAll', { text })).toEqual({ ok: true, sites: 530, leftOut: [], forLater: [] });
  await expect.poll(async () => (await one.storage()).sync, patient).toBe('over-quota');
  const full = await one.storage();
  expect(full).toMatchObject({ items: 512, maxItems: 512, quota: 102_400 });
  expect(full.unsynced).toHaveLength(530 - 511);
  expect(Object.keys(await one.synced())).toHaveLength(512);
  await one.restart();
  expect(Object.keys(Object(await one.sites()))).toHaveLength(530);
  for (let i = 0; i < 25; i++) await one.ask('changeEntry', { site: `s${i}.example`, change: { kind: 'delete' } });
  await expect.poll(() => one.storage(), patient).toMatchObject({ sync: 'ok', unsynced: [], items: 530 - 25 + 2 });
});

test('a full store by size: the browser’s own count is shown and never passed', async ({ newProfile }) => {
  const one = await newProfile();
  const names = Array.from({ length: 100 }, (_, i) => `a<rather>long„name“${i}`);
  const sites = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`s${i}.example`, { strip: names }]));
  const more = { 'huge.example': { keep: Array.from({ length: 400 }, (_, i) => `p${i}`) } };
  const text = JSON.stringify({ version: 1, sites: { ...sites, ...more } });
  expect(await one.ask('importAll', { text })).toEqual({ ok: true, sites: 31, leftOut: [], forLater: [] });
  await expect.poll(async () => (await one.storage()).sync, patient).toBe('over-quota');
  const { bytes, quota, unsynced } = await one.storage();
  expect(bytes).toBe(await one.bytes(null));
  expect(bytes).toBeGreaterThan(90_000);
  expect(bytes).toBeLessThanOrEqual(quota);
  expect(unsynced).toContain('huge.example');
  expect(unsynced.length).toBeLessThan(31);
  expect(Object.keys(Object(await one.sites()))).toHaveLength(31);
});

test('we count bytes as the browser does', async ({ newProfile }) => {
  const one = await newProfile();
  const values = [
    '',
    '<b>&"\'\\/',
    'é„“',
    '😀',
    '\u2028\u2029',
    '\t\n\b\f\r\u0001\u007f',
    '\ud800',
    [1.5, null, { '<': '<' }],
  ];
  const items = Object.fromEntries(values.map((value, i) => [`k${i}<é`, value]));
  await one.receive(items);
  for (const [key, value] of Object.entries(items)) {
    const counted = await one.bytes(key);
    expect.soft(itemBytes(key, value), JSON.stringify(value)).toBeGreaterThanOrEqual(counted);
    expect.soft(itemBytes(key, value) - counted, JSON.stringify(value)).toBeLessThanOrEqual(3);
  }
});

test('a hundred quick changes from two pages: none lost, none refused by the browser', async ({ newProfile }) => {
  const one = await newProfile();
  const other = await one.anotherPage();
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, i) => one.ask('changeEntry', keep(`p${i}`), i % 2 ? other : one.page)),
  );
  expect(replies.filter((reply) => 'failed' in reply)).toEqual([]);
  expect(await one.sites()).toMatchObject({ [site]: { keep: { length: 100 } } });
  await expect
    .poll(async () => Object.keys(Object(Object((await one.synced())[`site:${site}`]).parameters)).length, patient)
    .toBe(100);
  expect(await one.storage()).toMatchObject({ sync: 'ok' });
});

test('a worker stopped in the middle of changes: each is done or not, and sync catches up', async ({ newProfile }) => {
  const one = await newProfile();
  const done: string[] = [];
  for (let i = 0; i < 15; i++) {
    const name = `p${i}`;
    const asked = one.ask('changeEntry', keep(name)).then(
      (reply) => 'failed' in reply || done.push(name),
      () => undefined,
    );
    await one.page.waitForTimeout(i);
    await one.stopWorker();
    await asked;
  }
  const kept = Object(await one.sites())[site]?.keep ?? [];
  expect(kept).toEqual(expect.arrayContaining(done));
  await expect
    .poll(async () => Object.keys(Object(Object((await one.synced())[`site:${site}`]).parameters)).toSorted(), patient)
    .toEqual(kept.toSorted());
});

test('sync from a newer version is not touched, and choices are kept here', async ({ newProfile }) => {
  const one = await newProfile();
  const newer = { schema: 99, settings: 'packed', choices: { all: ['new'] } };
  await one.receive(newer);
  await expect.poll(async () => (await one.storage()).sync, patient).toBe('newer-schema');
  expect(await one.ask('changeEntry', keep('ref'))).toMatchObject({ entry: { keep: ['ref'] } });
  await one.restart();
  expect(await one.sites()).toEqual({ [site]: { keep: ['ref'] } });
  expect((await one.storage()).sync).toBe('newer-schema');
  expect(await one.synced()).toEqual(newer);
});

test('sync with unknown shapes: the rest works, and they stay', async ({ newProfile }) => {
  const one = await newProfile();
  const strange = { 'site:text.example': 'text', 'site:example.com': { note: [1] }, settings: [1], somebody: { a: 1 } };
  await one.receive(strange);
  await one.ask('changeEntry', keep('ref'));
  await inSync(one, `site:${site}`).toMatchObject({ note: [1], parameters: { ref: ['keep', expect.any(String)] } });
  await one.ask('changeEntry', { site, change: { kind: 'delete' } });
  await inSync(one, `site:${site}`).toEqual({ note: [1] });
  expect(await one.synced()).toMatchObject(strange);
  expect((await one.storage()).unknown.toSorted()).toEqual(
    ['settings', 'site:example.com.note', 'site:text.example', 'somebody'].toSorted(),
  );
});

test('a backup of one profile, read into another, gives the same choices', async ({ newProfile }) => {
  const [one, two] = [await newProfile(), await newProfile()];
  await one.ask('changeEntry', keep('$1 "ref"'));
  await one.ask('changeEntry', { site: 'other.example', change: { kind: 'alone', on: true } });
  const text = await one.ask('exportAll', null);
  if (typeof text !== 'string') throw new Error(text.failed.text);
  expect(await two.ask('importAll', { text })).toEqual({ ok: true, sites: 2, leftOut: [], forLater: [] });
  expect(await two.sites()).toEqual(await one.sites());
  expect(await two.ask('importAll', { text: '{"version":1,"sites":{"a b":{}}}' })).toEqual({
    ok: false,
    error: 'sites.a b: expected a site such as example.com.',
  });
});
