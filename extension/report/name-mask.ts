import { looksDrawn, type Decision } from '../../src/index';

/**
 * Whether the name of a parameter may be shown without being asked for. One that a rule knows may; of others, one that
 * reads like a name: short, of few digits, not made by chance. A name without a value is one more value.
 */
export function nameIsPlain({ name, value, layer, rule }: Decision): boolean {
  if (value !== '' && (layer === 'blocklist' || layer === 'allowlist') && !rule.includes(':')) return true;
  if (name.length > 40 || /\d{5}|@/.test(name) || /[^\p{L}\p{N}_.:[\]$~!*-]/u.test(name)) return false;
  if (value === '' && layer === 'default' && name.length >= 5) return false;
  return !looksDrawn(name);
}
