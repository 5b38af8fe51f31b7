/** Where it stands in `storage.local` what is known of the rules by which addresses are cleaned. */
export const browsingKey = 'browsing';
