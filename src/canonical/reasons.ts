import { type ReasonId, reasons } from './sentences';

export type { ReasonId } from './sentences';

/** A reason that a person reads, as an id with what fills its gaps; the translation is made from this. */
export interface Message {
  readonly id: ReasonId;
  readonly args: Readonly<Partial<Record<'name' | 'vendor' | 'site' | 'line', string>>>;
}

/** Each reason, cut at its gaps: words, the name of a gap, words, … */
const templates: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(reasons).map(([id, text]) => [id, text.split(/\{(name|vendor|site|line)\}/)]),
);

/** Whether a reason speaks of the site. */
export const namesSite = (id: ReasonId): boolean => templates.get(id)?.includes('site') ?? false;

export interface Said {
  readonly message: Message;
  readonly reason: string;
}

/** What is always said in the same words. */
const withoutGaps: ReadonlyMap<string, Said> = new Map(
  (Object.keys(reasons) as ReasonId[])
    .filter((id) => templates.get(id)?.length === 1)
    .map((id) => [id, { message: { id, args: {} }, reason: reasons[id] }]),
);

/**
 * A message and its English (in the extension, which translates messages: only what fills the gaps).
 * @param id which reason
 * @param args what may fill its gaps; what it has no gap for is left out of the message
 */
export function reason(id: ReasonId, args: Message['args'] = {}): Said {
  const known = withoutGaps.get(id);
  if (known) return known;
  const template = templates.get(id) ?? [];
  const filled: { -readonly [gap in keyof Message['args']]: string } = {};
  let text = template[0] ?? '';
  for (let i = 1; i < template.length; i += 2) {
    const gap = template[i];
    if (gap === 'name' || gap === 'vendor' || gap === 'site' || gap === 'line') text += filled[gap] = args[gap] ?? '–';
    text += template[i + 1] ?? '';
  }
  return { message: { id, args: filled }, reason: text };
}
