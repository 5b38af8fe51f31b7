import { send } from '../platform/messaging';

/** Shows the address without what the person does not want to see there, once the page has loaded. */
async function shorten(): Promise<void> {
  const { href } = location;
  if (!/[?#]/.test(href)) return;
  const shorter = await send('addressShown', { address: href });
  // The page may have moved on meanwhile; what it keeps with its address stays with it.
  if (typeof shorter === 'string' && location.href === href) history.replaceState(history.state, '', shorter);
}

if (window !== top) void 0;
else if (document.readyState === 'complete') void shorten();
else addEventListener('load', () => void shorten(), { once: true });
