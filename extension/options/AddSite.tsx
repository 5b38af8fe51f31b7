import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../platform/i18n';
import { siteName, type SiteName } from '../ui/site-name';

type Why = Extract<SiteName, { ok: false }>['why'];

interface Props {
  readonly add: (host: string) => void;
  /** On the button. */
  readonly label?: string;
}

/** A field for a site, typed or pasted as a link. */
export function AddSite({ add, label = t('sites_add') }: Props) {
  const id = useId();
  const typed = useSignal('');
  const wrong = useSignal<Why | null>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    const site = siteName(typed.value);
    wrong.value = site.ok ? null : site.why;
    if (!site.ok) return;
    typed.value = '';
    add(site.host);
  };
  return (
    <form class="add" onSubmit={submit} noValidate>
      <label class="unseen" for={id}>
        {t('sites_which')}
      </label>
      <input
        class="field"
        dir="ltr"
        id={id}
        placeholder="example.com"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={typed.value}
        aria-invalid={wrong.value !== null}
        aria-describedby={`${id}-wrong`}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          wrong.value = null;
        }}
      />
      <button class="button" type="submit">
        {label}
      </button>
      <p class="wrong" id={`${id}-wrong`} role="alert">
        {wrong.value && t(sentences[wrong.value])}
      </p>
    </form>
  );
}

const sentences = {
  nothing: 'sites_wrong_nothing',
  'no-site': 'sites_wrong_no_site',
  'too-wide': 'sites_wrong_too_wide',
} as const;
