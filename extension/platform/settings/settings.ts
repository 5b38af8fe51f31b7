import type { Settings } from '../messages';
import { flag, list, oneOf, type Shape } from '../shape';
import { hostShape } from './host';

/** What holds until the person says otherwise. */
export const defaults: Settings = {
  paused: false,
  copy: 'off',
  copySites: [],
  keepAffiliate: false,
  keepTextFragment: true,
  policy: 'share',
  click: 'popup',
};

/** What each setting may be. */
export const settingShapes: { readonly [K in keyof Settings]: Shape<Settings[K]> } = {
  paused: flag,
  copy: oneOf('off', 'all', 'chosen'),
  copySites: list(hostShape, 200),
  keepAffiliate: flag,
  keepTextFragment: flag,
  policy: oneOf('share', 'crawl', 'samepage'),
  click: oneOf('popup', 'copy'),
};
