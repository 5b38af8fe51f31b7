import type { PolicyName, Refusal, Result } from '../../../src/index';
import { t } from '../../platform/i18n';
import { refusalText } from '../../platform/refusals';
import { inert } from '../../ui/inert';
import { LinkText } from '../../ui/LinkText';
import { number } from '../../ui/numbers';
import type { Tried } from './explain';

interface Props {
  readonly tried: readonly Tried[];
  readonly chosen: PolicyName;
  readonly choose: (policy: PolicyName) => void;
}

/** What the policies make of one link, side by side. The steps of the chosen one stand below. */
export function Policies({ tried, chosen, choose }: Props) {
  return (
    <fieldset class="policies">
      <legend class="unseen">{t('copying_policy')}</legend>
      {tried.map(({ policy, result }) => (
        <div key={policy} class="policy">
          <label>
            <input type="radio" name="policy" checked={policy === chosen} onChange={() => choose(policy)} />
            <span class="title">{t(`copying_policy_${policy}`)}</span>
          </label>
          <p class="about">{gist(result)}</p>
          <div class="link">
            <LinkText pieces={[{ text: inert('error' in result ? result.input : result.canonical), goes: false }]} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function gist(result: Result | Refusal): string {
  if ('error' in result) return refusalText(result.error.code);
  if (result.sealed) return t('play_sealed');
  const removed = result.decisions.filter(({ action }) => action === 'strip').length;
  const counts = { removed: number(removed), total: number(result.decisions.length) };
  return t(result.changed ? 'play_changed' : 'play_unchanged', counts);
}
