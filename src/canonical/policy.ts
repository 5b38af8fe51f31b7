/** A question put to a layer. The blocklist is asked twice, for each of its strengths, and so is what was learned. */
export type Question =
  'user' | 'blocked' | 'blocklist-always' | 'allowlist' | 'learned-content' | 'blocklist-usual' | 'learned-neutral';

export type PolicyName = 'share' | 'crawl' | 'samepage';

/** A named, versioned choice of what is applied. */
export interface Policy {
  readonly name: PolicyName;
  readonly version: number;
  readonly guards: boolean;
  readonly unwraps: boolean;
  /** Asked in this order; the first that has an opinion decides, and where none has, the parameter stays. */
  readonly asks: readonly Question[];
  readonly sorts: boolean;
  /** Runs of slashes become one, and the one at the end of a path goes. */
  readonly trimsSlashes: boolean;
  readonly keepsFragment: boolean;
  /** What the canonical form encodes: what a browser would, or everything that RFC 3986 never allows raw. */
  readonly form: 'whatwg' | 'rfc';
  /** Whether its answers depend on the rule data. */
  readonly usesRules: boolean;
}

export const policies: Readonly<Record<PolicyName, Policy>> = {
  share: {
    name: 'share',
    version: 1,
    guards: true,
    unwraps: true,
    asks: ['user', 'blocked', 'blocklist-always', 'allowlist', 'learned-content', 'blocklist-usual', 'learned-neutral'],
    sorts: false,
    trimsSlashes: false,
    keepsFragment: true,
    form: 'whatwg',
    usesRules: true,
  },
  crawl: {
    name: 'crawl',
    version: 1,
    guards: false,
    unwraps: false,
    asks: ['blocked'],
    sorts: false,
    trimsSlashes: false,
    keepsFragment: false,
    form: 'rfc',
    usesRules: false,
  },
  samepage: {
    name: 'samepage',
    version: 1,
    guards: false,
    unwraps: false,
    // Its blocklist is one strength, and comes first.
    asks: ['blocked', 'blocklist-always', 'allowlist', 'learned-content'],
    sorts: true,
    trimsSlashes: true,
    keepsFragment: false,
    form: 'rfc',
    usesRules: true,
  },
};

/**
 * The id that whatever stores keys stores with them: `share@1+rules.2026.12.1+uts46.17`.
 * Two ids that differ may give one link two keys.
 */
export function policyId(policy: Policy, rulesVersion: string, toAsciiVersion: string): string {
  const rules = policy.usesRules ? `+rules.${rulesVersion}` : '';
  return `${policy.name}@${policy.version}${rules}+uts46.${toAsciiVersion}`;
}
