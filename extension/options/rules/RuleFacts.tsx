import type { ComponentChildren } from 'preact';
import type { RuleNotes } from '../../../src/index';
import { t } from '../../platform/i18n';
import { number } from '../../ui/numbers';
import { few } from '../few';
import type { ListedRule } from './listed';
import { sourceLink } from './source-link';

/** Where a rule holds, what it is for, and what it rests on. */
export function RuleFacts({ rule, notes }: { rule: ListedRule; notes: RuleNotes | undefined }) {
  return (
    <dl class="facts">
      <Fact name={t('rules_layer')}>
        {t(`rules_kind_${rule.kind}`)}
        {rule.samepage && ` ${t('rules_samepage', { policy: t('copying_policy_samepage') })}`}
      </Fact>
      <Fact name={t('rules_names')}>{codes(rule.names)}</Fact>
      <Fact name={t('rules_where')}>
        {rule.hosts ? few(rule.hosts) : t('rules_everywhere')}
        {rule.part !== 'query' && ` · ${t(`popup_part_${rule.part}`)}`}
      </Fact>
      <Fact name={t('rules_paths')}>{codes(rule.paths)}</Fact>
      <Fact name={t('rules_value')}>{rule.value !== null && codes([rule.value])}</Fact>
      <Fact name={t('rules_except')}>{codes(rule.except)}</Fact>
      <Fact name={t('rules_class')}>{rule.class && t(`rules_class_${under(rule.class)}`)}</Fact>
      <Fact name={t('rules_vendor')}>{rule.vendor}</Fact>
      <Fact name={t('rules_note')}>{notes?.note && <span lang="en">{notes.note}</span>}</Fact>
      <Fact name={t('rules_source')}>{notes && <Source source={notes.source} />}</Fact>
      <Fact name={t('rules_id')}>{codes([rule.id])}</Fact>
    </dl>
  );
}

/** Nothing where there is nothing to say. */
function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  if (!children || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function Source({ source }: { source: string }) {
  const link = sourceLink(source);
  if (link === null) return <>{source}</>;
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {source}
    </a>
  );
}

const mostCodes = 30;

function codes(patterns: readonly string[]): ComponentChildren {
  const shown = patterns.slice(0, mostCodes).map((pattern) => <code key={pattern}>{pattern}</code>);
  return patterns.length <= mostCodes ? shown : [...shown, `+${number(patterns.length - mostCodes)}`];
}

type Under<Text extends string> = Text extends `${infer Before}-${infer Behind}` ? `${Before}_${Behind}` : Text;

/** A class as the keys of texts write it. */
const under = <Text extends string>(text: Text): Under<Text> => text.replace('-', '_') as Under<Text>;
