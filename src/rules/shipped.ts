/** Entry of `dist/lib/rules.js`: a module of its own, so that the library without rules stays small. */
export { shippedRules } from 'virtual:rules';
