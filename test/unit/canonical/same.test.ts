import { expect, test } from 'vitest';
import { engineWith } from './engine-for-tests';

const engine = engineWith();

test.each([
  ['https://A.com/?utm_x=1', 'https://a.com/', 'same', undefined],
  ['https://a.com/#top', 'https://a.com/', 'same', undefined],
  ['https://out.com/l?u=https%3A%2F%2Fa.com', 'https://a.com/', 'same', undefined],
  ['http://a.com/', 'https://a.com/', 'different', 'scheme'],
  ['https://a.com/', 'https://u@a.com/', 'different', 'user info'],
  ['https://a.com/', 'https://www.a.com/', 'different', 'host'],
  ['https://a.com/', 'https://a.com:81/', 'different', 'port'],
  ['https://a.com/x', 'https://a.com/x/', 'different', 'path'],
  ['https://a.com/#/a', 'https://a.com/#/b', 'different', 'fragment'],
  ['https://video.example/?v=1', 'https://video.example/?v=2', 'different', 'parameter v'],
  ['https://video.example/?v=1', 'https://video.example/', 'different', 'parameter v'],
  ['https://a.com/?id=1', 'https://a.com/?id=2', 'unknown', 'parameters'],
  ['https://a.com/?a=1&b=2', 'https://a.com/?b=2&a=1', 'unknown', 'parameters'],
  ['https://a.com/unsubscribe?a=1', 'https://a.com/unsubscribe?a=2', 'unknown', 'parameters'],
  ['https://a.com/', 'not a link', 'unknown', 'link'],
])('%s and %s: %s', (a, b, verdict, part) => {
  expect(engine.same(a, b)).toBe(verdict);
  expect(engine.same(b, a)).toBe(verdict);
  expect(engine.explainSame(a, b).difference?.part).toBe(part);
});

test('a difference names what it rests on', () => {
  expect(engine.explainSame('https://video.example/?v=1', 'https://video.example/?v=2')).toMatchObject({
    difference: { a: '1', b: '2' },
    clause: 'video-item',
  });
});
