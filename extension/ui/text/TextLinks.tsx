import { t } from '../../platform/i18n';
import { Icon } from '../Icon';
import { LayerChip } from '../LayerChip';
import { LinkText } from '../LinkText';
import { number } from '../numbers';
import { readable } from '../readable';
import type { Because, TextLink } from './text-link';

/** The links of a text, one by one; the reasons are folded. */
export function TextLinks({ links, leftOut }: { links: readonly TextLink[]; leftOut: number }) {
  return (
    <>
      <ol class="text-links">
        {links.map((link, index) => (
          <li key={index} class="link">
            <LinkText pieces={link.pieces} />
            <Outcome link={link} />
          </li>
        ))}
      </ol>
      {leftOut > 0 && <p class="summary">{t('text_left_out', { count: number(leftOut) })}</p>}
    </>
  );
}

function Outcome({ link: { outcome, because } }: { link: TextLink }) {
  if (because.length === 0) return <p class="summary">{outcome}</p>;
  return (
    <details>
      <summary>
        <Icon name="right" />
        {outcome}
      </summary>
      <ul>
        {because.map((one, index) => (
          <Reason key={index} because={one} />
        ))}
      </ul>
    </details>
  );
}

function Reason({ because: { name, layer, why } }: { because: Because }) {
  return (
    <li>
      {name !== '' && <bdi class="name">{readable(name)}</bdi>} {layer && <LayerChip layer={layer} />} {why}
    </li>
  );
}
