/**
 * Puts text on the clipboard.
 * @returns whether it is there; false when the browser refuses both ways
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let written = false;
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    written = true;
  };
  document.addEventListener('copy', write, { once: true });
  const accepted = document.execCommand('copy');
  document.removeEventListener('copy', write);
  return accepted && written;
}
