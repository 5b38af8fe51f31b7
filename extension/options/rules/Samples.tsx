import type { RuleNotes } from '../../../src/index';
import { t } from '../../platform/i18n';
import { LinkText } from '../../ui/LinkText';
import type { ListedRule } from './listed';
import { samplePieces } from './sample-pieces';

const most = 2;

/** Links that a rule changes, before and after; of one that protects, links that stay. */
export function Samples({ rule, notes }: { rule: ListedRule; notes: RuleNotes | undefined }) {
  const samples = notes?.samples.slice(0, most) ?? [];
  const spares = notes?.spares.slice(0, most) ?? [];
  return (
    <dl class="samples">
      {samples.map((sample) =>
        typeof sample === 'string' ? (
          <Link
            key={sample}
            name={rule.kind === 'warning' ? t('rules_sample_warns') : t('rules_sample_stays')}
            text={sample}
          />
        ) : (
          <Change key={sample[0]} before={sample[0]} after={sample[1]} />
        ),
      )}
      {spares.map((spare) => (
        <Link key={spare} name={t('rules_spare')} text={spare} />
      ))}
    </dl>
  );
}

function Change({ before, after }: { before: string; after: string }) {
  return (
    <div class="change">
      <dt>{t('rules_before')}</dt>
      <dd class="link">
        <LinkText pieces={samplePieces(before, after) ?? [{ text: before, goes: false }]} />
      </dd>
      <dt>{t('rules_after')}</dt>
      <dd class="link">
        <LinkText pieces={[{ text: after, goes: false }]} />
      </dd>
    </div>
  );
}

function Link({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="link">
        <LinkText pieces={[{ text, goes: false }]} />
      </dd>
    </div>
  );
}
