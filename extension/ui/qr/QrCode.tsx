import { t } from '../../platform/i18n';
import { Notice } from '../Notice';
import { number } from '../numbers';
import { mostBytes, qrDrawing, quietZone } from './qr-code';
import './qr.css';

/** A link as a code for the camera of another device, drawn here; or that the link is too long for one. */
export function QrCode({ link }: { link: string }) {
  const drawing = qrDrawing(link);
  if (!drawing) return <Notice text={t('qr_too_long')} more={t('qr_too_long_more', { most: number(mostBytes) })} />;
  const { path, size } = drawing;
  const side = size + 2 * quietZone;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={t('qr_of', { link })}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shape-rendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
