/**
 * Where the source of a rule can be read: an address, `owner/repository#12`, or a repository with words behind it.
 * @returns null where it names no place
 */
export function sourceLink(source: string): string | null {
  if (/^https?:\/\/\S+$/.test(source)) return source;
  const [, repository, issue] = /^([\w.-]+\/[\w.-]+)(?:#(\d+)|@[0-9a-f]+)?(?:$| \()/.exec(source) ?? [];
  if (repository === undefined) return null;
  return `https://github.com/${repository}${issue === undefined ? '' : `/issues/${issue}`}`;
}
