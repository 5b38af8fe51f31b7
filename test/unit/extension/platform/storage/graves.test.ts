import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device } from '../memory/device';

vi.mock('../../../../../extension/platform/browser', () => import('../memory/browser'));

const day = 86_400_000;
beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => vi.useRealTimers());

const keep = (name: string) => ({ kind: 'parameter', name, action: 'keep' }) as const;
const settle = () => vi.advanceTimersByTimeAsync(20_000);
const sitesFile = (count: number) =>
  JSON.stringify({
    version: 1,
    sites: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`a-longer-name-${i}.example`, { keep: ['ref'] }]),
    ),
  });

test('what was taken back is remembered for 400 days, then forgotten', async () => {
  const only = device();
  await only.store.changeEntry('example.com', keep('ref'));
  await settle();
  await only.store.changeEntry('example.com', { kind: 'delete' });
  await settle();
  vi.setSystemTime(Date.now() + 399 * day);
  await only.store.changeEntry('other.example', keep('ref'));
  await settle();
  expect(JSON.stringify(only.local.items)).toContain('"example.com"');
  vi.setSystemTime(Date.now() + 2 * day);
  await only.store.changeEntry('other.example', { kind: 'delete' });
  await settle();
  expect(JSON.stringify(only.local.items)).not.toContain('"example.com"');
  expect(JSON.stringify(only.sync.items)).not.toContain('"example.com"');
  expect(JSON.stringify(only.sync.items.gone)).toContain('"other.example"');
});

test('more deletions than one item holds: none is undone, not even by a device that slept through them all', async () => {
  const [one, two] = [device(), device()];
  await one.store.importAll(sitesFile(200));
  await settle();
  two.sync.items = structuredClone(one.sync.items);
  two.sync.changed();
  await settle();
  expect(Object.keys((await two.store.read()).entries.sites)).toHaveLength(200);

  for (let i = 0; i < 200; i++) await one.store.changeEntry(`a-longer-name-${i}.example`, { kind: 'delete' });
  await settle();
  expect(Object.keys(one.sync.items)).toEqual(['schema', 'gone']);
  expect(JSON.stringify(one.sync.items.gone).length).toBeLessThan(8192);
  expect((await one.store.state()).sync).toBe('ok');

  // Both have the same sync area from now on, and each its own memory.
  const shared = one.sync;
  const awake = device(shared, two.local);
  for (let i = 0; i < 12; i++) {
    awake.store.changed('sync');
    one.store.changed('sync');
    await settle();
  }
  expect((await one.store.read()).entries.sites).toEqual({});
  expect((await awake.store.read()).entries.sites).toEqual({});
  const writes = shared.writes;
  awake.restart();
  one.restart();
  await settle();
  expect(shared.writes).toBe(writes);
}, 120_000);
