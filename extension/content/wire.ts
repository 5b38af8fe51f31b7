/** How the script in the page's own world and the one beside it find each other; the page may know all of it. */
export const greeting = 'plainlink-here';
export const call = 'plainlink-call';

/** What is told over the line. The last four bring a token, under which the answer comes, and a text. */
export type Told = 'written' | 'begin' | 'end' | 'text' | 'html' | 'link' | 'set';

/** The most characters of a text; longer ones stay as they are. */
export const longest = 1 << 20;

/** What stands before the first space, and what behind it. */
export function tokenOf(detail: string): { token: string; rest: string } {
  const space = detail.indexOf(' ');
  return { token: detail.slice(0, Math.max(0, space)), rest: detail.slice(space + 1) };
}
