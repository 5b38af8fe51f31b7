import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryArea } from '../memory/area';
import { device, type Device } from '../memory/device';

vi.mock('../../../../../extension/platform/browser', () => import('../memory/browser'));

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => vi.useRealTimers());

const site = 'example.com';
const keep = (name: string) => ({ kind: 'parameter', name, action: 'keep' }) as const;
const strip = (name: string) => ({ kind: 'parameter', name, action: 'strip' }) as const;
const forget = (name: string) => ({ kind: 'parameter', name, action: null }) as const;
/** Long enough for everything that was put off. */
const settle = () => vi.advanceTimersByTimeAsync(20_000);
const entries = async ({ store }: Device) => (await store.read()).entries.sites;
/** What the browser does now and then: one device's sync data become the other's. */
const carry = (from: Device, to: Device) => {
  to.sync.items = structuredClone(from.sync.items);
  to.sync.changed();
};

describe('one device', () => {
  test('nothing is chosen for a public suffix, under which anybody has a site', async () => {
    const only = device();
    const text = 'co.uk stands for every site under it. Choose for one of them, such as example.co.uk.';
    for (const change of [{ kind: 'alone', on: true }, { kind: 'liftGuard', on: true }, keep('ref')] as const)
      expect(await only.store.changeEntry('co.uk', change)).toEqual({ failed: { code: 'public-suffix', text } });
    expect(await only.store.changeEntry('co.uk', { kind: 'delete' })).toEqual({});
    expect(await only.store.changeEntry('github.io', { kind: 'alone', on: true })).toEqual({ alone: true });
    expect(await entries(only)).toEqual({ 'github.io': { alone: true } });
  });

  test('a choice holds at once, after a restart, and is gone when it is taken back', async () => {
    const only = device();
    expect(await only.store.changeEntry(site, keep('ref'))).toEqual({ keep: ['ref'] });
    expect(await only.store.changeEntry(site, strip('si'))).toEqual({ keep: ['ref'], strip: ['si'] });
    expect(await only.store.changeEntry(site, { kind: 'alone', on: true })).toMatchObject({ alone: true });
    only.restart();
    expect(await entries(only)).toEqual({ [site]: { keep: ['ref'], strip: ['si'], alone: true } });
    await only.store.changeEntry(site, { kind: 'alone', on: false });
    await only.store.changeEntry(site, forget('si'));
    await only.store.changeEntry(site, strip('ref'));
    expect(await entries(only)).toEqual({ [site]: { strip: ['ref'] } });
    expect(await only.store.changeEntry(site, { kind: 'delete' })).toEqual({});
    expect(await entries(only.restart() && only)).toEqual({});
    await settle();
    expect(Object.keys(only.sync.items)).not.toContain(`site:${site}`);
  });

  test('settings are the defaults until they are changed, one by one', async () => {
    const only = device();
    expect((await only.store.read()).settings).toMatchObject({ policy: 'share', copy: 'off', keepTextFragment: true });
    expect(await only.store.changeSettings({ policy: 'crawl' })).toMatchObject({ policy: 'crawl', copy: 'off' });
    await settle();
    expect(Object.keys(only.sync.items.settings as object)).toEqual(['policy']);
  });

  test('who listens is told once of each change, and of nothing else', async () => {
    const only = device();
    const heard: unknown[] = [];
    const before = await only.store.read();
    only.store.subscribe(({ entries: { sites } }) => heard.push(sites));
    await only.store.changeEntry(site, keep('ref'));
    await only.store.changeEntry(site, keep('ref'));
    await settle();
    expect(heard).toEqual([{ [site]: { keep: ['ref'] } }]);
    expect(await only.store.read()).not.toBe(before);
    expect(await only.store.read()).toBe(await only.store.read());
  });

  test('parameters may have any name', async () => {
    const only = device();
    const names = ['__proto__', 'constructor', 'parameters', 'alone', 'toString', '$1', '"', '<', 'ключ', '\u2028'];
    for (const name of names) await only.store.changeEntry(site, keep(name));
    await settle();
    expect((await entries(only.restart() && only))[site]?.keep?.toSorted()).toEqual(names.toSorted());
    const second = device();
    carry(only, second);
    await settle();
    expect(await entries(second)).toEqual(await entries(only));
    for (const name of names) await second.store.changeEntry(site, forget(name));
    expect(await entries(second)).toEqual({});
  });

  test('a hundred changes in a row are few writes to sync', async () => {
    const only = device();
    for (let i = 0; i < 100; i++) await only.store.changeEntry(`s${i}.example`, keep('ref'));
    await settle();
    expect(Object.keys(only.sync.items)).toHaveLength(101);
    expect(only.sync.writes).toBeLessThan(5);
  });

  test('two pages that change things at the same time lose nothing', async () => {
    const only = device();
    await Promise.all(Array.from({ length: 50 }, (_, i) => only.store.changeEntry(site, keep(`p${i}`))));
    expect((await entries(only))[site]?.keep).toHaveLength(50);
  });
});

