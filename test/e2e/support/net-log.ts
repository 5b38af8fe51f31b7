import { ofTheBrowser } from './web';

interface Log {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> };
  readonly events: readonly { readonly type: number; readonly params?: { readonly url?: string } }[];
}

/** The addresses in the web that a Chromium asked for by its own record, whoever in it asked; not what every one asks. */
export function addressesIn({ constants: { logEventTypes }, events }: Log): string[] {
  const start = logEventTypes['URL_REQUEST_START_JOB'];
  const urls = events.flatMap(({ type, params }) => (type === start && params?.url ? [params.url] : []));
  return [...new Set(urls.filter((url) => /^(https?|wss?|ftp):/.test(url) && !ofTheBrowser.test(url)))];
}
