import type { Unsupported } from '../../../src/index';
import { plural, t, type TextKey } from '../../platform/i18n';
import { number } from '../../ui/numbers';

/** What of a list is not used, by reason, with the first lines of each. */
export function LeftOut({ unsupported }: { unsupported: readonly Unsupported[] }) {
  const total = unsupported.reduce((sum, { count }) => sum + count, 0);
  return (
    <details class="left-out">
      <summary>{plural('lists_left_out', total)}</summary>
      <ul>
        {unsupported.map(({ why, count, examples }) => (
          <li key={why}>
            <p>
              {number(count)} × {t(sentences[why])}
            </p>
            <ul class="lines">
              {examples.map(({ line, text }) => (
                <li key={line}>
                  <span class="line">{t('lists_line', { line: number(line) })}</span> <code>{text}</code>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

const sentences = {
  'not-a-document': 'lists_why_not_a_document',
  'slow-expression': 'lists_why_slow_expression',
  'whole-address': 'lists_why_whole_address',
  initiator: 'lists_why_initiator',
  inversion: 'lists_why_inversion',
  blocks: 'lists_why_blocks',
  malformed: 'lists_why_malformed',
  other: 'lists_why_other',
} as const satisfies Record<Unsupported['why'], TextKey>;
