import type { ParameterClass, Part } from '../canonical/types';
import type { RuleReasonId } from '../canonical/sentences';

/**
 * Text matched whole (`name`), from its start (`utm_*`), to its end (`*_clid`), anywhere (`*unsubscribe*`),
 * or by an expression (`~^[0-9a-f]{26,}$`) that the checker has found to run in linear time.
 */
export type Pattern = string;

/** `example.com` and below, `login.*` (a first label), or `@family` (a list of `families.json`). */
export type HostPattern = string;

/** Where a rule holds, or does not. What is left out holds everywhere. */
export interface Shape {
  readonly hosts?: readonly HostPattern[];
  /** On these hosts alone, and not below them. */
  readonly exact?: boolean;
  /** Path as it stands, before any escape is decoded. */
  readonly paths?: readonly Pattern[];
  /** Names of the rule to which an exception is confined. */
  readonly names?: readonly Pattern[];
  /** Shape of the value, percent-decoded once. */
  readonly value?: Pattern;
  readonly when?: Condition;
}

/** Other parameters of the query: all of `has`, none of `lacks`. May name only those that no rule strips. */
export interface Condition {
  readonly has?: readonly Pattern[];
  readonly lacks?: readonly Pattern[];
}

/** What every rule has, whatever it does. */
interface Common {
  readonly id: string;
  readonly why: RuleReasonId;
  readonly vendor?: string;
}

/** A parameter that goes. */
export interface StripRule extends Common {
  readonly names: readonly Pattern[];
  readonly hosts?: readonly HostPattern[];
  /** On these hosts alone, and not below them. */
  readonly exact?: boolean;
  readonly paths?: readonly Pattern[];
  readonly except?: readonly Shape[];
  readonly value?: Pattern;
  readonly when?: Condition;
  readonly ignoreCase?: boolean;
  /** In a query: this site also separates by it. In a path: what leads the name (`;` or `/`). */
  readonly separator?: ';' | '/';
  /** `always` is asked before the allowlist, `usual` after it. */
  readonly strength: 'always' | 'usual';
  readonly part?: Part;
  readonly class: ParameterClass;
  /** Holds under this policy alone. */
  readonly policy?: 'samepage';
}

/** A parameter that identifies content on a site. */
export interface KeepRule extends Common {
  readonly names: readonly Pattern[];
  readonly hosts: readonly HostPattern[];
  readonly paths?: readonly Pattern[];
  readonly except?: readonly Shape[];
  readonly value?: Pattern;
  readonly when?: Condition;
  readonly ignoreCase?: boolean;
  readonly separator?: ';';
}

/** A parameter by name, or by name and value. */
export type Trait = Pattern | { readonly name: Pattern; readonly value: Pattern };

/** A shape of link in which nothing may change. */
export interface GuardRule extends Common {
  readonly hosts?: readonly HostPattern[];
  readonly paths?: readonly Pattern[];
  /** Parameters that must all be there; of an inner list, one. */
  readonly has?: readonly (Trait | readonly Trait[])[];
  readonly except?: readonly Shape[];
  /** Names and paths match in any case. */
  readonly ignoreCase?: boolean;
  /** Where the parameters are looked for: `query` where it does not say. */
  readonly part?: 'query' | 'fragment';
}

/** How a destination is written inside a wrapper; applied in order. `a1-base64`: base64 after the letters a1. */
export type Decoding = 'percent' | 'base64' | 'a1-base64' | 'proofpoint-v2' | 'proofpoint-v3';

/** A redirector's link that carries its destination in itself. */
export interface WrapperRule extends Common {
  readonly hosts: readonly HostPattern[];
  /** On these hosts alone, and not below them. */
  readonly exact?: boolean;
  readonly paths?: readonly Pattern[];
  readonly when?: Condition;
  readonly except?: readonly Shape[];
  /**
   * A parameter (first of the names that yields), the groups of an expression over the path, joined (`~^/amp/s/(.+)$`),
   * or the whole query, where it is the destination and no name stands before it.
   */
  readonly destination:
    | { readonly query: readonly string[] }
    | { readonly fragment: readonly string[] }
    | { readonly path: Pattern }
    | { readonly whole: 'query' };
  /** `value`: the parameter's value, or the group. `rest`: and the rest of the query and the fragment. */
  readonly until?: 'value' | 'rest';
  /** `["percent"]` where it does not say. */
  readonly decode?: readonly Decoding[];
  /** Cut out of the decoded destination, wherever it matches: an expression. */
  readonly cut?: Pattern;
  /** Put before a destination that has no scheme: `https` where it does not say. */
  readonly scheme?: 'http' | 'https';
  /** The destination with `$1` for what was found. */
  readonly template?: string;
  /** The destination may be on the wrapper's own site. */
  readonly sameSite?: boolean;
  /** A mail scanner stands between: the step says so. */
  readonly bouncer?: boolean;
  /**
   * What is found may be none: it is opened only where it is a whole link, or `scheme` says what it lacks; and where
   * it cannot be, the link is an ordinary one.
   */
  readonly tentative?: boolean;
}

/** A parameter about which a person is warned before sharing. */
export interface WarningRule extends Common {
  readonly kind: 'credential' | 'session' | 'email' | 'phone' | 'person';
  readonly names?: readonly Pattern[];
  readonly value?: Pattern;
  /** Shape of values that give nothing away: placeholders, settings. */
  readonly not?: Pattern;
  /** The value must look made by chance: no word, no number, no date. */
  readonly random?: boolean;
  readonly ignoreCase?: boolean;
}

/** Everything that decides: what the bundles carry. */
export interface RuleSet {
  readonly schema: 1;
  readonly version: string;
  readonly families: Readonly<Record<string, readonly string[]>>;
  readonly strip: readonly StripRule[];
  readonly keep: readonly KeepRule[];
  readonly guards: readonly GuardRule[];
  readonly wrappers: readonly WrapperRule[];
  readonly warnings: readonly WarningRule[];
}

/** Everything that documents a rule: what only the options page reads. */
export interface RuleNotes {
  /** Public address or issue that the rule rests on. */
  readonly source: string;
  readonly note?: string;
  /** Links that the rule changes (an allowlist or guard rule: that it saves), with the answer. */
  readonly samples: readonly Sample[];
  /** Links that the rule must not touch. */
  readonly spares: readonly string[];
}

/** A link and its canonical form; for a guard or an allowlist rule the link alone. */
export type Sample = string | readonly [link: string, canonical: string];
