import { expect } from '@playwright/test';

/** Something that has keys only: no mouse. */
export interface Keyboard {
  press(key: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
}

/** What has the focus is as a person hears it: its name, or its text. */
const heard = `(() => { const one = document.activeElement;
  if (!one || one === document.body) return '';
  const by = one.getAttribute('aria-labelledby');
  return (one.getAttribute('aria-label') ?? (by ? document.getElementById(by)?.textContent : null) ??
    ((one.labels?.length ? one.labels[0].innerText : '') || one.innerText || one.textContent || '')).replace(/\\s+/g, ' ').trim(); })()`;

/**
 * Presses Tab until what is wanted has the focus, and sees that its focus can be seen.
 * @param name of what is wanted, or a part of it
 */
export async function tabTo(at: Keyboard, name: string | RegExp, back = false): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < 150; step++) {
    const now = String(await at.evaluate(heard));
    if (typeof name === 'string' ? now.startsWith(name) : name.test(now)) {
      expect(await at.evaluate(seen), `the focus on ${now} can be seen`).toBe(true);
      return;
    }
    passed.push(now);
    await at.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`No Tab leads to ${name}; it passed ${[...new Set(passed)].join(' | ')}`);
}

/** A ring around it, around what stands for it, or around what it labels. */
const seen = `(() => { const one = document.activeElement;
  const ring = (other) => other && [getComputedStyle(other), getComputedStyle(other, '::after')].some(({ outlineStyle, outlineWidth, boxShadow }) =>
    (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none');
  return [one, one.nextElementSibling, one.parentElement, one.closest('label')].some(ring); })()`;

/** Goes to something and presses it. */
export async function pressOn(at: Keyboard, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(at, name);
  await at.press(key);
}
