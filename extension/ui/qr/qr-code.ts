import { correction, generate, mode } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Dark squares of a code, as the path of an SVG whose unit is one square. */
export interface QrDrawing {
  readonly path: string;
  /** Squares on each side, without the quiet zone. */
  readonly size: number;
}

/** Bytes of a link; more make squares that are too small for the camera of a telephone on a width of 360 px. */
export const mostBytes = 1000;

/** Empty squares that a reader needs around the code. ISO/IEC 18004:2015 §5.3.8 */
export const quietZone = 4;

// What holds the letters of a link, and readers agree about.
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

/** @returns null where the link is too long to be read off a screen */
export function qrDrawing(link: string): QrDrawing | null {
  const bytes = new TextEncoder().encode(link).length;
  if (bytes > mostBytes) return null;
  // A long link already needs small squares: it gets no more of them than it must have.
  const code = generate(link, { modes, minCorrectionLevel: bytes > mostBytes / 4 ? correction.L : correction.M });
  return { path: toSvgPath(code), size: code.size };
}
