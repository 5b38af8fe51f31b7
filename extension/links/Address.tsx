import { inert } from '../ui/inert';

const longest = 300;

/** An address on one line: the host first and in full ink, https left out. Hosts stand in ASCII, so that none looks like another. */
export function Address({ link }: { link: string }) {
  const { protocol, host } = new URL(link);
  const start = link.indexOf(host, protocol.length);
  return (
    <span class="address" dir="ltr" title={link.slice(0, 2000)}>
      {protocol === 'https:' ? '' : `${protocol}//`}
      <b>{host}</b>
      {inert(link.slice(start + host.length, start + host.length + longest))}
    </span>
  );
}