describe('two devices', () => {
  test('choices for different parameters of one site come together', async () => {
    const [one, two] = [device(), device()];
    await one.store.changeEntry(site, keep('ref'));
    await two.store.changeEntry(site, strip('si'));
    await settle();
    carry(one, two);
    await settle();
    carry(two, one);
    await settle();
    expect(await entries(one)).toEqual({ [site]: { keep: ['ref'], strip: ['si'] } });
    expect(await entries(two)).toEqual(await entries(one));
  });

  test('a new device agrees with the old one from its first answer on', async () => {
    const one = device();
    await one.store.changeEntry(site, keep('ref'));
    await one.store.changeSettings({ keepAffiliate: true });
    await settle();
    const two = device(one.sync);
    expect(await two.store.read()).toEqual(await one.store.read());
  });

  test('what was deleted is not brought back by an old copy, nor by a device that slept through it', async () => {
    const [one, two] = [device(), device()];
    await one.store.changeEntry(site, keep('ref'));
    await settle();
    const old = structuredClone(one.sync.items);
    carry(one, two);
    await settle();
    await one.store.changeEntry(site, forget('ref'));
    await settle();
    one.sync.items = old;
    one.sync.changed();
    await settle();
    expect(await entries(one)).toEqual({});
    expect(one.sync.items).not.toHaveProperty([`site:${site}`]);
    expect(await entries(two)).toEqual({ [site]: { keep: ['ref'] } });
    carry(one, two);
    await settle();
    expect(await entries(two)).toEqual({});
  });

  test('what was deleted and then chosen again stays', async () => {
    const [one, two] = [device(), device()];
    await one.store.changeEntry(site, keep('ref'));
    await one.store.changeEntry(site, { kind: 'delete' });
    await one.store.changeEntry(site, keep('ref'));
    await settle();
    carry(one, two);
    await settle();
    expect(await entries(two)).toEqual({ [site]: { keep: ['ref'] } });
  });

  test('a device whose clock is a year fast can be overruled, at once and for good', async () => {
    const shared = memoryArea('sync');
    const fast = device(shared, memoryArea('local'), 365 * 86_400_000);
    const right = device(shared);
    await fast.store.changeEntry(site, keep('ref'));
    await settle();
    expect(await entries(right)).toEqual({ [site]: { keep: ['ref'] } });
    await right.store.changeEntry(site, strip('ref'));
    await settle();
    expect(await entries(fast)).toEqual({ [site]: { strip: ['ref'] } });
    await fast.store.changeEntry(site, keep('ref'));
    await settle();
    await right.store.changeEntry(site, forget('ref'));
    await settle();
    expect(await entries(fast)).toEqual({});
    fast.skew = 0;
    await fast.store.changeEntry(site, keep('ref'));
    await settle();
    expect(await entries(right)).toEqual({ [site]: { keep: ['ref'] } });
  });

  test('a fast clock does not win over a choice that its device did not know of', async () => {
    const fast = device(memoryArea('sync'), memoryArea('local'), 365 * 86_400_000);
    const right = device();
    await fast.store.changeEntry(site, keep('ref'));
    await right.store.changeEntry(site, strip('ref'));
    await settle();
    carry(fast, right);
    await settle();
    expect(await entries(right)).toEqual({ [site]: { strip: ['ref'] } });
    carry(right, fast);
    await settle();
    expect(await entries(fast)).toEqual({ [site]: { strip: ['ref'] } });
  });

  test('with right clocks the later of two choices holds, though neither device knew of the other', async () => {
    const [one, two] = [device(), device()];
    await one.store.changeEntry(site, keep('ref'));
    await vi.advanceTimersByTimeAsync(60_000);
    await two.store.changeEntry(site, strip('ref'));
    await settle();
    carry(one, two);
    await settle();
    expect(await entries(two)).toEqual({ [site]: { strip: ['ref'] } });
  });

  test('devices whose clocks differ by years fall silent once they agree', async () => {
    const shared = memoryArea('sync');
    const devices = [0, 500, -500].map((days) => device(shared, memoryArea('local'), days * 86_400_000));
    for (const [i, { store }] of devices.entries()) {
      await store.changeEntry(site, keep(`p${i}`));
      await settle();
      await store.changeEntry(site, forget(`p${i}`));
      await store.changeEntry(`s${i}.example`, keep('ref'));
      await settle();
    }
    await settle();
    const writes = shared.writes;
    for (let i = 0; i < 20; i++) {
      for (const each of devices) each.restart();
      await settle();
    }
    expect(shared.writes).toBe(writes);
    for (const each of devices) expect(Object.keys(await entries(each))).toHaveLength(3);
  });
});

