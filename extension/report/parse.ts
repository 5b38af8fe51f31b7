import type { Layer, Part } from '../../src/index';
import type { ReportKind } from './choices';
import { fence, version } from './format';

/** One parameter of a report. */
export interface ToldParameter {
  readonly part: Part;
  readonly action: 'keep' | 'strip';
  readonly layer: Layer;
  readonly rule: string;
  /** As it stands in a link; masked where it may tell too much. */
  readonly name: string;
  /** null where there is no `=`. */
  readonly value: string | null;
}

/** What a report says. */
export interface Report {
  readonly kind: ReportKind;
  readonly extension: string;
  readonly policy: string;
  readonly rules: string;
  readonly host: string;
  /** null where it is not told. */
  readonly path: string | null;
  readonly sealed: { readonly by: string; readonly rule: string } | null;
  readonly opened: readonly string[];
  /** A name; null: the link as a whole. */
  readonly about: string | null;
  readonly parameters: readonly ToldParameter[];
  /** What stands around the block. */
  readonly words: string;
  /** The line of the block's first fact, counted from 1. */
  readonly line: number;
}

export type ParsedReport =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly line: number; readonly message: string };

/** Reads the text of a report. @returns the first line that is wrong, and what should stand there */
export function parseReport(text: string): ParsedReport {
  const lines = text.split(/\r?\n/);
  const opening = lines.findIndex((line) => line.trim() === '```' + fence);
  if (opening < 0) return wrong(1, `expected a line \`\`\`${fence}, with which the facts begin`);
  const length = lines.slice(opening + 1).findIndex((line) => line.trim() === '```');
  if (length < 0) return wrong(lines.length, 'expected a line ``` at the end of the facts');
  try {
    const report = readFacts(lines.slice(opening + 1, opening + 1 + length), opening + 2);
    const words = [...lines.slice(0, opening), ...lines.slice(opening + length + 2)].join('\n').trim();
    return { ok: true, report: { ...report, words, line: opening + 2 } };
  } catch (error) {
    if (error instanceof Malformed) return wrong(error.line, error.message);
    throw error;
  }
}

class Malformed extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const wrong = (line: number, message: string): ParsedReport => ({ ok: false, line, message });

const singles = {
  [fence]: [/^1$/, `${version}, the one form that this version reads`],
  kind: [/^(?:broke|left-in)$/, 'broke or left-in'],
  extension: [/^[\w.-]{1,30}$/, 'a version of the extension'],
  policy: [/^(?:-|[a-z]+@\d+)$/, 'a policy, as share@1'],
  rules: [/^(?:-|\d+(?:\.\d+)*)$/, 'a version of the rules, as 2026.12.2'],
  host: [/^(?:\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/, 'a host, as *.example.com'],
  path: [/^(?:-|\/[^\s?#]*)$/, 'a path, as /xxxx/99, or -'],
  sealed: [/^(?:-|(?:guard|user|wrapper) \S+)$/, 'who sealed the link and the rule, or -'],
  opened: [/^(?:-|\S+(?: \S+)*)$/, 'rules, or -'],
  about: [/^\S+$/, 'the name of a parameter, or -'],
} as const satisfies Record<string, readonly [RegExp, string]>;

type Single = keyof typeof singles;

const parameterForm =
  /^(keep|strip) (guard|user|blocklist|allowlist|learned|default) (\S+) ([^\s=&#]+|(?==))(?:(=)([^\s&#]*))?$/;

function readFacts(lines: readonly string[], first: number): Omit<Report, 'words' | 'line'> {
  const facts = new Map<string, string>();
  const parameters: ToldParameter[] = [];
  for (const [index, line] of lines.entries()) {
    const at = first + index;
    if (line.trim() === '') continue;
    const [, key = '', value = ''] = /^([a-z-]+): *(.*?) *$/.exec(line) ?? [];
    if (key === 'query' || key === 'fragment' || key === 'path-part') parameters.push(readParameter(key, value, at));
    else if (!Object.hasOwn(singles, key))
      throw new Malformed(at, `expected one of ${Object.keys(singles).join(', ')}, query, fragment, path-part`);
    else if (facts.has(key)) throw new Malformed(at, `${key} stands twice`);
    else {
      const [form, expected] = singles[key as Single];
      if (!form.test(value)) throw new Malformed(at, `${key}: expected ${expected}`);
      facts.set(key, value);
    }
  }
  const missing = Object.keys(singles).find((key) => !facts.has(key));
  if (missing !== undefined) throw new Malformed(first + lines.length, `${missing} is missing`);
  const fact = (key: Single): string => facts.get(key) ?? '';
  const told = (key: Single): string | null => (fact(key) === '-' ? null : fact(key));
  const [by, rule] = fact('sealed').split(' ');
  return {
    kind: fact('kind') === 'broke' ? 'broke' : 'left-in',
    extension: fact('extension'),
    policy: fact('policy'),
    rules: fact('rules'),
    host: fact('host'),
    path: told('path'),
    sealed: by !== undefined && rule !== undefined ? { by, rule } : null,
    opened: told('opened')?.split(' ') ?? [],
    about: told('about'),
    parameters,
  };
}

function readParameter(key: string, text: string, line: number): ToldParameter {
  const [, action, layer, rule = '', name = '', equals, value = ''] = parameterForm.exec(text) ?? [];
  if (action === undefined || layer === undefined)
    throw new Malformed(line, `${key}: expected what becomes of it, the layer, the rule and name=value`);
  return {
    part: key === 'path-part' ? 'path' : key === 'query' ? 'query' : 'fragment',
    action: action === 'keep' ? 'keep' : 'strip',
    layer: layer as Layer,
    rule,
    name,
    value: equals === undefined ? null : value,
  };
}
