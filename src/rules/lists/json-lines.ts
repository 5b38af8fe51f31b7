/** Keys and places that lead to a value. */
export type JsonPath = readonly (string | number)[];

/**
 * On which line each value of a JSON text begins, a member of an object with its key. `JSON.parse` does not say.
 * @param text what `JSON.parse` has accepted
 * @returns the line of a path, from 1; 1 for a path that is not there
 */
export function jsonLines(text: string): (path: JsonPath) => number {
  const lines = new Map<string, number>();
  const open: { readonly array: boolean; key: string | number }[] = [];
  let line = 1;
  let mayBeKey = false;
  const note = () => lines.set(nameOf(open.map(({ key }) => key)), line);
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]|\n|[^\s{}[\],:"]+/g)) {
    const here = open.at(-1);
    if (token === '\n') line += 1;
    else if (token === ',') {
      if (here?.array && typeof here.key === 'number') here.key += 1;
      mayBeKey = here?.array === false;
    } else if (token === '}' || token === ']') open.pop();
    else if (here && mayBeKey) {
      here.key = String(JSON.parse(token));
      note();
      mayBeKey = false;
    } else {
      if (here?.array) note();
      if (token === '{' || token === '[') open.push({ array: token === '[', key: 0 });
      mayBeKey = token === '{';
    }
    // What stands behind an empty object is no key of it.
    if (token === '}') mayBeKey = false;
  }
  return (path) => lines.get(nameOf(path)) ?? 1;
}

const nameOf = (path: JsonPath): string => path.join('\n');
