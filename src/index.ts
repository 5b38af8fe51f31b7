export { createEngineWith, type Engine, type EngineOptions } from './canonical/engine';
export type { PolicyName } from './canonical/policy';
export { reason, type Message, type ReasonId } from './canonical/reasons';
export type { SameResult } from './canonical/same';
export { cleanText, linksIn, type CleanedText } from './canonical/text';
export type * from './canonical/types';
export { createEngine } from './defaults';
export type { RuleNotes, RuleSet } from './rules/model';
export { siteOf } from './site';
