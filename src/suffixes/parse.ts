/** A label of the public suffix list, below the labels to its right. */
export interface Label {
  /** Whose suffix ends with it: a registry's, somebody else's, nobody's; or that it is an exception. */
  readonly kind: 'icann' | 'private' | 'none' | 'exception';
  /** By label; `*` stands for any. */
  readonly below: ReadonlyMap<string, Label>;
}

const kinds: Readonly<Record<string, Label['kind']>> = { '': 'icann', '+': 'private', '-': 'none' };

/**
 * Reads one top-level domain of the list: `uk(ac co(blogspot+) !www)`. A sign after a label says whose suffix it is,
 * `!` before one makes it an exception, and parentheses hold what stands below (https://publicsuffix.org/list/).
 */
export function parseLabel(text: string): Label {
  const tokens = text.match(/[^()\s]+|[()]/g) ?? [];
  let at = 1;
  const level = (): ReadonlyMap<string, Label> => {
    const labels = new Map<string, Label>();
    if (tokens[at] !== '(') return labels;
    for (at += 1; at < tokens.length && tokens[at] !== ')';) {
      const token = tokens[at] ?? '';
      at += 1;
      const [name, kind] = read(token);
      labels.set(name, { kind, below: level() });
    }
    at += 1;
    return labels;
  };
  return { kind: read(tokens[0] ?? '')[1], below: level() };
}

function read(token: string): [name: string, kind: Label['kind']] {
  if (token.startsWith('!')) return [token.slice(1), 'exception'];
  const sign = /[-+]$/.exec(token)?.[0] ?? '';
  return [sign === '' ? token : token.slice(0, -1), kinds[sign] ?? 'none'];
}
