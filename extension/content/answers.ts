/** Messages that ask the worker for canonical forms: of links, and of texts that hold links. */
export type Asking = 'clean' | 'cleanText';

export type Questions = { readonly [K in Asking]: ReadonlySet<string> };

/** What was asked ahead of time, for the moment when nobody can wait. */
export interface AnswerStore {
  /** null where it does not change, undefined where it is not known. */
  link(link: string): string | null | undefined;
  text(text: string): string | null | undefined;
  knows(questions: Questions): boolean;
  /** Asks for what is not known, or was asked longer ago than `age` milliseconds. Settles when all were answered, or will not be. */
  fetch(questions: Questions, age?: number): Promise<void>;
  forget(): void;
}

/** More than a page holds in links; beyond that a copy is left as it is. */
export const mostQuestions = 20_000;
const mostInMessage = 2000;
const mostCharacters = 1 << 20;
const kinds: readonly Asking[] = ['clean', 'cleanText'];

interface Known {
  readonly to: string | null;
  readonly at: number;
}

/** @param send asks the worker; what comes back is not trusted to be an answer */
export function createAnswers(send: (kind: Asking, texts: string[]) => Promise<unknown>): AnswerStore {
  const known = { clean: new Map<string, Known>(), cleanText: new Map<string, Known>() };
  const waiting = { clean: new Map<string, Promise<void>>(), cleanText: new Map<string, Promise<void>>() };

  const request = async (kind: Asking, texts: string[]): Promise<void> => {
    const reply = await send(kind, texts);
    for (const text of texts) waiting[kind].delete(text);
    if (!isAnswer(reply, texts.length)) return;
    texts.forEach((text, index) => remember(known[kind], text, reply[index] ?? null));
  };

  return {
    link: (link) => known.clean.get(link)?.to,
    text: (text) => known.cleanText.get(text)?.to,
    knows: (questions) => kinds.every((kind) => every(questions[kind], (text) => known[kind].has(text))),
    forget: () => kinds.forEach((kind) => known[kind].clear()),
    async fetch(questions, age = Number.POSITIVE_INFINITY) {
      const before = performance.now() - age;
      const waits = new Set<Promise<void>>();
      for (const kind of kinds) {
        const todo: string[] = [];
        for (const text of questions[kind]) {
          const asked = waiting[kind].get(text);
          if (asked) waits.add(asked);
          else if ((known[kind].get(text)?.at ?? Number.NEGATIVE_INFINITY) < before || !known[kind].has(text))
            todo.push(text);
        }
        for (const texts of inMessages(todo)) {
          const answered = request(kind, texts);
          for (const text of texts) waiting[kind].set(text, answered);
          waits.add(answered);
        }
      }
      await Promise.all(waits);
    },
  };
}

function remember(known: Map<string, Known>, text: string, to: string | null): void {
  known.delete(text);
  known.set(text, { to, at: performance.now() });
  if (known.size <= mostQuestions) return;
  for (const oldest of known.keys()) {
    known.delete(oldest);
    break;
  }
}

function* inMessages(texts: readonly string[]): Generator<string[]> {
  let message: string[] = [];
  let characters = 0;
  for (const text of texts) {
    message.push(text);
    characters += text.length;
    if (message.length < mostInMessage && characters < mostCharacters) continue;
    yield message;
    message = [];
    characters = 0;
  }
  if (message.length > 0) yield message;
}

function isAnswer(reply: unknown, length: number): reply is (string | null)[] {
  return (
    Array.isArray(reply) &&
    reply.length === length &&
    reply.every((each: unknown) => each === null || typeof each === 'string')
  );
}

function every(texts: ReadonlySet<string>, test: (text: string) => boolean): boolean {
  for (const text of texts) if (!test(text)) return false;
  return true;
}
