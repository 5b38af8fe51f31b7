import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestLine, readPieces, type Piece } from '../../../src/cli/lines';

async function pieces(chunks: readonly Uint8Array[]): Promise<Piece[]> {
  const source = (async function* () {
    yield* chunks;
  })();
  const all: Piece[] = [];
  for await (const some of readPieces(source)) all.push(...some);
  return all;
}

const joined = (all: readonly Piece[]) => Buffer.concat(all.map(({ bytes }) => bytes)).toString('latin1');
const latin1 = (text: string) => Buffer.from(text, 'latin1');

test('however the bytes come, the lines are the same, and each ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constantFrom('\n', '\r\n', 'é\n', '\n\n'), fc.string()), { maxLength: 30 }),
      async (parts) => {
        const text = Buffer.from(parts.join('')).toString('latin1');
        const all = await pieces(parts.map((part) => Buffer.from(part)));
        expect(all.every(({ kind, bytes }) => kind === 'lines' && bytes.at(-1) === 10)).toBe(true);
        expect(joined(all)).toBe(text === '' || text.endsWith('\n') ? text : `${text}\n`);
      },
    ),
  );
});

test('what is known is given before more is read', async () => {
  let read = 0;
  const source = (async function* () {
    for (const chunk of ['a\nb', 'c\n', 'd']) {
      read += 1;
      yield latin1(chunk);
    }
  })();
  const seen: [number, string][] = [];
  for await (const some of readPieces(source)) seen.push([read, joined(some)]);
  expect(seen).toEqual([
    [1, 'a\n'],
    [2, 'bc\n'],
    [3, ''],
    [3, 'd\n'],
  ]);
});

test('a line as long as allowed is a line; one byte more is passed on in stretches', async () => {
  const most = Buffer.alloc(longestLine, 'a');
  const [line, ...none] = await pieces([most, latin1('\n')]);
  expect([line?.kind, line?.bytes.length, none.length]).toEqual(['lines', longestLine + 1, 0]);
  const all = await pieces([most, latin1('b\r'), latin1('c\r\nnext\n')]);
  expect(all.map((piece) => [piece.kind, piece.bytes.length])).toEqual([
    ['long', longestLine + 1],
    ['long', 2],
    ['lines', 5],
  ]);
  expect(joined(all).slice(longestLine)).toBe('b\rcnext\n');
  expect(all.map((piece) => piece.kind === 'long' && [piece.starts, piece.ends])).toEqual([
    [true, false],
    [false, true],
    false,
  ]);
});

test('a line without end is handed on while it comes', async () => {
  let held = 0;
  const source = (async function* () {
    for (let i = 0; i < 40; i += 1) {
      held += 1 << 20;
      yield Buffer.alloc(1 << 20, 'x');
    }
  })();
  let given = 0;
  for await (const some of readPieces(source)) {
    given += some.reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(held - given).toBeLessThanOrEqual(longestLine);
  }
  expect(given).toBe(held);
});
