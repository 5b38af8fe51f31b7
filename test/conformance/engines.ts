import { noRules } from '../../src/canonical/prepare';
import { createEngine, type Engine, type PolicyName } from '../../src/index';

/** An engine without rules. */
export const grammarOnly = (policy: PolicyName): Engine => createEngine({ rules: noRules('none'), policy });

/** Escapes in one form: what two spellings of a URL must have in common (RFC 3986 §6.2.2.2). */
export const inOneForm = (url: string): string =>
  url.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
