export {
  createEngineWith,
  type Engine,
  type EngineOptions,
  type PolicyName,
  type SameResult,
} from './canonical/engine';
export type * from './canonical/types';
export { reason, type Message, type ReasonId } from './canonical/reasons';
export type { RuleNotes, RuleSet } from './rules/model';
export { cleanText, type CleanedText } from './canonical/text';
export { createEngine } from './defaults';
export { siteOf } from './site';
