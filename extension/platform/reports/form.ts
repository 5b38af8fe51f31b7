import { issuesAddress } from './project';

/** A report as it is sent: the text that was shown, byte for byte. */
export interface ReportText {
  readonly kind: 'broke' | 'left-in';
  readonly title: string;
  readonly text: string;
}

/** Servers refuse addresses that are longer; GitHub does from about 8 kB on. */
const longest = 7500;

const forms = { broke: 'a-link-was-broken.yml', 'left-in': 'something-was-left-in.yml' } as const;

/**
 * The address of the project's form with title and text filled in.
 * https://docs.github.com/en/issues/tracking-your-work-with-issues/using-issues/creating-an-issue#creating-an-issue-from-a-url-query
 * @returns the empty form where the text is too long for an address
 */
export function formAddress({ kind, title, text }: ReportText): { readonly address: string; readonly whole: boolean } {
  const form = `${issuesAddress}/new?template=${forms[kind]}`;
  const address = `${form}&title=${encodeURIComponent(title.toWellFormed())}&report=${encodeURIComponent(text.toWellFormed())}`;
  return address.length <= longest ? { address, whole: true } : { address: form, whole: false };
}
