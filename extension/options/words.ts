/** What works in pages, where the person wants it. */
export type Feature = 'copy' | 'buttons';

/** How each is spoken of. */
export const words = {
  copy: {
    title: 'copying_ordinary',
    off: 'copying_off',
    offAbout: 'copying_off_about',
    all: 'copying_all',
    allAbout: 'copying_all_about',
    chosen: 'copying_chosen',
    chosenAbout: 'copying_chosen_about',
    noSites: 'copying_no_sites',
    missing: 'copying_missing',
    missingAll: 'copying_missing_all',
    refused: 'copying_refused',
  },
  buttons: {
    title: 'buttons_title',
    off: 'buttons_off',
    offAbout: 'buttons_off_about',
    all: 'buttons_all',
    allAbout: 'buttons_all_about',
    chosen: 'buttons_chosen',
    chosenAbout: 'buttons_chosen_about',
    noSites: 'buttons_no_sites',
    missing: 'buttons_missing',
    missingAll: 'buttons_missing_all',
    refused: 'buttons_refused',
  },
} as const;
