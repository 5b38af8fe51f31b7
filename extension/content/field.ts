import { focusBelow } from './tree';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The field in which one writes, at or below an element that is the target of a copy or has the focus. */
export function fieldAt(target: unknown): Field | null {
  const element = target instanceof Element ? focusBelow(target) : null;
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

/** What is selected in a field; '' in those that hide what they hold or do not tell. */
export function selectedIn(field: Field): string {
  const { selectionStart, selectionEnd, type, value } = field;
  if (type === 'password' || selectionStart === null || selectionEnd === null) return '';
  return value.slice(selectionStart, selectionEnd);
}
