/** The public suffix list, put together by the build: a line for each top-level domain, as `parse.ts` reads it. */
declare module 'virtual:suffixes' {
  export const suffixes: string;
}
