import { createAllowance } from './allowance';
import type { AnswerStore, Questions } from './answers';
import { edited, questionsOf } from './copied';
import { alive } from './door';
import { absolute } from './href';
import { ordinary } from './marks';
import { tellReplaced } from './replaced';
import { call, greeting, longest, tokenOf, type Told } from './wire';

/** After this long what is known is forgotten, in milliseconds: the person may have changed something. */
const staleAfter = 3000;

/** What is known of a copy that the page makes itself. */
interface OwnCopies {
  readonly wanted: () => boolean;
  readonly set: () => ReadonlyMap<string, string> | null;
}

/**
 * Answers the script in the page's own world, and with it anybody in the page: a text comes in, and goes out with its
 * links clean. Nothing else can be asked for, and nothing can be told that does more.
 * @param written the page has written to the clipboard
 */
export function openBridge(answers: AnswerStore, written: () => void): OwnCopies {
  const allowed = createAllowance();
  let inCommand = 0;
  let set = new Map<string, string>();
  let since = 0;

  const told: { readonly [K in Told]: (detail: string, event: Event, line: EventTarget) => void } = {
    written,
    begin: () => void inCommand++,
    end: () => void (inCommand = Math.max(0, inCommand - 1)),
    text: (detail, event, line) => answer('text/plain', detail, event, line),
    html: (detail, event, line) => answer('text/html', detail, event, line),
    link: (detail, event, line) => answer('link', detail, event, line),
    set(detail, event, line) {
      const { token, rest } = tokenOf(detail);
      const { token: given, rest: text } = tokenOf(rest);
      if (!wanted() || text.length > longest) return;
      const type = legacy[given.toLowerCase()] ?? given.toLowerCase();
      const known = editNow(type, text) ?? text;
      set.set(type, known);
      event.preventDefault();
      reply(line, token, known);
    },
  };

  const wanted = (): boolean => inCommand > 0 || ordinary.isHere();

  const refresh = (): void => {
    if (performance.now() - since < staleAfter) return;
    since = performance.now();
    answers.forget();
  };

  const answer = (type: string, detail: string, event: Event, line: EventTarget): void => {
    const { token, rest: text } = tokenOf(detail);
    if (!alive() || text.length > longest || !allowed(text.length)) return;
    event.preventDefault();
    refresh();
    const known = editNow(type, text);
    const say = (clean: string): void => {
      reply(line, token, clean);
      if (clean !== text) tellReplaced(answers, asked(type, text), type === 'link' ? 'share' : 'site');
    };
    if (known !== null) say(known);
    else void answers.fetch(asked(type, text)).then(() => say(editNow(type, text) ?? text));
  };

  /** @returns null while that is not known */
  const editNow = (type: string, text: string): string | null => {
    if (!answers.knows(asked(type, text))) return null;
    if (type !== 'link') return edited(new Map([[type, text]]), answers).get(type) ?? text;
    return answers.link(addressOf(text) ?? '') ?? text;
  };

  hear(told);
  return {
    wanted() {
      set = new Map();
      refresh();
      return wanted();
    },
    set: () => (set.size > 0 ? set : null),
  };
}

const legacy: Readonly<Record<string, string>> = { text: 'text/plain', url: 'text/uri-list' };

const addressOf = (text: string): string | null => absolute(text, document.baseURI);

function asked(type: string, text: string): Questions {
  if (type !== 'link') return questionsOf(new Map([[type, text]]));
  const link = addressOf(text);
  return { clean: new Set(link === null ? [] : [link]), cleanText: new Set() };
}

const reply = (line: EventTarget, token: string, detail: string): void => {
  line.dispatchEvent(new CustomEvent(token, { detail }));
};

/** Either script may be the first. The line is a node that is in no document, so that nobody listens by chance. */
function hear(told: { readonly [K in Told]: (detail: string, event: Event, line: EventTarget) => void }): void {
  const greeted = (event: Event): void => {
    const line = event instanceof MouseEvent ? event.relatedTarget : null;
    if (!line) return;
    removeEventListener(greeting, greeted, true);
    event.preventDefault();
    for (const [kind, act] of Object.entries(told))
      line.addEventListener(kind, (heard) => {
        const { detail } = heard as CustomEvent<unknown>;
        act(typeof detail === 'string' ? detail : '', heard, line);
      });
  };
  addEventListener(greeting, greeted, true);
  dispatchEvent(new Event(call));
}
