import type { RuleSet } from '../model';
import type { Finding } from './finding';

/** Rules whose parts do not fit together: what would never match, or match everything. */
export function shapeFindings(rules: RuleSet): Finding[] {
  const findings: Finding[] = [];
  for (const { id, destination, cut, template } of rules.wrappers) {
    if ('path' in destination && !groupsOf(destination.path))
      findings.push({
        rule: id,
        field: 'destination.path',
        message: 'expected an ~expression with a group',
        advice: 'Put what is the destination in round brackets: ~^/out/(.+)$.',
      });
    if (cut !== undefined && groupsOf(cut) === null)
      findings.push({
        rule: id,
        field: 'cut',
        message: 'expected an ~expression',
        advice: 'Write ~ before it, and $ at its end.',
      });
    if (template !== undefined && !template.includes('$1'))
      findings.push({
        rule: id,
        field: 'template',
        message: 'expected $1 in it',
        advice: 'Write $1 where the destination belongs.',
      });
  }
  for (const { id, hosts, paths, has } of rules.guards)
    if (!hosts && !paths && !has)
      findings.push({
        rule: id,
        message: 'names no host, path or parameter: it would seal every link',
        advice: 'Add "hosts", "paths" or "has".',
      });
  for (const { id, names, value } of rules.warnings)
    if (!names && !value)
      findings.push({
        rule: id,
        message: 'names no parameter and no value: it would warn of every link',
        advice: 'Add "names" or "value".',
      });
  for (const { id, part, separator } of rules.strip)
    if (separator === '/' && part !== 'path')
      findings.push({
        rule: id,
        field: 'separator',
        message: '/ leads a name in a path only',
        advice: 'Add "part": "path", or take the separator out.',
      });
  return findings;
}

/** How many groups an expression has; null when the pattern is none. */
function groupsOf(pattern: string): number | null {
  if (!pattern.startsWith('~')) return null;
  const found = new RegExp(`${pattern.slice(1)}|`).exec('');
  return found ? found.length - 1 : null;
}
