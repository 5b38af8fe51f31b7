import type { RuleNotes } from '../../../src/index';
import { t } from '../../platform/i18n';
import { Icon } from '../../ui/Icon';
import { LayerChip } from '../../ui/LayerChip';
import { Notice } from '../../ui/Notice';
import { Switch } from '../../ui/Switch';
import { few } from '../few';
import { switchRule } from '../state';
import type { ListedRule } from './listed';
import { RuleFacts } from './RuleFacts';
import { Samples } from './Samples';

interface Props {
  readonly rule: ListedRule;
  readonly notes: RuleNotes | undefined;
  readonly on: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
}

/** One rule: what it is about and what it does, and everything else when it is open. */
export function RuleEntry({ rule, notes, on, open, toggle }: Props) {
  const part = `rule-${rule.id}`;
  return (
    <li class={`entry ${on ? '' : 'off'}`}>
      <button class="head" type="button" aria-expanded={open} aria-controls={part} onClick={toggle}>
        <Icon name="right" />
        <span class="title" dir="auto">
          {rule.title}
        </span>
        <span class="side">
          {!on && <span class="is-off">{t('rules_is_off')}</span>}
          {(rule.kind === 'always' || rule.kind === 'usual') && t(`rules_strength_${rule.kind}`)}
          <LayerChip layer={rule.layer} />
        </span>
        <span class="reason">{rule.reason}</span>
        <span class="where">{rule.hosts ? few(rule.hosts, 1) : t('rules_everywhere')}</span>
      </button>
      <div class="body" id={part} hidden={!open}>
        {open && (
          <>
            <Samples rule={rule} notes={notes} />
            <RuleFacts rule={rule} notes={notes} />
            <Use rule={rule} on={on} />
          </>
        )}
      </div>
    </li>
  );
}

/** The switch, with what may follow where a rule protects something. */
function Use({ rule: { id, kind }, on }: { rule: ListedRule; on: boolean }) {
  const about = `use-${id}`;
  const caution = kind === 'guard' || kind === 'allowlist' ? t(`rules_caution_${kind}`) : null;
  return (
    <div class="use">
      <Switch
        on={on}
        change={(next) => void switchRule(id, next)}
        {...(caution === null ? {} : { describedBy: about })}
      >
        {t('rules_use')}
      </Switch>
      {caution !== null && (
        <div id={about}>{on ? <p class="about">{caution}</p> : <Notice tone="caution" text={caution} />}</div>
      )}
    </div>
  );
}
