/**
 * Puts text on the clipboard.
 * @param html the same for where there is rich text
 * @returns whether it is there; false when the browser refuses both ways
 */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    await write(text, html);
    return true;
  } catch {
    return copyByCommand(text, html);
  }
}

async function write(text: string, html: string | undefined): Promise<void> {
  if (html === undefined) return navigator.clipboard.writeText(text);
  await navigator.clipboard.write([
    new ClipboardItem({ ...flavour('text/plain', text), ...flavour('text/html', html) }),
  ]);
}

const flavour = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });

function copyByCommand(text: string, html: string | undefined): boolean {
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
