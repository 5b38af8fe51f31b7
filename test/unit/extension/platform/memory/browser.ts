import { i18n } from './i18n';

/** Stands in for the browser's door where only texts are needed: Node has none. */
export const browser = { i18n };