describe('when the browser does not store it', () => {
  test('without sync everything works here, and follows when sync is back', async () => {
    const only = device();
    only.sync.broken = new Error('sync is off');
    await only.store.changeEntry(site, keep('ref'));
    await settle();
    expect((await only.store.state()).sync).toBe('unavailable');
    expect(only.wake).toBeGreaterThan(0);
    expect(await entries(only.restart() && only)).toEqual({ [site]: { keep: ['ref'] } });
    only.sync.broken = null;
    only.store.changed('sync');
    await settle();
    expect((await only.store.state()).sync).toBe('ok');
    expect(only.wake).toBeNull();
    const two = device(only.sync);
    expect(await entries(two)).toEqual({ [site]: { keep: ['ref'] } });
  });

  test('after signing out, with sync emptied, nothing is lost and sync is filled again', async () => {
    const only = device();
    await only.store.changeEntry(site, keep('ref'));
    await settle();
    only.sync.items = {};
    only.sync.changed();
    await settle();
    expect(await entries(only)).toEqual({ [site]: { keep: ['ref'] } });
    expect(only.sync.items).toHaveProperty([`site:${site}`]);
  });

  test('too many sites: all hold here, what fits is in sync, the meter says which do not, and room is used again', async () => {
    const only = device();
    const many = Array.from({ length: 530 }, (_, i) => [`s${i}.example`, { keep: ['ref'] }]);
    await only.store.importAll(JSON.stringify({ version: 1, sites: Object.fromEntries(many) }));
    await settle();
    const state = await only.store.state();
    expect(state).toMatchObject({ sync: 'over-quota', items: 512, maxItems: 512, quota: 102_400 });
    expect(state.unsynced).toHaveLength(530 - 511);
    expect(Object.keys(await entries(only.restart() && only))).toHaveLength(530);
    for (let i = 0; i < 30; i++) await only.store.changeEntry(`s${i}.example`, { kind: 'delete' });
    await settle();
    expect(await only.store.state()).toMatchObject({ sync: 'ok', unsynced: [] });
    const two = device(only.sync);
    expect(await two.store.read()).toEqual(await only.store.read());
  });

  test('a site with more choices than an item holds: all hold here, and the meter names it', async () => {
    const only = device();
    const many = Array.from({ length: 300 }, (_, i) => `parameter${i}`);
    await only.store.importAll(JSON.stringify({ version: 1, sites: { [site]: { keep: many } } }));
    await only.store.changeEntry('other.example', keep('ref'));
    await settle();
    expect(await only.store.state()).toMatchObject({ sync: 'over-quota', unsynced: [site] });
    expect(only.sync.items).toHaveProperty(['site:other.example']);
    expect((await entries(only.restart() && only))[site]?.keep).toHaveLength(300);
  });

  test('a browser that counts otherwise than we do still gets what it takes', async () => {
    const only = device();
    const { set } = only.sync;
    only.sync.set = async (items) => {
      if (JSON.stringify(items).includes('second.example')) throw new Error('QuotaExceededError: storage.sync quota');
      await set(items);
    };
    for (const name of ['first.example', 'second.example', 'third.example'])
      await only.store.changeEntry(name, keep('ref'));
    await settle();
    expect(await only.store.state()).toMatchObject({ sync: 'over-quota', unsynced: ['second.example'] });
    expect(Object.keys(only.sync.items).toSorted()).toEqual(['schema', 'site:first.example', 'site:third.example']);
  });

  test('too many writes a minute: the rest follows a minute later', async () => {
    const only = device();
    const { set } = only.sync;
    only.sync.set = () => Promise.reject(new Error('This request exceeds the MAX_WRITE_OPERATIONS_PER_MINUTE quota.'));
    await only.store.changeEntry(site, keep('ref'));
    await settle();
    expect(await only.store.state()).toMatchObject({ sync: 'ok', unsynced: [] });
    expect(only.wake).toBe(1);
    only.sync.set = set;
    only.store.changed('sync');
    await settle();
    expect(only.sync.items).toHaveProperty([`site:${site}`]);
  });

  test('when the device itself refuses, the person is told and what was there stays', async () => {
    const only = device();
    await only.store.changeEntry(site, keep('ref'));
    const { set } = only.local;
    only.local.set = () => Promise.reject(new Error('disk full'));
    expect(await only.store.changeEntry(site, keep('x'))).toEqual({
      failed: { code: 'storage-refused', text: 'The browser did not store the change: disk full.' },
    });
    only.local.set = set;
    expect(await entries(only.restart() && only)).toEqual({ [site]: { keep: ['ref'] } });
  });

  test('when nothing can be read, the defaults hold, and an export is refused rather than empty', async () => {
    const only = device();
    only.local.broken = new Error('corrupt');
    expect((await only.store.read()).settings.policy).toBe('share');
    expect(await only.store.exportAll()).toMatchObject({ failed: { code: 'storage-unreadable' } });
    expect(await only.store.state()).toMatchObject({ sync: 'unavailable' });
  });
});

