import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { mostBytes, qrDrawing, quietZone } from '../../../../../extension/ui/qr/qr-code';

/** What a reader that is not ours sees in the drawing. */
function readOff(link: string): string | undefined {
  const drawing = qrDrawing(link);
  if (!drawing) throw new Error('too long');
  const side = drawing.size + 2 * quietZone;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietZone} ${-quietZone} ${side} ${side}">
    <rect x="${-quietZone}" y="${-quietZone}" width="${side}" height="${side}" fill="#fff"/>
    <path d="${drawing.path}" fill="#000"/></svg>`;
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'width', value: side * 4 } }).render();
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

const long = (bytes: number) => `https://example.com/?id=${'a1B-'.repeat(bytes)}`.slice(0, bytes);

test.each([
  ['short', 'https://a.co'],
  ['usual', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s#start'],
  ['capital letters alone', 'HTTPS://EXAMPLE.COM/A'],
  ['letters that are not ASCII', 'https://example.com/ä/東京?q=é'],
  ['as long as may be', long(mostBytes)],
])('a link is read off as it is: %s', (_, link) => expect(readOff(link)).toBe(link));

test('one byte more is too much', () => {
  expect(qrDrawing(long(mostBytes + 1))).toBeNull();
  expect(qrDrawing(`${long(mostBytes - 1)}é`)).toBeNull();
});

test('in 360 px no square is smaller than three pixels', () => {
  const { size } = qrDrawing(long(mostBytes)) ?? { size: Infinity };
  expect(360 / (size + 2 * quietZone)).toBeGreaterThan(3);
});
