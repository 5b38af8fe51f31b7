import type { Settings } from '../messages';
import { flag, list, oneOf, text, type Shape } from '../shape';
import { hostShape } from './host';

/** All settings are one item of 8 kB where they are synced. */
export const mostRulesOff = 100;

/** What holds until the person says otherwise. */
export const defaults: Settings = {
  paused: false,
  copy: 'off',
  copySites: [],
  buttons: 'off',
  buttonSites: [],
  keepAffiliate: false,
  keepTextFragment: true,
  policy: 'share',
  rulesOff: [],
  click: 'popup',
  browse: false,
  address: 'off',
  browseOn: 'all',
  browseSites: [],
};

/** What each setting may be. */
export const settingShapes: { readonly [K in keyof Settings]: Shape<Settings[K]> } = {
  paused: flag,
  copy: oneOf('off', 'all', 'chosen'),
  copySites: list(hostShape, 200),
  buttons: oneOf('off', 'all', 'chosen'),
  buttonSites: list(hostShape, 200),
  keepAffiliate: flag,
  keepTextFragment: flag,
  policy: oneOf('share', 'crawl', 'samepage'),
  rulesOff: list(text(60), mostRulesOff),
  click: oneOf('popup', 'copy'),
  browse: flag,
  address: oneOf('off', 'identifiers', 'campaigns'),
  browseOn: oneOf('all', 'chosen'),
  browseSites: list(hostShape, 200),
};
