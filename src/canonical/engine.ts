import type { RuleSet } from '../rules/model';
import type { HostFunctions, Learned, ParameterClass, Refusal, Result, UserEntries } from './types';

export type PolicyName = 'share' | 'crawl' | 'samepage';

export interface EngineOptions {
  readonly rules: RuleSet;
  readonly policy?: PolicyName;
  readonly user?: UserEntries;
  readonly learned?: Learned;
  /** Names to strip everywhere. */
  readonly block?: readonly string[];
  /** Classes that stay though a rule strips them. */
  readonly keepClasses?: readonly ParameterClass[];
  readonly keepTextFragment?: boolean;
}

export interface Engine {
  /** Id of the policy with the versions that its answers depend on. */
  readonly policy: string;
  /** The canonical form; the input itself when nothing changes or it is no link. */
  canonical(text: string, form?: 'serialised'): string;
  /** The identity of the link under the policy; '' when it is no link. */
  key(text: string): string;
  same(a: string, b: string): 'same' | 'different' | 'unknown';
  /** The verdict with the first difference and the clause or rule that it rests on. */
  explainSame(a: string, b: string): SameResult;
  explain(text: string): Result | Refusal;
}

export interface SameResult {
  readonly verdict: 'same' | 'different' | 'unknown';
  /** What differs first: `scheme`, `host`, `path`, `parameter id`, …; absent when nothing does. */
  readonly difference?: { readonly part: string; readonly a: string; readonly b: string };
  readonly clause: string;
}

export declare function createEngineWith(functions: HostFunctions, options: EngineOptions): Engine;
