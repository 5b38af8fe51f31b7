import { apply, defineProperty, getOwnPropertyDescriptor, NativeProxy } from './natives';

// oxlint-disable-next-line typescript/no-explicit-any
type Native = (this: any, ...args: any[]) => unknown;

/** What to do in the place of a function: it gets the function itself, and what it was called with. */
type Act = (native: Native, self: unknown, args: readonly unknown[]) => unknown;

/**
 * Puts a function around one of the browser's. What it is asked about itself (name, length, own members) the browser's
 * own still answers; only its text lacks the name. Where there is none, none comes to be.
 */
export function wrap(owner: object | undefined, name: string, act: Act): void {
  if (!owner) return;
  const found = getOwnPropertyDescriptor(owner, name);
  const native: unknown = found?.value;
  if (typeof native !== 'function') return;
  const handler = {
    __proto__: null,
    apply: (_: unknown, self: unknown, args: readonly unknown[]) => act(native as Native, self, args),
  };
  defineProperty(owner, name, {
    __proto__: null,
    ...found,
    value: new NativeProxy(native, handler as unknown as ProxyHandler<Native>),
  } as PropertyDescriptor);
}

/** The same call as the page made it. */
export const asCalled = (native: Native, self: unknown, args: readonly unknown[]): unknown => apply(native, self, args);
