import { expect, test } from 'vitest';
import { totals } from '../../../../extension/links/totals';

const frame = { links: 2, others: 1, tooLong: 0, closedFrames: 0, fromOtherSite: false };

test('frames of other sites are missed unless they were read themselves', () => {
  const page = { ...frame, closedFrames: 2 };
  expect(totals([page]).unseenFrames).toBe(2);
  expect(totals([page, { ...frame, fromOtherSite: true }]).unseenFrames).toBe(1);
  expect(totals([page, { ...frame, fromOtherSite: true }, { ...frame, fromOtherSite: true }])).toEqual({
    links: 6,
    others: 3,
    tooLong: 0,
    unseenFrames: 0,
  });
});

test('a frame that is read before its page is no frame less than none', () => {
  expect(totals([{ ...frame, fromOtherSite: true }]).unseenFrames).toBe(0);
});
