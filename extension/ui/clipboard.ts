import type { Written } from '../platform/forms';

/**
 * Puts text on the clipboard, with its HTML where it has one.
 * @returns whether it is there; false when the browser refuses both ways
 */
export async function copyText(written: Written): Promise<boolean> {
  try {
    await write(written);
    return true;
  } catch {
    return copyByCommand(written);
  }
}

async function write({ text, html }: Written): Promise<void> {
  if (html === undefined) return navigator.clipboard.writeText(text);
  await navigator.clipboard.write([
    new ClipboardItem({ ...flavour('text/plain', text), ...flavour('text/html', html) }),
  ]);
}

const flavour = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });

function copyByCommand({ text, html }: Written): boolean {
  let written = false;
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
    event.preventDefault();
    written = true;
  };
  document.addEventListener('copy', put, { once: true });
  const accepted = document.execCommand('copy');
  document.removeEventListener('copy', put);
  return accepted && written;
}
