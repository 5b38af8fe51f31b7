import { type ComponentChild, render } from 'preact';
import { direction, language, t, type TextKey } from '../platform/i18n';
import './base.css';
import './controls.css';
import './parts.css';

/** Gives the document its language, direction and title, then shows the page in `#app`. */
export function show(title: TextKey, page: ComponentChild): void {
  const root = document.documentElement;
  root.lang = language();
  root.dir = direction();
  document.title = t(title);
  const place = document.getElementById('app');
  if (place) render(page, place);
}
