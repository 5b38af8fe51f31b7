import type { ReasonId } from './reasons';
import type { Layer, ParameterClass } from './types';

/** What a layer says of one parameter. */
export interface Opinion {
  readonly action: 'keep' | 'strip';
  readonly layer: Layer;
  readonly rule: string;
  readonly why: ReasonId;
  readonly vendor?: string;
  readonly class?: ParameterClass;
  readonly hint?: 'share-token';
  /** Said by a layer that is asked only after the allowlist. */
  readonly usual?: true;
}
