import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { Fault, parseJson, type Json } from './json';
import { Misuse } from './misuse';

/**
 * Reads a JSON file that the person named.
 * @param shape makes the typed value of it, or throws a Fault at the place that is not as it should be
 * @throws Misuse with file, line, column and what was expected
 */
export function readDataFile<Data>(path: string, shape: (json: Json) => Data): Data {
  return parseData(path, readText(path), shape);
}

/** The same for a text that was read already; `path` is for the message. */
export function parseData<Data>(path: string, text: string, shape: (json: Json) => Data): Data {
  try {
    return shape(parseJson(text));
  } catch (error) {
    if (error instanceof Fault) throw new Misuse(`${path}:${place(text, error.at)}: ${error.message}`);
    throw error;
  }
}

/** Line and column, from 1. */
function place(text: string, at: number): string {
  const before = text.slice(0, at);
  const line = before.split(/\r\n|[\r\n]/).length;
  const column = at - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
  return `${line}:${column}`;
}

const byteOrderMark = '\uFEFF';

function readText(path: string): string {
  let bytes;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new Misuse(`${path}: ${cause(error)}`);
  }
  if (!isUtf8(bytes)) throw new Misuse(`${path}:1:1: expected text in UTF-8`);
  const text = bytes.toString('utf8');
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}

function cause(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'expected a file, found a folder';
  if (code === 'EACCES') return 'may not be read';
  return error instanceof Error ? error.message : String(error);
}
