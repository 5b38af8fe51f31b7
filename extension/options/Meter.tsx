import { t } from '../platform/i18n';
import type { StorageState } from '../platform/messages';
import { kilobytes, number } from '../ui/numbers';

const nearlyFull = 0.9;

/** How much of the synced storage is taken, by size and by number of items: whichever is nearer to its end. */
export function Meter({ storage: { bytes, quota, items, maxItems } }: { storage: StorageState }) {
  const share = Math.min(1, Math.max(bytes / quota, items / maxItems));
  const text = t('backup_taken', {
    bytes: kilobytes(bytes),
    quota: kilobytes(quota),
    items: number(items),
    most: number(maxItems),
  });
  return (
    <div class="meter">
      <div
        class={`bar ${share >= nearlyFull ? 'full' : ''}`}
        role="meter"
        aria-label={t('backup_space')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={text}
      >
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p class="about">{text}</p>
    </div>
  );
}
