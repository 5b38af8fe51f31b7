import { reasons } from '../../canonical/sentences';
import type { HostPattern, RuleSet, Shape } from '../model';
import { nearest } from '../nearest';
import type { Finding } from './finding';

/** What the public suffix list says of hosts. */
export interface Suffixes {
  readonly siteOf: (host: string) => string | null;
  readonly isPublicSuffix: (host: string) => boolean;
}

/** Families that are none, hosts that are no sites by the public suffix list, reasons whose gaps nothing fills. */
export function referenceFindings(rules: RuleSet, suffixes: Suffixes): Finding[] {
  const findings: Finding[] = [];
  const families = Object.keys(rules.families);
  const used = new Set<string>();

  for (const rule of [...rules.strip, ...rules.keep, ...rules.guards, ...rules.wrappers, ...rules.warnings]) {
    if (reasons[rule.why].includes('{vendor}') && rule.vendor === undefined)
      findings.push({
        rule: rule.id,
        field: 'vendor',
        message: `is missing: the reason ${rule.why} names it`,
        advice: 'Add "vendor": the company, as people write its name.',
      });
    for (const [field, hosts] of hostLists(rule))
      for (const host of hosts) {
        const fault = host.startsWith('@') ? familyFault(host, families) : hostFault(host, suffixes);
        if (fault) findings.push({ rule: rule.id, field, ...fault });
        if (host.startsWith('@')) used.add(host.slice(1));
      }
  }
  for (const [family, hosts] of Object.entries(rules.families)) {
    const at = { family, field: `families.${family}` };
    if (!used.has(family))
      findings.push({ ...at, message: 'no rule names it', advice: `Name @${family} in a rule, or take it out.` });
    for (const host of hosts) {
      const fault = hostFault(host, suffixes);
      if (fault) findings.push({ ...at, ...fault });
    }
  }
  return findings;
}

type Fault = Pick<Finding, 'message' | 'advice'> | null;

function hostFault(host: HostPattern, { siteOf, isPublicSuffix }: Suffixes): Fault {
  if (host.endsWith('.*')) return null;
  if (isPublicSuffix(host))
    return {
      message: `${host} is a public suffix, below which anybody has a site`,
      advice: `Name the site below it: example.${host}.`,
    };
  if (siteOf(host) !== null) return null;
  return {
    message: `${host} is under no known suffix`,
    advice: 'Look whether it is spelled right; take out a host that is no more.',
  };
}

function familyFault(host: HostPattern, families: readonly string[]): Fault {
  if (families.includes(host.slice(1))) return null;
  const near = nearest(host.slice(1), families);
  const spelled = near === undefined ? '' : `Did you mean @${near}? `;
  return {
    message: `no family is called ${host}`,
    advice: `${spelled}Name one of families*.json, or write the hosts themselves.`,
  };
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
