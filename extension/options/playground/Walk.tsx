import type { ComponentChildren } from 'preact';
import type { Result } from '../../../src/index';
import { reasonText, t, type TextKey } from '../../platform/i18n';
import { refusalText } from '../../platform/refusals';
import { inert } from '../../ui/inert';
import { LinkText } from '../../ui/LinkText';
import { number } from '../../ui/numbers';
import { linkPieces } from '../../ui/pieces';
import { DecisionRow } from './DecisionRow';
import type { Tried } from './explain';
import { StepRow } from './StepRow';

/** The way that a link goes: read, unwrap, guard, each decision, fragment, grammar, write. */
export function Walk({ tried: { policy, result } }: { tried: Tried }) {
  if ('error' in result)
    return (
      <ol class="walk">
        <Stage title="play_read">
          <p>{refusalText(result.error.code)}</p>
        </Stage>
      </ol>
    );
  const { text, host, unwrapped, sealed, decisions, steps, canonical, key, warnings } = result;
  const ofFragment = decisions.filter(({ part }) => part === 'fragment');
  const others = decisions.filter(({ part }) => part !== 'fragment');
  const fragment = steps.filter(({ kind }) => kind === 'fragment');
  const grammar = steps.filter(({ kind }) => kind === 'grammar');
  const alone = sealed?.by === 'user';
  return (
    <ol class="walk">
      <Stage title="play_read">
        <p>{t('play_read_as', { host: inert(unwrapped[0] ? hostOf(unwrapped[0].from) : host) })}</p>
        {alone && <p>{reasonText(sealed.message)}</p>}
      </Stage>
      <Stage title="play_unwrap" none={policy === 'share' ? 'play_unwrap_none' : 'play_not_here'}>
        {unwrapped.length > 0 &&
          steps
            .filter(({ kind }) => kind === 'unwrap')
            .map((step, index) => <StepRow key={index} step={step} rule={unwrapped[index]?.rule} />)}
        {sealed?.by === 'wrapper' && <p>{reasonText(sealed.message)}</p>}
      </Stage>
      <Stage title="play_guard" none={policy === 'share' ? 'play_guard_none' : 'play_not_here'}>
        {sealed?.by === 'guard' && (
          <p>
            {reasonText(sealed.message)} <RuleId id={sealed.rule} />
          </p>
        )}
      </Stage>
      <Stage title="play_decide" none="play_decide_none">
        {others.length > 0 && (
          <>
            <div class="link">
              <LinkText pieces={shownPieces(result)} />
            </div>
            <ul class="decisions">
              {others.slice(0, mostRows).map((decision, index) => (
                <DecisionRow key={index} decision={decision} />
              ))}
            </ul>
            {others.length > mostRows && <p>{t('popup_rows_left_out', { count: number(others.length - mostRows) })}</p>}
          </>
        )}
      </Stage>
      <Stage title="play_fragment" none={text.includes('#') ? 'play_fragment_kept' : 'play_fragment_none'}>
        {fragment.length + ofFragment.length > 0 && (
          <>
            {fragment.map((step, index) => (
              <StepRow key={index} step={step} />
            ))}
            <ul class="decisions">
              {ofFragment.slice(0, mostRows).map((decision, index) => (
                <DecisionRow key={index} decision={decision} />
              ))}
            </ul>
          </>
        )}
      </Stage>
      <Stage title="play_grammar" none={sealed ? 'play_grammar_sealed' : 'play_grammar_none'}>
        {grammar.length > 0 && grammar.map((step, index) => <StepRow key={index} step={step} />)}
      </Stage>
      <Stage title="play_write">
        <div class="link">
          <LinkText pieces={[{ text: inert(canonical), goes: false }]} />
        </div>
        <p class="about">{t('play_key')}</p>
        <div class="link">
          <LinkText pieces={[{ text: inert(key), goes: false }]} />
        </div>
        {warnings.map(({ message }, index) => (
          <p key={index}>{reasonText(message)}</p>
        ))}
      </Stage>
    </ol>
  );
}

const mostRows = 200;

/** The link as it stands after all redirects; what would turn the text around is shown, escaped. */
const shownPieces = (result: Result) => linkPieces(result).map(({ text, goes }) => ({ text: inert(text), goes }));

interface StageProps {
  readonly title: TextKey;
  /** What to say where nothing happened. */
  readonly none?: TextKey;
  readonly children?: ComponentChildren;
}

function Stage({ title, none, children }: StageProps) {
  const nothing = [children].flat(2).every((child) => child === false || child === undefined || child === null);
  return (
    <li class="stage">
      <h2>{t(title)}</h2>
      {nothing && none ? <p class="about">{t(none)}</p> : children}
    </li>
  );
}

function RuleId({ id }: { id: string }) {
  return (
    <a class="rule" href={`#rules/${id}`}>
      {t('popup_rule_named', { rule: id })}
    </a>
  );
}

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname : link);
