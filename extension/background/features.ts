import type { Settings } from '../platform/messages';

/** What works in pages by scripts of ours: ordinary copies, and what sites' own buttons copy and share. */
export type Feature = 'copy' | 'buttons';

export const features: readonly Feature[] = ['copy', 'buttons'];

/** Where a feature is to work. */
export function placesOf(
  { paused, copy, copySites, buttons, buttonSites }: Settings,
  feature: Feature,
): { readonly mode: 'off' | 'all' | 'chosen'; readonly sites: readonly string[] } {
  const [mode, sites] = feature === 'copy' ? [copy, copySites] : [buttons, buttonSites];
  return { mode: paused ? 'off' : mode, sites };
}
