import { capitals, hex, type Dice } from '../../bench/corpus/dice.mjs';

const base62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const first = ['Jane', 'jane', 'Jürgen', 'José María', 'Анна', '太郎', 'Nguyễn', 'Mary-Ann', 'محمد'];
const last = ['Doe', 'doe', "O'Neil", 'Müller', 'van der Berg', 'García López', 'Иванова', '山田', 'Smith-Jones'];

const jwt = (dice: Dice) => `eyJ${dice.text(17, base62)}.eyJ${dice.text(40)}.${dice.text(43)}`;
const uuid = (dice: Dice) => [8, 4, 4, 4, 12].map((length) => dice.text(length, hex)).join('-');
const phone = (dice: Dice) =>
  dice.one([
    `+49 151 ${dice.between(1e6, 9e6)}`,
    `0151-${dice.between(1e6, 9e6)}`,
    `(555) 010-${dice.between(1000, 9999)}`,
  ]);

/** What nobody should share unawares: the kind of warning, a name and a value. */
const makers: readonly (readonly [kind: string, names: string, make: (dice: Dice) => string])[] = [
  ['credential', 'password passwd passwort motdepasse senha', (dice) => `${dice.text(8)}!`],
  ['credential', 'access_token api_key client_secret auth_token private_token', (dice) => dice.text(32)],
  ['credential', 'token auth secret', (dice) => dice.text(32, hex)],
  ['credential', 'x data k', jwt],
  ['credential', 'x key k', (dice) => `AKIA${dice.text(16, capitals)}`],
  ['credential', 'x key k', (dice) => `${dice.one(['ghp', 'gho', 'ghs'])}_${dice.text(36, base62)}`],
  ['credential', 'x key k', (dice) => `xoxb-${dice.between(1e11, 9e11)}-${dice.text(24, base62)}`],
  ['credential', 'x key k', (dice) => `sk_live_${dice.text(24, base62)}`],
  ['credential', 'x key k', (dice) => `AIza${dice.text(35)}`],
  ['credential', 'x key k', (dice) => `glpat-${dice.text(20, base62)}`],
  ['session', 'session_id sess_id session_key', (dice) => dice.one([uuid(dice), dice.text(32, hex), dice.text(26)])],
  ['email', 'x to user email u', (dice) => `${dice.text(7, hex)}.doe@mail${dice.below(9)}.example.org`],
  ['phone', 'phone tel mobile telefon', phone],
  ['phone', 'x to n', (dice) => `+1 555-010-${dice.between(1000, 9999)}`],
  ['person', 'firstname first_name vorname givenName', (dice) => dice.one(first)],
  ['person', 'lastname last_name nachname surname', (dice) => dice.one(last)],
  ['person', 'fullname full_name customer_name', (dice) => `${dice.one(first)} ${dice.one(last)}`],
];

/** A parameter that gives something away, escaped as a form would. */
export function secret(dice: Dice): { readonly kind: string; readonly name: string; readonly text: string } {
  const [kind, names, make] = dice.one(makers);
  const name = dice.one(names.split(' '));
  return { kind, name, text: `${name}=${encodeURIComponent(make(dice))}` };
}
