import { expect, test, vi } from 'vitest';
import { currentSchema, migrate, type Migration } from '../../../../../extension/platform/migrations/migrations';

vi.mock('../../../../../extension/platform/browser', () => import('../memory/browser'));

const first: Migration = (items) => ({ ...items, first: true });
const second: Migration = ({ old, ...items }) => ({ ...items, young: old, sawFirst: items.first });

test('each step from the stored number on is taken, in order', () => {
  expect(migrate({ old: 1 }, [first, second])).toEqual({
    newer: false,
    items: { first: true, young: 1, sawFirst: true },
  });
  expect(migrate({ schema: 1, old: 1 }, [first, second])).toMatchObject({ items: { young: 1, sawFirst: undefined } });
  expect(migrate({ schema: 2, old: 1 }, [first, second])).toMatchObject({ items: { schema: 2, old: 1 } });
});

test('a newer number is left alone', () => {
  expect(migrate({ schema: 3 }, [first, second])).toEqual({ newer: true });
});

test('what is stored is not changed in place', () => {
  const items = Object.freeze({ old: 1 });
  migrate(items, [first, second]);
  expect(items).toEqual({ old: 1 });
});

test('an empty storage is of the first layout', () => {
  expect(currentSchema).toBe(1);
  expect(migrate({})).toEqual({ newer: false, items: {} });
});
