import { failure } from '../platform/failure';
import type { Failure, Kind, Protocol } from '../platform/messages';
import { isFailure, send } from '../platform/messaging';

/** What the worker said, or why it could not. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly text: string };

const patience = 5000;

/** Asks the worker; never throws, and does not wait for ever. */
export async function ask<K extends Kind>(
  kind: K,
  request: Protocol[K]['request'],
): Promise<Answer<Protocol[K]['reply']>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Failure>((resolve) => {
    timer = setTimeout(() => resolve(failure('no-answer')), patience);
  });
  const reply = await Promise.race([send(kind, request), silence]);
  clearTimeout(timer);
  return isFailure(reply) ? { ok: false, text: reply.failed.text } : { ok: true, value: reply };
}
