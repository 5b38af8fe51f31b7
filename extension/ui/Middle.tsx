import { useLayoutEffect, useRef } from 'preact/hooks';

const ending = 8;
const secondHalf = /^[\uDC00-\uDFFF]/;

/** One line of text that loses its middle when there is no room: names and values differ at both ends. */
export function Middle({ text, class: name = '' }: { text: string; class?: string }) {
  const head = useRef<HTMLSpanElement>(null);
  const wish = text.length > 2 * ending ? text.length - ending : text.length;
  const cut = secondHalf.test(text.slice(wish)) ? wish - 1 : wish;
  useLayoutEffect(() => {
    if (head.current) closeGap(head.current);
  }, [text]);
  return (
    <span class={`middle ${name}`} title={text} dir="ltr">
      <span ref={head}>{text.slice(0, cut)}</span>
      <span>{text.slice(cut)}</span>
    </span>
  );
}

// The browser puts its ellipsis behind the last whole letter and leaves the rest of the width blank: a hole in the
// middle of a name. So the part takes only the width that it fills.
function closeGap(part: HTMLElement): void {
  part.style.maxWidth = '';
  const room = part.getBoundingClientRect().width;
  if (part.scrollWidth <= Math.ceil(room)) return;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(part);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const text = part.textContent;
  const width = (length: number) => pen.measureText(`${text.slice(0, length)}…`).width;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (width(middle) <= room) fits = middle;
    else tooLong = middle;
  }
  part.style.maxWidth = `${width(fits) + 1}px`;
}
