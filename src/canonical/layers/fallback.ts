import { opine, type Opinion } from '../opinion';

/** In doubt, keep. */
export const kept: Opinion = opine('keep', 'default', 'default', 'noRule');

/** Under a policy that asks nobody. */
export const everythingKept: Opinion = opine('keep', 'default', 'default', 'everythingKept');
