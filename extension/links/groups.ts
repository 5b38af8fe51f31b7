import type { Carried, Row } from './row';

/** Links that have something in common. */
export interface Group {
  readonly key: string;
  /** A site, or a parameter with what is decided about it. */
  readonly about: { readonly site: string } | { readonly carried: Carried };
  readonly rows: readonly Row[];
  /** How often they are in the page: a link may be there more than once. */
  readonly places: number;
  /** Links in which something goes. */
  readonly goes: number;
}

/** Links by the site that they lead to. */
export function bySite(rows: readonly Row[]): Group[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) if (row.judged) put(groups, row.judged.site, row);
  return [...groups].map(([site, members]) => group(`site ${site}`, { site }, members));
}

/** Links by what they carry: a link is in as many groups as it has parameters, and in none when it has none. */
export function byParameter(rows: readonly Row[]): Group[] {
  const groups = new Map<Carried, Row[]>();
  for (const row of rows) for (const carried of row.judged?.carried ?? []) put(groups, carried, row);
  return [...groups].map(([carried, members]) =>
    group(`carried ${JSON.stringify(Object.values(carried))}`, { carried }, members),
  );
}

function put<K>(groups: Map<K, Row[]>, key: K, row: Row): void {
  const members = groups.get(key);
  if (members) members.push(row);
  else groups.set(key, [row]);
}

function group(key: string, about: Group['about'], rows: readonly Row[]): Group {
  return {
    key,
    about,
    rows,
    places: rows.reduce((sum, { places }) => sum + places.size, 0),
    goes: rows.reduce((sum, { judged }) => sum + Number((judged?.goes ?? 0) > 0), 0),
  };
}
