import { opine, type Opinion } from '../opinion';
import { readName } from '../tokens';

const spared = opine('keep', 'default', 'default', 'semicolons');

/**
 * What is said of a parameter, once its value is looked at: to a site that separates by `;`, which nobody can know,
 * `utm_source=a;article=5` are two. It goes where all of them would; what the person chose holds in any case.
 * @param raw name and value as they stand
 * @param says what is said of another name with another value
 */
export function withSemicolons(opinion: Opinion, raw: string, says: (name: string, value: string) => Opinion): Opinion {
  const chosen = opinion.layer === 'user' || opinion.why === 'blockedName';
  if (opinion.action === 'keep' || chosen || !raw.includes(';')) return opinion;
  for (const piece of raw.split(';').slice(1)) {
    const equals = piece.indexOf('=');
    if (equals > 0 && says(readName(piece.slice(0, equals)), piece.slice(equals + 1)).action === 'keep') return spared;
  }
  return opinion;
}
