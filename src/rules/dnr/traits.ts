import { readExpression } from '../lists/expression-tree';
import { parsePattern, textsIn } from '../match';
import type { Pattern, Trait } from '../model';
import { affordable, costOfSource, literally } from './expression';

/** What may follow a name that stands alone. */
const BEHIND = '(?:[=&#]|$)';

/**
 * Expressions that together match each parameter that has one of the traits, from its name on.
 * @param room what may be spent on values
 * @returns null where a browser cannot be told of one: a name in characters that may be escaped
 */
export function traitExpressions(
  traits: readonly Trait[],
  budget: number,
  room = budget / 2,
): readonly string[] | null {
  const byValue = new Map<string, string[]>();
  for (const trait of traits) {
    const [name, value] = typeof trait === 'string' ? [trait, null] : [trait.name, trait.value];
    const written = nameExpression(name);
    if (written === null) return null;
    const behind = value === null ? BEHIND : `=${valueExpression(value, room)}`;
    byValue.set(behind, [...(byValue.get(behind) ?? []), written]);
  }
  return [...byValue].flatMap(([behind, names]) =>
    affordable(names.length === 1 ? (names[0] ?? '') : `(?:${names.join('|')})`, budget - costOfSource(behind)).map(
      (name) => name + behind,
    ),
  );
}

/** How selective a choice of traits is: the fewer and the longer their names, the higher. */
export function selectivity(traits: readonly Trait[]): number {
  const names = traits.map((trait) => (typeof trait === 'string' ? trait : trait.name));
  const spelled = names.reduce((sum, name) => sum + name.split('|').length, 0);
  const shortest = Math.min(
    ...names.map((name) =>
      Math.min(
        ...name
          .replace(/[~^$*()?:]/g, '')
          .split('|')
          .map((one) => one.length),
      ),
    ),
  );
  return shortest - spelled * 4;
}

/** Escapes of letters and digits, and of all that is plain in a name, leave a link alone: no name here may hold others. */
function nameExpression(pattern: Pattern): string | null {
  const parsed = parsePattern(pattern);
  const rest = '[^=&#]*';
  if (parsed.form !== 'expression' && !/^[\w.~-]*$/.test(parsed.text)) return null;
  switch (parsed.form) {
    case 'exact':
      return literally(parsed.text);
    case 'prefix':
      return literally(parsed.text) + rest;
    case 'suffix':
      return rest + literally(parsed.text);
    case 'contains':
      return rest + literally(parsed.text) + rest;
    case 'expression': {
      const { source } = parsed.expression;
      if (/\\[^.-]|\[\^/.test(source)) return null;
      const start = source.startsWith('^') ? source.slice(1) : rest + source;
      return start.endsWith('$') ? start.slice(0, -1) : start + rest;
    }
  }
}

/**
 * The beginning of a value, as it stands in an address: what is there is decoded once before a rule looks at it. Only
 * letters and digits stand for themselves; an address in which these are escaped is left alone.
 */
function valueExpression(pattern: Pattern, room: number): string {
  if (room <= 0) return '';
  const parsed = parsePattern(pattern);
  if (parsed.form !== 'expression') return parsed.form === 'prefix' ? plainStart(parsed.text) : anywhere(pattern);
  const { source } = parsed.expression;
  const [pieces, ...others] = readExpression(source) ?? [];
  if (!pieces || others.length > 0) return '';
  if (pieces[0]?.source !== '^') return anywhere(pattern);
  let out = '';
  for (const { text, source: piece, branches, min, max } of pieces.slice(1)) {
    if (text !== null && min === 1 && max === 1 && /[0-9A-Za-z]/.test(text)) {
      out += text;
      continue;
    }
    const [only, ...more] = branches ?? [];
    if (only && more.length === 0 && min === 0 && max === 1 && only.every((one) => one.text !== null)) {
      const whole = only.map((one) => one.text).join('');
      const start = plainStart(whole);
      // Each of the rest may be escaped.
      const rest = (whole.length - start.length) * 3;
      out += `(?:${start}${rest > 0 ? `.{1,${rest}}` : ''})?`;
      continue;
    }
    if (branches && min === 1 && max === 1) {
      const starts = branches.map((branch) =>
        plainStart(branch.map((one) => (one.max === 1 && one.min === 1 ? (one.text ?? ' ') : ' ')).join('')),
      );
      const choice = `(?:${starts.join('|')})`;
      if (starts.every((one) => one !== '') && costOfSource(choice) <= room) out += choice;
    } else if (piece.startsWith('[') && min > 0) out += repeated(inAddress(piece), min, room);
    else if (piece.startsWith('.') && min > 0) out += repeated('[^&#]', min, room);
    break;
  }
  return out || anywhere(pattern);
}

function repeated(one: string, min: number, room: number): string {
  const times = Math.min(min, 8, Math.max(1, Math.floor(room / costOfSource(one))));
  return times > 1 ? `${one}{${times}}` : one;
}

/** A class with what its characters look like when they are escaped. */
function inAddress(piece: string): string {
  const inner = /^\[(?!\^)((?:\\.|[^\]])*)\]/.exec(piece)?.[1];
  if (inner === undefined) return '[^&#]';
  const digits = inner.includes('0-9') ? '' : '0-9';
  const large = inner.includes('A-Z') || inner.includes('A-F') ? '' : 'A-F';
  const small = inner.includes('a-z') || inner.includes('a-f') ? '' : 'a-f';
  return `[%${digits}${large}${small}${inner}]`;
}

const plainStart = (text: string): string => /^[0-9A-Za-z]*/.exec(text)?.[0] ?? '';

/** The longest text of letters and digits that stands somewhere in each value. */
function anywhere(pattern: Pattern): string {
  const texts = textsIn(pattern).flatMap((text) => text.match(/[0-9A-Za-z]+/g) ?? []);
  const longest = texts.reduce((most, one) => (one.length > most.length ? one : most), '');
  return longest === '' ? '' : `[^&#]*${longest}`;
}
