import { takesAnything, type Layer, type Refusal, type Result } from '../../../src/index';
import { reasonText, t } from '../../platform/i18n';
import { refusalText } from '../../platform/refusals';
import type { Piece } from '../LinkText';
import { number } from '../numbers';
import { linkPieces } from '../pieces';

/** Why something went, or why all stays. */
export interface Because {
  /** Which parameter; '' where it is about the whole link. */
  readonly name: string;
  readonly layer: Layer | null;
  readonly why: string;
}

/** One link of a text, ready to be drawn. */
export interface TextLink {
  readonly pieces: readonly Piece[];
  /** What became of it, in a few words. */
  readonly outcome: string;
  readonly because: readonly Because[];
}

/**
 * What became of one link of a text.
 * @param before as it stood there
 * @param written as it stands there now
 */
export function textLink(before: string, written: string, result: Result | Refusal): TextLink {
  const asItIs = [{ text: before, goes: false }];
  if ('error' in result)
    return { pieces: asItIs, outcome: t('text_stays'), because: [about(refusalText(result.error.code))] };
  if (written !== before) return { pieces: linkPieces(result), outcome: outcomeOf(result), because: reasonsOf(result) };
  if (result.sealed)
    return { pieces: asItIs, outcome: t('text_stays'), because: [about(reasonText(result.sealed.message))] };
  if (takesAnything(result)) return { pieces: asItIs, outcome: t('text_stays'), because: [about(t('text_words'))] };
  return { pieces: asItIs, outcome: t('text_nothing'), because: [] };
}

function outcomeOf(result: Result): string {
  const removed = stripped(result).length;
  const count = number(removed);
  if (result.unwrapped.length === 0) return removed > 0 ? t('text_removed', { count }) : t('text_shortened');
  return removed > 0 ? t('text_opened_removed', { count }) : t('text_opened');
}

function reasonsOf(result: Result): Because[] {
  const steps = result.steps.filter(({ kind }) => kind !== 'grammar').map(({ message }) => about(reasonText(message)));
  const went = stripped(result).map(({ name, layer, message }) => ({ name, layer, why: reasonText(message) }));
  const sealed = result.sealed ? [about(reasonText(result.sealed.message))] : [];
  return [...steps, ...went, ...sealed, ...result.warnings.map(({ message }) => about(reasonText(message)))];
}

const stripped = ({ decisions }: Result) => decisions.filter(({ action }) => action === 'strip');

const about = (why: string): Because => ({ name: '', layer: null, why });
