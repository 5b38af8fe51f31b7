interface World {
  readonly chrome?: { readonly runtime?: { readonly id?: string; sendMessage(message: unknown): Promise<unknown> } };
  /** Not in Firefox before 147: there a page that moves without leaving goes unnoticed. */
  readonly navigation?: EventTarget;
  stopWatchingAddress?: () => void;
}

/**
 * Tells the worker once, when the page has another address without having left. The page neither hears of it nor can say such a thing itself.
 */
export function watchAddress(): void {
  const world = globalThis as World;
  world.stopWatchingAddress?.();
  const address = location.href;
  const { navigation } = world;
  const moved = () => {
    if (location.href === address) return;
    world.stopWatchingAddress?.();
    const runtime = world.chrome?.runtime;
    // Without an id the extension was updated or removed, and the badge went with it.
    if (runtime?.id !== undefined) void runtime.sendMessage({ kind: 'moved', request: null }).catch(() => undefined);
  };
  world.stopWatchingAddress = () => navigation?.removeEventListener('currententrychange', moved);
  navigation?.addEventListener('currententrychange', moved);
}
