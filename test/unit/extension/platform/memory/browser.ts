import { i18n } from './i18n';
import { runtime } from './runtime';

/** Stands in for the browser's door where Node has none. */
export const browser = { i18n, runtime };
