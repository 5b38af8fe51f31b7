import type { Test } from '../rules/conditions';
import type { ReasonId, Said } from './reasons';
import type { Layer, ParameterClass } from './types';

/** What a layer says of one parameter. */
export interface Opinion {
  readonly action: 'keep' | 'strip';
  readonly layer: Layer;
  readonly rule: string;
  readonly why: ReasonId;
  readonly vendor?: string;
  readonly class?: ParameterClass;
  /** Said by a layer that is asked only after the allowlist. */
  readonly usual?: true;
  /** The words for it, once they were asked for, where they are the same of every link. */
  said?: Said;
  /** The same where they name the site: those that were asked for last. */
  saidOf?: { readonly site: string; readonly said: Said };
}

/** What a layer would say of every parameter of a name on a site, and where that holds. */
export interface Candidate {
  readonly opinion: Opinion;
  /** null: wherever the name stands. */
  readonly holds: Test | null;
}
