import { capitals, hex, type Dice } from '../../bench/corpus/dice.mjs';
import { text, type Kind } from './kind';

const base62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const small36 = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Names of marks that say whose they are. */
const speaking =
  'share_id shareId sharedBy shr share_uid src_usr srcUid shareuid uid usr visitorId visitor viewer_uid trk trkid clickId ' +
  'click_ref clid xclid mailId email_uid mkt_ref subscriber recipient_ref cmpRef camp_uid aff_sub partner_ref sess ' +
  'sid session inviter invited_by refuid referrerId ref_user tracker tracking_ref impression_ref device_fp source_uid';
/** Names of marks that say nothing. */
const silent =
  'si is pp eid bxid cndid xmt igx ttx _t _s _r zx h pk qx bx vx ssp rtk fx rcm ig_x hs cx gx ux ssuid pnx ym hx ox';

const uuid = (dice: Dice) => [8, 4, 4, 4, 12].map((length) => text(dice, length, hex)).join('-');

const forms: readonly (readonly [weight: number, form: string, make: (dice: Dice) => string])[] = [
  [4, 'letters of both cases and digits, 11 to 16', (dice) => text(dice, dice.between(11, 16), base62)],
  [3, 'the same, 8 to 10', (dice) => text(dice, dice.between(8, 10), base62)],
  [5, 'base64url, 17 to 90', (dice) => text(dice, dice.between(17, 90))],
  [2, 'base64 with its padding', (dice) => `${text(dice, 22, base62)}%3D%3D`],
  [2, 'with a version in front', (dice) => `${dice.one(['1.', 'v2_', 'p2ANqtz-', 'IwAR', 'AT0'])}${text(dice, 24)}`],
  [3, 'hexadecimal', (dice) => text(dice, dice.one([12, 16, 24, 32, 40]), hex)],
  [2, 'small letters and digits', (dice) => text(dice, dice.between(10, 24), small36)],
  [1, 'capital letters and digits', (dice) => text(dice, dice.between(10, 24), capitals)],
  [1, 'UUID', uuid],
  [1, 'base64 of hexadecimal', (dice) => encodeURIComponent(Buffer.from(text(dice, 13, hex)).toString('base64'))],
];

/** Of one case: under a name that says nothing they cannot be told from content. */
const oneCase = /^(?:hexadecimal|small|capital|UUID)/;

const kindsUnder = (names: string, by: string): Kind[] =>
  forms.map(([weight, form, make]) => ({
    weight,
    title: `${by}: ${form}`,
    names: names.split(' '),
    rare: [],
    rarely: 0,
    make,
  }));

/** Marks that can be told from content, by their form or their name. */
export const tokenKinds: readonly Kind[] = [
  ...kindsUnder(speaking, 'a name that speaks'),
  ...kindsUnder(silent, 'a name that is silent').filter(({ title }) => !oneCase.test(title.split(': ')[1] ?? '')),
];

/** Marks that look like ids of content, under names that say nothing. */
export const hiddenKinds: readonly Kind[] = kindsUnder(silent, 'a name that is silent').filter(({ title }) =>
  oneCase.test(title.split(': ')[1] ?? ''),
);
