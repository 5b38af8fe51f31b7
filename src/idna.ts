import { toASCII } from 'tr46';
import tr46 from 'tr46/package.json' with { type: 'json' };
import type { ToAscii } from './canonical/types';

const map = (host: string): string | null =>
  toASCII(host, {
    checkHyphens: false,
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: false,
    transitionalProcessing: false,
    verifyDNSLength: false,
  });

/** Unicode host to ASCII by a table that does not change with the machine. https://url.spec.whatwg.org/#idna */
export const tableToAscii: ToAscii = Object.assign(map, { version: `tr46.${tr46.version}` });
