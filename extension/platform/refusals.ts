import type { RefusalCode } from '../../src/index';
import { t, type TextKey } from './i18n';

/** Why a text is no link that could be cleaned, in the person's language. */
export function refusalText(code: RefusalCode): string {
  return t(keys[code]);
}

const keys: Readonly<Record<RefusalCode, TextKey>> = {
  empty: 'refused_empty',
  'not-a-link': 'refused_not_a_link',
  'other-scheme': 'refused_other_scheme',
  'empty-host': 'refused_empty_host',
  'bad-host': 'refused_bad_host',
  'bad-port': 'refused_bad_port',
  'too-long': 'refused_too_long',
  'not-text': 'refused_not_text',
};
