import type { ListTrouble } from '../platform/lists/list-state';

/** Far more than any list has. */
const mostBytes = 16 * 2 ** 20;
const patience = 60_000;

export type Fetched =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: ListTrouble; readonly detail: string };

/** Fetches the text of a list; nothing that could tell who asks goes with it. Never throws. */
export async function fetchList(address: string): Promise<Fetched> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-cache',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return { ok: false, why: 'status', detail: String(answer.status) };
    return await readBody(answer);
  } catch (error) {
    return { ok: false, why: 'unreachable', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Stops reading where it is too much, whatever the server said about its length. */
async function readBody({ body }: Response): Promise<Fetched> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  if (body)
    for (const reader = body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.length;
      if (bytes > mostBytes) {
        await reader.cancel();
        return { ok: false, why: 'too-large', detail: '' };
      }
      text += decoder.decode(value, { stream: true });
    }
  return { ok: true, text: text + decoder.decode() };
}
