import type { Test } from '../rules/conditions';
import type { ReasonId, Said } from './reasons';
import type { Layer, ParameterClass } from './types';

/** What a layer says of one parameter. */
export interface Opinion {
  readonly action: 'keep' | 'strip';
  readonly layer: Layer;
  readonly rule: string;
  readonly why: ReasonId;
  readonly vendor: string | undefined;
  readonly class: ParameterClass | undefined;
  /** Said by a layer that is asked only after the allowlist. */
  readonly usual: boolean;
  /** The words for it, once they were asked for, where they are the same of every link. */
  said: Said | undefined;
  /** The same where they name the site: those that were asked for last. */
  saidOf: { readonly site: string; readonly said: Said } | undefined;
}

/** What an opinion says beside what it has to. */
interface About {
  readonly vendor?: string | undefined;
  readonly class?: ParameterClass | undefined;
  readonly usual?: boolean;
}

/** An opinion. All are made here, with the same fields in the same order: so engines read them without a search. */
export const opine = (
  action: Opinion['action'],
  layer: Layer,
  rule: string,
  why: ReasonId,
  about: About = {},
): Opinion => ({
  action,
  layer,
  rule,
  why,
  vendor: about.vendor,
  class: about.class,
  usual: about.usual ?? false,
  said: undefined,
  saidOf: undefined,
});

/** What a layer would say of every parameter of a name on a site, and where that holds. */
export interface Candidate {
  readonly opinion: Opinion;
  /** null: wherever the name stands. */
  readonly holds: Test | null;
}
