/** samepage's path: runs of slashes become one, and the one at the end goes. */
export const trimSlashes = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
