import { expect, test, vi } from 'vitest';
import { fromFrame } from '../../../../../extension/platform/page-links/shape';
import { read } from '../../../../../extension/platform/shape';

vi.mock('../../../../../extension/platform/browser', () => import('../memory/browser'));

const link = { id: 1, link: 'https://example.com/', text: 'Words' };
const counts = { links: 1, others: 0, tooLong: 0, closedFrames: 0, fromOtherSite: false };
const said = [
  { is: 'links', links: [link] },
  { is: 'gone', ids: [1, 2] },
  { is: 'counted', counts },
  { is: 'shown', id: 1, how: 'hidden' },
];

test.each(said)('a frame may say %j', (message) => {
  expect(read(fromFrame, message, 'said')).toEqual({ ok: true, value: message });
});

test.each([
  null,
  'links',
  { is: 'toString' },
  { is: 'links' },
  { is: 'links', links: [{ ...link, link: 'javascript:alert(1)' }] },
  { is: 'links', links: [{ ...link, link: `https://example.com/${'x'.repeat(20_000)}` }] },
  { is: 'links', links: [{ ...link, text: 'x'.repeat(1000) }] },
  { is: 'links', links: [{ ...link, id: -1 }] },
  { is: 'links', links: Array.from({ length: 501 }, () => link) },
  { is: 'gone', ids: ['1'] },
  { is: 'counted', counts: { ...counts, links: Infinity } },
  { is: 'shown', id: 1, how: '<b>' },
])('nothing else: %#', (message) => {
  expect(read(fromFrame, message, 'said').ok).toBe(false);
});
