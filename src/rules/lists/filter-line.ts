/** One option of a filter: `name`, `name=value`, `~name`. */
export interface FilterOption {
  readonly name: string;
  readonly negated: boolean;
  /** null where there is no `=`. */
  readonly value: string | null;
}

/** A filter, taken apart. */
export interface FilterLine {
  readonly exception: boolean;
  readonly pattern: string;
  readonly options: readonly FilterOption[];
}

/** Takes a filter apart: `@@pattern$option,option=value`. Without options it is all pattern. */
export function readFilterLine(text: string): FilterLine {
  const exception = text.startsWith('@@');
  const body = exception ? text.slice(2) : text;
  const at = optionsAt(body);
  if (at < 0) return { exception, pattern: body, options: [] };
  return { exception, pattern: body.slice(0, at), options: splitOptions(body.slice(at + 1)).map(readOption) };
}

/** An option of a filter by its name. */
export const optionOf = ({ options }: FilterLine, name: string): FilterOption | undefined =>
  options.find((one) => one.name === name);

/** Where the `$` stands that begins the options: the last one that may, before any value that is an expression. */
function optionsAt(body: string): number {
  const value = /[$,](?:~?removeparam|queryprune|urlskip)(?:=|,|$)/.exec(body);
  const from = value ? value.index : body.length;
  for (let at = body.lastIndexOf('$', from); at >= 0; at = at === 0 ? -1 : body.lastIndexOf('$', at - 1))
    if (body[at - 1] !== '\\' && /^[~\w]/.test(body.slice(at + 1))) return at;
  return -1;
}

/** At commas, save those in an expression and those behind a backslash. */
function splitOptions(text: string): string[] {
  const options: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === ',') {
      options.push(text.slice(start, at));
      start = at + 1;
    } else if (character === '/' && /[=|~ ]/.test(text[at - 1] ?? '')) at = endOfExpression(text, at);
  }
  return [...options, text.slice(start)];
}

/** The slash that ends an expression which begins at another; that one itself where none does. */
function endOfExpression(text: string, from: number): number {
  const end = /\/(?:\\.|[^\\/])+\/[a-z]*(?=$|[,| ])/y;
  end.lastIndex = from;
  const found = end.exec(text)?.[0];
  return found === undefined ? from : from + found.length - 1;
}

function readOption(text: string): FilterOption {
  const trimmed = text.trim();
  const negated = trimmed.startsWith('~');
  const equals = trimmed.indexOf('=');
  const name = trimmed.slice(negated ? 1 : 0, equals < 0 ? undefined : equals);
  return { name: aliases[name] ?? name, negated, value: equals < 0 ? null : trimmed.slice(equals + 1) };
}

/** Names that mean the same. */
const aliases: Readonly<Record<string, string>> = {
  queryprune: 'removeparam',
  from: 'domain',
  doc: 'document',
  main_frame: 'document',
  frame: 'subdocument',
  xhr: 'xmlhttprequest',
  'first-party': '1p',
  'third-party': '3p',
};
