import type { Message } from './reasons';

/** Who decided about a parameter, in the order in which they are asked. */
export type Layer = 'guard' | 'user' | 'blocklist' | 'allowlist' | 'learned' | 'default';

/** Where in the link a parameter stands. */
export type Part = 'query' | 'fragment' | 'path';

/** What a stripped parameter is for; lets a person keep affiliate tags, and lets navigation take identifiers only. */
export type ParameterClass =
  'click-id' | 'user-id' | 'campaign' | 'affiliate' | 'share' | 'session' | 'referrer' | 'experiment' | 'ui';

/** Keep or strip, for one occurrence of one parameter. */
export interface Decision {
  /** Name as a person reads it: percent-decoded once. */
  readonly name: string;
  /** Value as it stands in the link, undecoded; '' when there is none. */
  readonly value: string;
  readonly part: Part;
  readonly action: 'keep' | 'strip';
  readonly layer: Layer;
  /** Id of the rule, or of the person's entry, that decided; `default` when none did. */
  readonly rule: string;
  readonly class?: ParameterClass | undefined;
  readonly vendor?: string | undefined;
  readonly message: Message;
  /** `message` in English. */
  readonly reason: string;
  /** The kept value has the shape of a share token, though no rule knows it. */
  readonly hint?: 'share-token' | undefined;
  /** Offsets into `Result.text`: the token, without a separator. */
  readonly start: number;
  readonly end: number;
}

/** One change of the text that is no decision. */
export interface Step {
  readonly kind: 'unwrap' | 'fragment' | 'grammar';
  /** The clause of a specification, or the id of the wrapper's rule. */
  readonly clause: string;
  readonly message: Message;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
}

/** Something the person should know before sharing the link as it now stands. */
export interface Warning {
  readonly kind: 'user-info' | 'credential' | 'session' | 'email' | 'phone' | 'person';
  /** The parameter that carries it, where it is one. */
  readonly name?: string;
  readonly message: Message;
  readonly reason: string;
}

/** Why nothing in this link may change. */
export interface Seal {
  readonly rule: string;
  /** `guard`: a shape in which nothing may change; `user`: the site is left alone; `wrapper`: a redirector's link that could not be opened. */
  readonly by: 'guard' | 'user' | 'wrapper';
  readonly message: Message;
  readonly reason: string;
}

/** One redirector's link that was opened. */
export interface Unwrapped {
  readonly rule: string;
  readonly vendor?: string;
  readonly from: string;
  readonly to: string;
}

/** Everything that is known about a link. */
export interface Result {
  readonly input: string;
  readonly canonical: string;
  readonly key: string;
  /** Whether `canonical` differs from `input`. */
  readonly changed: boolean;
  /** Id of the policy, with the versions that its answers depend on. */
  readonly policy: string;
  /** The text that the decisions are about: the input, or the destination of the innermost wrapper. */
  readonly text: string;
  /** Host of the link decided about, in ASCII. */
  readonly host: string;
  readonly decisions: readonly Decision[];
  readonly steps: readonly Step[];
  readonly warnings: readonly Warning[];
  readonly sealed?: Seal | undefined;
  readonly unwrapped: readonly Unwrapped[];
}

/** What an engine answers: its parts are worked out when they are first read. */
export interface Explanation extends Result {
  /** All parts as data, which can be stored and sent. */
  toJSON(): Result;
}

export type RefusalCode =
  'empty' | 'not-a-link' | 'other-scheme' | 'empty-host' | 'bad-host' | 'bad-port' | 'too-long' | 'not-text';

/** The text is no http(s) link; it is handed back untouched. */
export interface Refusal {
  readonly input: string;
  readonly error: { readonly code: RefusalCode; readonly message: string };
}

/** What one person wants on one site; holds for that host and everything below it. */
export interface UserEntry {
  readonly keep?: readonly string[];
  readonly strip?: readonly string[];
  readonly alone?: boolean;
  readonly liftGuard?: boolean;
}

/** A person's entries, by host. */
export interface UserEntries {
  readonly version: 1;
  readonly sites: Readonly<Record<string, UserEntry>>;
}

/** What the evidence says of one parameter among the names of one pattern. */
export interface LearnedVerdict {
  readonly parameter: string;
  /** All names of the query for which the verdict was found; left out: any. */
  readonly pattern?: readonly string[];
  readonly verdict: 'content' | 'neutral' | 'unknown';
}

/** samepage's `{ host: [content names] }`, or version 1 of the learner's own form. */
export type Learned =
  | Readonly<Record<string, readonly string[]>>
  | { readonly version: 1; readonly sites: Readonly<Record<string, readonly LearnedVerdict[]>> };

/** What an answer about a site needs of its surroundings. */
export interface HostFunctions {
  /** Unicode host to ASCII by UTS 46 as WHATWG asks; null when it is no host. */
  readonly toAscii: ToAscii;
  /** Host to registrable domain (private suffixes count); null when its suffix is unknown. */
  readonly siteOf: (host: string) => string | null;
}

/** A host mapper that says which table it uses. */
export interface ToAscii {
  (host: string): string | null;
  readonly version: string;
}
