import { looksDrawn, type Warner, type Warning } from '../../src/index';
import { isMask } from './mask';
import { readings } from './readings';

/** Something that no report may hold, and where it stands. */
export interface Secret {
  /** Counted from 1. */
  readonly line: number;
  /** What it is said under; `''` where it stands by itself. */
  readonly name: string;
  /** The text itself, as it can be read. */
  readonly text: string;
  readonly what: Warning['kind'] | 'token' | 'number';
}

/** What the check needs to know. */
export interface Knowledge {
  readonly warn: Warner;
  /** Whether a word is one of ours: the id of a rule, or a name that a rule knows. */
  readonly known: (word: string) => boolean;
}

/**
 * What in a text should not be made public: tokens, addresses of mail, telephone numbers, credentials and names, as
 * they stand or behind escapes. What is masked is none of these. It is strict: an innocent word may be among them.
 */
export function secretsIn(text: string, knowledge: Knowledge): Secret[] {
  return text.split('\n').flatMap((content, index) => {
    const found = new Map<string, Secret>();
    for (const reading of readings(content))
      for (const secret of inReading(reading, knowledge)) {
        const key = plain(secret.text);
        if (!found.has(key)) found.set(key, { line: index + 1, ...secret });
      }
    return [...found.values()];
  });
}

/** One text in two spellings is one secret. */
const plain = (text: string): string => text.replace(/%[2-7][0-9a-f]/gi, (escape) => decodeURIComponent(escape));

type Found = Omit<Secret, 'line'>;

function inReading(reading: string, { warn, known }: Knowledge): Found[] {
  return [...pairs(reading, warn), ...shaped(reading), ...tokens(reading, known)].filter(({ text }) => !isMask(text));
}

/** `name=value` as in a link, `name: value` as people write. */
function pairs(reading: string, warn: Warner): Found[] {
  return [...reading.matchAll(/([\p{L}\p{N}_.\-[\]]{1,100})["']?\s*[=:]\s*["']?([^\s"'&#;,<>]+)/gu)].flatMap(
    ([, name = '', text = '']) => {
      const warning = isMask(text) ? null : warn(name, text);
      return warning ? [{ name, text, what: warning.kind }] : [];
    },
  );
}

const shapes: readonly [RegExp, Found['what']][] = [
  [/[^\s@<>"'(),;:=&?/[\]]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/gu, 'email'],
  [/\/\/[^\s/?#@]+@/g, 'user-info'],
  [/(?<![\w.])(?:\+|00)[1-9](?:[ ()./-]{0,2}\d){7,14}/g, 'phone'],
  [/(?<![\w.])0\d(?:[ ()/-]{0,2}\d){6,13}(?![\w.])/g, 'phone'],
  [/(?<![\w.])\(\d{2,5}\)[ -]?\d(?:[ -]?\d){4,10}/g, 'phone'],
  [/(?<!\d)\d{3}[-. ]\d{3}[-. ]\d{4}(?!\d)/g, 'phone'],
  [/(?<![\d.])\d{9,}(?![\d.])/g, 'number'],
];

function shaped(reading: string): Found[] {
  return shapes.flatMap(([shape, what]) => (reading.match(shape) ?? []).map((text) => ({ name: '', text, what })));
}

function tokens(reading: string, known: Knowledge['known']): Found[] {
  return reading
    .split(/(?:%[0-9A-F]{2}|[^A-Za-z0-9_.~+-])+/i)
    .map((word) => word.replace(/^[.+-]+|[.+-]+$/g, ''))
    .filter((word) => word.length >= SHORTEST && !isMask(word) && !known(word) && looksDrawn(word))
    .map((text) => ({ name: '', text, what: 'token' }));
}

const SHORTEST = 8;
