import { useSignal } from '@preact/signals';
import { list, t } from '../platform/i18n';
import type { Settings } from '../platform/messages';
import { askFor } from '../ui/grants';
import { Notice } from '../ui/Notice';
import { ChosenSites } from './ChosenSites';
import { Choices } from './Choices';
import { grants } from './grants';
import { changeSettings } from './state';
import { words, type Feature } from './words';

interface Props {
  readonly feature: Feature;
  readonly mode: Settings['copy'];
  readonly sites: readonly string[];
  readonly change: (mode: Settings['copy'], sites: readonly string[]) => Partial<Settings>;
}

/** Whether and where something is cleaned in pages; asks for what that needs straight from the click. */
export function Places({ feature, mode, sites, change }: Props) {
  const refused = useSignal<readonly string[] | 'all' | null>(null);
  const missing = grants.value.missing[feature];
  const say = words[feature];

  const ask = async (hosts: readonly string[] | 'all', patch: Partial<Settings>) => {
    refused.value = (await askFor(hosts)) ? null : hosts;
    if (refused.value === null) await changeSettings(patch);
  };
  const choose = (next: Settings['copy']) => {
    if (next === 'all') return void ask('all', change(next, sites));
    refused.value = null;
    void changeSettings(change(next, sites));
  };
  return (
    <Choices
      title={t(say.title)}
      value={mode}
      choose={choose}
      choices={[
        { value: 'off', title: t(say.off), about: t(say.offAbout) },
        { value: 'all', title: t(say.all), about: t(say.allAbout) },
        { value: 'chosen', title: t(say.chosen), about: t(say.chosenAbout) },
      ]}
    >
      {mode === 'chosen' && (
        <ChosenSites
          sites={sites}
          none={t(say.noSites)}
          missing={missing === 'all' ? [] : missing}
          add={(host) => void ask([host], change(mode, [...new Set([...sites, host])].toSorted()))}
          remove={(host) =>
            void changeSettings(
              change(
                mode,
                sites.filter((site) => site !== host),
              ),
            )
          }
        />
      )}
      {refused.value && <Refused feature={feature} hosts={refused.value} chosen={sites} />}
      {missing.length > 0 && !refused.value && (
        <Notice tone="caution" text={missing === 'all' ? t(say.missingAll) : t(say.missing, { sites: list(missing) })}>
          <button class="button small" type="button" onClick={() => void ask(missing, {})}>
            {t('copying_ask_again')}
          </button>
        </Notice>
      )}
    </Choices>
  );
}

interface RefusedProps {
  readonly feature: Feature;
  readonly hosts: readonly string[] | 'all';
  readonly chosen: readonly string[];
}

/** What was not granted, and that this says nothing about the sites that were granted before. */
function Refused({ feature, hosts, chosen }: RefusedProps) {
  if (hosts === 'all') return <Notice tone="caution" text={t('copying_refused_all')} />;
  return (
    <Notice
      tone="caution"
      text={t(words[feature].refused, { sites: list(hosts) })}
      more={chosen.some((site) => !hosts.includes(site)) ? t('copying_refused_others') : undefined}
    />
  );
}
