import { firefox } from './door';
import { encode } from './entities';
import { contextOf, isBlock, isReplaced, isShown, shownExtent } from './extent';
import type { Piece } from './plain';
import type { Span } from './selection';
import { commonNode, walk } from './walk';

/** A selection as HTML, with its texts in order. */
export interface Rendered {
  readonly html: string;
  readonly pieces: readonly Piece[];
}

const empty = /^(?:area|base|br|col|embed|hr|img|input|source|track|wbr)$/;

interface Level {
  readonly tag: string;
  readonly selectable: boolean;
  readonly visible: boolean;
  readonly block: boolean;
}

/**
 * Writes out what is shown of a selection: its elements with their attributes and absolute addresses, no computed styles.
 * @param shown the text that is shown of it
 */
export function render(spans: readonly Span[], shown: string): Rendered {
  let html = '';
  const pieces: Piece[] = [];
  for (const selected of spans) {
    const span = shownExtent(selected, shown);
    if (!span) continue;
    const around = contextOf(commonNode(span));
    const levels: Level[] = around.map((element) => levelOf(element, undefined));
    const root = span.startContainer.getRootNode();
    html += around.map(startTag).join('');
    walk(span, {
      open(element) {
        if (!isShown(element)) return false;
        const level = levelOf(element, levels.at(-1));
        levels.push(level);
        if (level.selectable) html += startTag(element);
        if (level.block) pieces.push(firefox && level.tag === 'p' ? 2 : 1);
        pieces.push(...piecesOf(element));
        return true;
      },
      close() {
        const level = levels.pop();
        if (level?.selectable && !empty.test(level.tag)) html += `</${level.tag}>`;
        if (level?.block) pieces.push(!firefox && level.tag === 'p' ? 2 : 1);
      },
      text(node, text) {
        const level = levels.at(-1);
        if (level && (!level.selectable || !level.visible || isReplaced(level.tag))) return;
        html += encode(text, '');
        pieces.push({ text, inShown: node.getRootNode() === root });
      },
    });
    html += around
      .map(({ localName }) => `</${localName}>`)
      .toReversed()
      .join('');
  }
  return { html, pieces };
}

function levelOf(element: Element, above: Level | undefined): Level {
  const { userSelect, visibility, display } = getComputedStyle(element);
  return {
    tag: element.localName,
    selectable: userSelect === 'auto' ? (above?.selectable ?? true) : userSelect !== 'none',
    visible: visibility === 'visible',
    block: isBlock(display),
  };
}

function startTag(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => {
    if (/^on/i.test(name)) return '';
    return ` ${name}="${encode(addressIn(element, name) ?? value, '"')}"`;
  });
  return `<${element.localName}${attributes.join('')}>`;
}

/** A relative address leads nowhere in a clipboard. */
function addressIn(element: Element, name: string): string | null {
  if (name === 'href' && element instanceof HTMLAnchorElement) return element.href;
  return name === 'src' && element instanceof HTMLImageElement ? element.src : null;
}

function piecesOf(element: Element): readonly Piece[] {
  if (element instanceof HTMLImageElement) return [{ text: element.alt, inShown: firefox }];
  if (firefox) return [];
  if (element instanceof HTMLSelectElement) return field(element.selectedOptions[0]?.text ?? '');
  const typed = element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && isText(element));
  return typed ? field(element.value) : [];
}

const field = (text: string): readonly Piece[] => [1, { text, inShown: false }, 1];

const isText = ({ type, selectionStart }: HTMLInputElement): boolean => type !== 'password' && selectionStart !== null;
