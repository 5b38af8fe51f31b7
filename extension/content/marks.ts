/** What says in a frame that a script is there and has somebody to ask. */
interface Mark {
  isHere(): boolean;
  set(alive: () => boolean): void;
}

/** Of the script for ordinary copies. */
export const ordinary = mark('copies are cleaned here');
/** Of the script for the page's own buttons. */
export const buttons = mark('buttons are cleaned here');

/** Scripts of ours that are put into one frame share its globals, which the page does not see. */
function mark(name: string): Mark {
  const key = Symbol.for(name);
  const here: typeof globalThis & { [key: symbol]: (() => boolean) | undefined } = globalThis;
  return {
    isHere: () => here[key]?.() ?? false,
    set(alive) {
      here[key] = alive;
    },
  };
}
