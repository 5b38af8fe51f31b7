import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong in a document, a line each. */
export async function findings(page: { evaluate(expression: string): Promise<unknown> }): Promise<unknown> {
  await page.evaluate(`${source}; undefined`);
  // Half-way through a change of colours, contrasts are those of neither.
  await page.evaluate(`Promise.allSettled(document.getAnimations().map(({ finished }) => finished))`);
  return page.evaluate(`axe.run().then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html + ' ' + failureSummary)))`);
}
