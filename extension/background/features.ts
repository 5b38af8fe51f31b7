import type { Settings } from '../platform/messages';

/** What works in pages by scripts of ours: ordinary copies, what sites' own buttons copy and share, the address shown. */
export type Feature = 'copy' | 'buttons' | 'address';

export const features: readonly Feature[] = ['copy', 'buttons', 'address'];

/** Where a feature is to work. */
export function placesOf(
  { paused, copy, copySites, buttons, buttonSites, policy, address, browseOn, browseSites }: Settings,
  feature: Feature,
): { readonly mode: 'off' | 'all' | 'chosen'; readonly sites: readonly string[] } {
  const browse = address === 'off' || policy !== 'share' ? 'off' : browseOn;
  const [mode, sites] = (
    {
      copy: [copy, copySites],
      buttons: [buttons, buttonSites],
      address: [browse, browseSites],
    } as const
  )[feature];
  return { mode: paused ? 'off' : mode, sites };
}
