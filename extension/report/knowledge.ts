import { warner, type RuleSet } from '../../src/index';
import type { Knowledge } from './secrets';

/** What the rules know: what gives something away, and which words are theirs. */
export function knowledgeOf(rules: RuleSet): Knowledge {
  const { strip, keep, guards, wrappers, warnings } = rules;
  const words = new Set(
    [...strip, ...keep, ...guards, ...wrappers, ...warnings].flatMap((rule) => [
      rule.id,
      ...rule.id.split('/'),
      ...('names' in rule ? (rule.names ?? []) : []),
    ]),
  );
  return { warn: warner(rules), known: (word) => words.has(word) };
}
