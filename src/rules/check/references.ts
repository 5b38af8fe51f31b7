import { reasons } from '../../canonical/reasons';
import type { HostPattern, RuleSet, Shape } from '../model';
import type { Finding } from './finding';

/** Families that are none, hosts that no public suffix knows, reasons whose gaps nothing fills. */
export function referenceFindings(rules: RuleSet, siteOf: (host: string) => string | null): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<string>();
  const isHost = (host: HostPattern) => host.endsWith('.*') || siteOf(host) !== null;

  for (const rule of [...rules.strip, ...rules.keep, ...rules.guards, ...rules.wrappers, ...rules.warnings]) {
    if (reasons[rule.why].includes('{vendor}') && rule.vendor === undefined)
      findings.push({ rule: rule.id, field: 'vendor', message: `is missing: the reason ${rule.why} names it` });
    for (const [field, hosts] of hostLists(rule))
      for (const host of hosts) {
        if (!host.startsWith('@')) {
          if (!isHost(host)) findings.push({ rule: rule.id, field, message: `${host} is under no known suffix` });
          continue;
        }
        used.add(host.slice(1));
        if (!Object.hasOwn(rules.families, host.slice(1)))
          findings.push({ rule: rule.id, field, message: `no family is called ${host}` });
      }
  }
  for (const [family, hosts] of Object.entries(rules.families)) {
    if (!used.has(family)) findings.push({ field: `families.${family}`, message: 'no rule names it' });
    for (const host of hosts)
      if (host.startsWith('@') || !isHost(host))
        findings.push({ field: `families.${family}`, message: `${host} is under no known suffix` });
  }
  return findings;
}

interface Hosted {
  readonly id: string;
  readonly hosts?: readonly HostPattern[];
  readonly except?: readonly Shape[];
}

function hostLists(rule: Hosted) {
  const lists: [field: string, hosts: readonly HostPattern[]][] = [['hosts', rule.hosts ?? []]];
  rule.except?.forEach(({ hosts }, index) => lists.push([`except[${index}].hosts`, hosts ?? []]));
  return lists;
}
