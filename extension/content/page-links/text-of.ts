import { longestText } from '../../platform/page-links/protocol';

const mostNodes = 50;

/** What a person reads on a link: its text, else the words for a picture in it, else what names it; '' for none. */
export function textOf(element: Element): string {
  return (written(element) || named(element)).slice(0, longestText);
}

/** Never reads more than is shown: a page may put a whole book into a link. */
function written(element: Element): string {
  const { firstChild } = element;
  if (firstChild === element.lastChild && firstChild?.nodeType === Node.TEXT_NODE) return tidy(firstChild);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let left = mostNodes; left > 0 && text.length < longestText; left--) {
    const node = walker.nextNode();
    if (!node) break;
    text += ` ${tidy(node)}`;
  }
  return text.replace(/ +/g, ' ').trim();
}

const tidy = ({ nodeValue }: Node): string =>
  (nodeValue ?? '')
    .slice(0, 4 * longestText)
    .replace(/\s+/g, ' ')
    .trim();

function named(element: Element): string {
  const picture = element.querySelector('img[alt], svg title');
  const names = [
    element.getAttribute('aria-label'),
    element.getAttribute('alt'),
    picture?.getAttribute('alt'),
    picture?.firstChild?.nodeValue,
    element.getAttribute('title'),
  ];
  return (names.find((name) => name?.trim()) ?? '')
    .slice(0, 4 * longestText)
    .replace(/\s+/g, ' ')
    .trim();
}
