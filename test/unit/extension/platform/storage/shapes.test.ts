import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryArea } from '../memory/area';
import { device } from '../memory/device';

vi.mock('../../../../../extension/platform/browser', () => import('../memory/browser'));

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => vi.useRealTimers());

const keep = (name: string) => ({ kind: 'parameter', name, action: 'keep' }) as const;
const settle = () => vi.advanceTimersByTimeAsync(20_000);
const stamp = '0m0000000.000.other';

/** Sync as a later version, another program or an accident may leave it. */
const strange = {
  schema: 1,
  settings: { paused: [true, stamp], copy: 'always', policy: ['quantum', stamp], later: [{ a: 1 }, stamp] },
  'site:example.com': {
    parameters: { ref: ['keep', stamp], si: ['maybe', stamp], x: 7 },
    alone: ['sometimes', stamp],
    note: { deep: [1, 2] },
  },
  'site:text.example': 'just text',
  'site:not a host': { parameters: {} },
  gone: { 'example.com': { parameters: { old: 'no stamp' } }, odd: 3 },
  somebody: ['elses'],
};

/** That every member of `before` still stands in `now` with its value. */
function expectKept(now: unknown, before: unknown): void {
  expect(now).toMatchObject(before as object);
}

describe('sync with unknown shapes', () => {
  test('what can be read is read, what cannot is left, reported, and does no harm', async () => {
    const sync = memoryArea('sync', structuredClone(strange));
    const only = device(sync);
    const { settings, entries } = await only.store.read();
    expect(settings).toMatchObject({ paused: true, copy: 'off', policy: 'share' });
    expect(entries.sites).toEqual({ 'example.com': { keep: ['ref'] } });
    await settle();
    expectKept(sync.items, strange);
    const { unknown, sync: state } = await only.store.state();
    expect(state).toBe('ok');
    expect(unknown.toSorted()).toEqual(
      [
        'gone.example.com.parameters.old',
        'gone.odd',
        'settings.copy',
        'settings.later',
        'settings.policy',
        'site:example.com.alone',
        'site:example.com.note',
        'site:example.com.parameters.x',
        'site:example.com.si',
        'site:not a host',
        'site:text.example',
        'somebody',
      ].toSorted(),
    );
  });

  test('changes beside it, over it and deletions leave it where it was, or beside what took its place', async () => {
    const sync = memoryArea('sync', structuredClone(strange));
    const only = device(sync);
    await only.store.changeEntry('example.com', keep('x'));
    await only.store.changeEntry('text.example', keep('ref'));
    await only.store.changeSettings({ copy: 'all', policy: 'crawl' });
    await only.store.changeEntry('third.example', keep('ref'));
    await settle();
    await only.store.changeEntry('third.example', { kind: 'delete' });
    await settle();
    const { settings, entries } = await only.store.read();
    expect(settings).toMatchObject({ copy: 'all', policy: 'crawl' });
    expect(entries.sites).toEqual({ 'example.com': { keep: ['ref', 'x'] }, 'text.example': { keep: ['ref'] } });
    expectKept(sync.items, {
      somebody: ['elses'],
      'site:not a host': { parameters: {} },
      settings: { later: [{ a: 1 }, stamp], '': { copy: 'always' } },
      'site:example.com': { note: { deep: [1, 2] }, parameters: { si: ['maybe', stamp], '': { x: 7 } } },
      'site:text.example': { '': 'just text', parameters: { ref: ['keep', expect.any(String)] } },
      gone: { odd: 3, 'example.com': { parameters: { old: 'no stamp' } } },
    });
    const two = device(sync);
    expect(await two.store.read()).toEqual(await only.store.read());
    await only.store.changeEntry('example.com', { kind: 'delete' });
    await settle();
    expectKept(sync.items, {
      'site:example.com': { note: { deep: [1, 2] }, parameters: { si: ['maybe', stamp], '': { x: 7 } } },
    });
    expect((await only.store.read()).entries.sites).toEqual({ 'text.example': { keep: ['ref'] } });
  });

  test.each(['text', 7, null, [], [1], true])('a mirror that is %j is put aside, not away', async (mirror) => {
    const only = device(memoryArea('sync'), memoryArea('local', { mirror, device: 5 }));
    await only.store.changeEntry('example.com', keep('ref'));
    await settle();
    expect(only.local.items.mirror).toMatchObject({ '': mirror });
    expect((await only.restart().read()).entries.sites).toEqual({ 'example.com': { keep: ['ref'] } });
    expect((await only.store.state()).unknown).toEqual(['unreadable']);
  });
});

describe('a newer layout', () => {
  const newer = { schema: 2, choices: { everything: 'else' }, settings: 'packed' };

  test('in sync is neither read nor written; choices are kept on the device until the update', async () => {
    const sync = memoryArea('sync', structuredClone(newer));
    const only = device(sync);
    await only.store.changeEntry('example.com', keep('ref'));
    await settle();
    expect(sync.items).toEqual(newer);
    expect(sync.writes).toBe(0);
    expect((await only.store.state()).sync).toBe('newer-schema');
    expect((await only.restart().read()).entries.sites).toEqual({ 'example.com': { keep: ['ref'] } });
  });

  test('on the device is not written: a change is refused with what to do', async () => {
    const mirror = { schema: 2, 'site:example.com': { parameters: { ref: ['keep', stamp] } } };
    const only = device(memoryArea('sync'), memoryArea('local', { mirror, device: 'abcde' }));
    expect(await only.store.changeEntry('example.com', keep('x'))).toEqual({
      failed: {
        code: 'newer-schema',
        text: 'A newer version of Plainlink has stored the choices on this device. Update to change them.',
      },
    });
    await settle();
    expect(only.local.items).toEqual({ mirror, device: 'abcde' });
    expect(only.sync.items).toEqual({});
    expect((await only.store.state()).sync).toBe('newer-schema');
    expect((await only.store.read()).entries.sites).toEqual({ 'example.com': { keep: ['ref'] } });
  });

  test.each(['1', -1, 1.5, null, {}])('a layout number that is %j is treated as newer', async (schema) => {
    const sync = memoryArea('sync', { schema, settings: { paused: [true, stamp] } });
    const only = device(sync);
    await only.store.changeEntry('example.com', keep('ref'));
    await settle();
    expect(sync.writes).toBe(0);
    expect((await only.store.state()).sync).toBe('newer-schema');
  });
});
