/** The rules of `public/rules`, put together by the build. */
declare module 'virtual:rules' {
  import type { RuleSet } from './model';

  export const shippedRules: RuleSet;
}
