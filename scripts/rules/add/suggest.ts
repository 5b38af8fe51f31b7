import type { About } from './about';
import type { Draft } from './draft';

/** A link that looks alike and that the rule leaves alone: the name elsewhere, or as a part of another name. */
export function suggestedSpare({ kind, link, host, path, parameters }: About, { names, hosts }: Draft): string {
  const [name = 'x'] = Array.isArray(names) ? names : parameters.map((parameter) => parameter.name);
  const plain = String(name).replaceAll('*', '');
  if (kind === 'guard') return new URL('/', link).href;
  if (kind === 'wrapper') return `https://${host}${path}?page=2`;
  if (hosts === undefined) return `https://example.com/page?x${plain}=1&a=${plain}`;
  return `https://example.org/page?${plain}=x`;
}

/** An id that says where and what, and that is not taken. */
export function suggestedId({ host, suffixes, path, kind }: About, draft: Draft, taken: ReadonlySet<string>): string {
  const { hosts, names } = draft;
  const [where = ''] = Array.isArray(hosts) ? hosts.map(String) : [];
  const place = where.startsWith('@')
    ? where.slice(1)
    : hosts
      ? ((suffixes.siteOf(host) ?? host).split('.')[0] ?? '')
      : '';
  const [name = ''] = Array.isArray(names) ? names.map(String) : [];
  const what = kind === 'guard' || kind === 'wrapper' ? path : name;
  const id = `${place}-${what}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const numbered = [id, ...Array.from({ length: taken.size }, (_, index) => `${id}-${index + 2}`)];
  return numbered.find((one) => !taken.has(one)) ?? id;
}
