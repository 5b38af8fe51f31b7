/*
 * What is used of the browser is taken before the page's first script runs: a page may replace all of it later, and
 * must not change what happens here by that. For the same reason nothing here spreads, iterates or awaits, and every
 * object that is handed to the browser has no prototype.
 */

export const { apply, construct, defineProperty, getOwnPropertyDescriptor } = Reflect;
const { deleteProperty } = Reflect;
export const { isArray } = Array;
const { Promise: NativePromise, Blob: NativeBlob } = globalThis;
export const { CustomEvent: NativeCustomEvent, Proxy: NativeProxy } = globalThis;

type Method = (this: never, ...args: never[]) => unknown;

/** A method as a function of its object and its arguments. */
function free<F extends Method>(method: F): (self: ThisParameterType<F>, ...args: Parameters<F>) => ReturnType<F> {
  return (self, ...args) => apply(method, self, args);
}

/** A getter as a function of its object; null where there is none. */
export function reader(owner: object | undefined, name: string): ((self: object) => unknown) | null {
  const get = owner && getOwnPropertyDescriptor(owner, name)?.get;
  return get ? (self) => apply(get, self, []) : null;
}

export const listen = free(EventTarget.prototype.addEventListener);
export const deafen = free(EventTarget.prototype.removeEventListener);
export const dispatch = free(EventTarget.prototype.dispatchEvent);
export const includes = free(String.prototype.includes);
export const lowerCase = free(String.prototype.toLowerCase);
export const textOf = free(Blob.prototype.text);
export const sizeOf = reader(Blob.prototype, 'size');
export const detailOf = reader(CustomEvent.prototype, 'detail');
const { iterator } = Symbol;

const then = free(Promise.prototype.then);
const signalIn = AbortSignal.timeout.bind(AbortSignal);

/** Calls back later; the page cannot take it back by clearing all timers. */
export function afterTime(milliseconds: number, act: () => void): void {
  listen(signalIn(milliseconds), 'abort', act, { __proto__: null, once: true } as AddEventListenerOptions);
}

/**
 * What comes of a promise of the browser's own. `then` asks for its `constructor`, which the page may have replaced.
 * @throws where it is none
 */
export function after<T>(of: Promise<T>, done: (value: T) => void, failed: (error: unknown) => void): void {
  defineProperty(of, 'constructor', hidden(undefined));
  then(of, done as (value: unknown) => void, failed);
  deleteProperty(of, 'constructor');
}

const nothing = (): void => undefined;

/** A promise with what settles it. */
export function promise<T>(): { made: Promise<T>; give: (value: T) => void; refuse: (error: unknown) => void } {
  let give: (value: T) => void = nothing;
  let refuse: (error: unknown) => void = nothing;
  const made = new NativePromise<T>((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return { made, give, refuse };
}

/** A promise that the browser takes for one of its own, however the page has changed promises. */
export function own<T>(of: Promise<T>): Promise<T> {
  defineProperty(of, 'constructor', hidden(NativePromise));
  return of;
}

/** What the browser takes for a list, however the page has changed lists. */
export function listOf<T>(items: ArrayLike<T>): Iterable<T> {
  let at = 0;
  const next = () => {
    const done = at >= items.length;
    return { __proto__: null, done, value: done ? undefined : items[at++] };
  };
  return { __proto__: null, [iterator]: () => ({ __proto__: null, next }) } as unknown as Iterable<T>;
}

/** A text as a blob that no promise takes for another promise. */
export function blobOf(text: string, type: string): Blob {
  return plain(construct(NativeBlob, [listOf([text]), { __proto__: null, type }]) as Blob);
}

export function plain(blob: Blob): Blob {
  defineProperty(blob, 'then', hidden(undefined));
  return blob;
}

const hidden = (value: unknown): PropertyDescriptor & ThisType<unknown> =>
  ({ __proto__: null, value, configurable: true }) as PropertyDescriptor;
