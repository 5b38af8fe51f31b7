/**
 * Dot segments by RFC 3986 §5.2.4, never above the root.
 * @param path begins with `/`; unreserved escapes are decoded already, so that `%2e` counts
 * @returns the same text when it holds none
 */
export function removeDots(path: string): string {
  if (!path.includes('/.')) return path;
  const kept: string[] = [];
  const segments = path.split('/');
  for (let i = 1; i < segments.length; i++) {
    const segment = segments[i] ?? '';
    const last = i === segments.length - 1;
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
    if (last && (segment === '..' || segment === '.')) kept.push('');
  }
  return `/${kept.join('/')}`;
}
