import { expect, test } from 'vitest';
import { createAnswers, mostQuestions, type Asking } from '../../../../extension/content/answers';

const ask = (links: readonly string[], texts: readonly string[] = []) => ({
  clean: new Set(links),
  cleanText: new Set(texts),
});

/** A worker that cuts queries, and remembers what it was asked. */
function worker(reply: (texts: string[]) => unknown = cut) {
  const asked: [Asking, string[]][] = [];
  const answers = createAnswers(async (kind, texts) => {
    asked.push([kind, texts]);
    return reply(texts);
  });
  return { asked, answers };
}

const cut = (texts: string[]) => texts.map((text) => (text.includes('?') ? text.replace(/\?.*/, '') : null));

test('what was asked is known, changed or not', async () => {
  const { answers } = worker();
  const questions = ask(['https://a/?x', 'https://b/'], ['see https://a/?x']);
  expect(answers.knows(questions)).toBe(false);
  await answers.fetch(questions);
  expect(answers.knows(questions)).toBe(true);
  expect([answers.link('https://a/?x'), answers.link('https://b/'), answers.link('https://c/')]).toEqual([
    'https://a/',
    null,
    undefined,
  ]);
  expect(answers.text('see https://a/?x')).toBe('see https://a/');
});

test('nothing is asked twice, not even while the answer is on its way', async () => {
  const { answers, asked } = worker();
  await Promise.all([
    answers.fetch(ask(['https://a/', 'https://b/'])),
    answers.fetch(ask(['https://b/', 'https://c/'])),
  ]);
  await answers.fetch(ask(['https://a/', 'https://c/']));
  expect(asked).toEqual([
    ['clean', ['https://a/', 'https://b/']],
    ['clean', ['https://c/']],
  ]);
});

test('what is old is asked again, and forgotten when the person was elsewhere', async () => {
  const { answers, asked } = worker();
  await answers.fetch(ask(['https://a/']));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await answers.fetch(ask(['https://a/']), 10_000);
  expect(asked).toHaveLength(1);
  await answers.fetch(ask(['https://a/']), 10);
  expect(asked).toHaveLength(2);
  answers.forget();
  expect(answers.knows(ask(['https://a/']))).toBe(false);
});

test.each([undefined, null, { failed: { code: 'x' } }, [], ['a', 'b'], [1], 'text'])(
  '%j is no answer, and may be asked again',
  async (reply) => {
    const { answers, asked } = worker(() => reply);
    await answers.fetch(ask(['https://a/']));
    await answers.fetch(ask(['https://a/']));
    expect(answers.knows(ask(['https://a/']))).toBe(false);
    expect(asked).toHaveLength(2);
  },
);

test('many go out in messages of a moderate size, and the oldest are given up', async () => {
  const { answers, asked } = worker();
  const links = Array.from({ length: mostQuestions }, (_, n) => `https://a/${n}`);
  await answers.fetch(ask(links));
  expect(asked.every(([, texts]) => texts.length <= 2000)).toBe(true);
  expect(answers.knows(ask(links))).toBe(true);
  await answers.fetch(ask(['https://b/']));
  expect(answers.knows(ask(['https://b/', ...links.slice(1)]))).toBe(true);
  expect(answers.link('https://a/0')).toBeUndefined();
});
