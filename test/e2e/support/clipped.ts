import type { Page } from '@playwright/test';
import type { Target } from '../target';

/** Words that are wider than their place or reach beyond the window. Names and links lose their middle on purpose. */
export async function clipped(page: Pick<Target | Page, 'evaluate'>): Promise<unknown> {
  return page.evaluate(`
    (() => {
      const scrolling = [...document.querySelectorAll('body *')].filter((one) =>
        ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth);
      return [...document.querySelectorAll('body *')]
        .filter((one) => one.checkVisibility() && !one.closest('svg, .middle, .unseen') && !shortened(one))
        .filter((one) => {
          const { overflowX } = getComputedStyle(one);
          const { left, right, width } = one.getBoundingClientRect();
          const shuts = overflowX === 'hidden' || overflowX === 'clip' || one.childElementCount === 0;
          const cut = shuts && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
          const beyond = left < -1 || right > innerWidth + 1;
          return width > 0 && (cut || (beyond && !scrolling.some((other) => other.contains(one))));
        })
        .map((one) => one.tagName + '.' + one.className + ': ' + one.textContent.slice(0, 60));
      function shortened(one) {
        return one !== null && (getComputedStyle(one).textOverflow === 'ellipsis' || shortened(one.parentElement));
      }
    })()
  `);
}