describe('a worker stopped in the middle', () => {
  test('between the device and sync: the next start brings it to sync', async () => {
    const only = device();
    only.sync.broken = new Error('stopped');
    await only.store.changeEntry(site, keep('ref'));
    only.sync.broken = null;
    only.restart();
    await settle();
    expect(only.sync.items).toHaveProperty([`site:${site}`]);
  });

  test('between writing and removing in sync: nothing is half deleted for ever', async () => {
    const only = device();
    await only.store.changeEntry(site, keep('ref'));
    await settle();
    const { remove } = only.sync;
    only.sync.remove = () => Promise.reject(new Error('stopped'));
    await only.store.changeEntry(site, { kind: 'delete' });
    await settle();
    expect(only.sync.items).toHaveProperty([`site:${site}`]);
    const two = device(only.sync);
    expect(await entries(two)).toEqual({});
    only.sync.remove = remove;
    only.restart();
    await settle();
    expect(only.sync.items).not.toHaveProperty([`site:${site}`]);
  });

  test('it asks to be woken before it begins, and no choice waits for a sync that does not answer', async () => {
    const only = device();
    await only.store.read();
    await settle();
    only.sync.get = () => new Promise(() => undefined);
    await only.store.changeEntry(site, keep('ref'));
    expect(only.wake).toBe(1);
    expect(await only.store.changeEntry(site, keep('si'))).toEqual({ keep: ['ref', 'si'] });
    const state = only.store.state();
    await settle();
    expect((await state).sync).toBe('unavailable');
  });
});
