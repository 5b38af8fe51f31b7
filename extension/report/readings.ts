const most = 8;

/**
 * A line as it stands, and as it reads once nothing is escaped in it any more: percent escapes, entities of HTML, letters
 * in other widths, invisible characters, and what is written in base64.
 */
export function readings(line: string): string[] {
  const found = [line];
  for (let at = 0; at < found.length && at < most; at++) {
    const text = found[at] ?? '';
    for (const decode of decodings) {
      const read = decode(text);
      if (read !== text && !found.includes(read)) found.push(read);
    }
  }
  return [...found, ...found.flatMap(base64Texts)];
}

const decodings: readonly ((text: string) => string)[] = [
  (text) =>
    text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return run;
      }
    }),
  (text) =>
    text
      .replace(/&#x([0-9a-f]{1,6});?/gi, (all, code: string) => character(Number.parseInt(code, 16), all))
      .replace(/&#([0-9]{1,7});?/g, (all, code: string) => character(Number(code), all))
      .replace(/&(?:commat|period|amp|plus|equals);/gi, (all) => entities[all.toLowerCase()] ?? all),
  (text) => text.normalize('NFKC').replace(/\p{Cf}/gu, ''),
];

const entities: Readonly<Record<string, string>> = {
  '&commat;': '@',
  '&period;': '.',
  '&amp;': '&',
  '&plus;': '+',
  '&equals;': '=',
};

const character = (code: number, instead: string): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : instead;

function base64Texts(text: string): string[] {
  return (text.match(/[A-Za-z0-9+/_-]{8,}={0,2}/g) ?? []).flatMap((run) => {
    try {
      const read = atob(run.replaceAll('-', '+').replaceAll('_', '/'));
      return /^[\t\n\r -~]{6,}$/.test(read) ? [read] : [];
    } catch {
      return [];
    }
  });
}
