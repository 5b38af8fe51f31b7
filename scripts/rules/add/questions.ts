import type { Question } from './dialogue';

/** Several words, by spaces or commas, each as it may be. */
export const wordsQuestion = (
  question: Omit<Question<readonly string[]>, 'read'>,
  faultOf: (words: readonly string[]) => string | null,
): Question<readonly string[]> => ({
  ...question,
  read: (answer) => {
    const words = answer.split(/[\s,]+/).filter((word) => word !== '');
    const fault = faultOf(words);
    return fault === null ? { value: words } : { fault };
  },
});

/** One text, as it may be. */
export const textQuestion = (
  question: Omit<Question<string>, 'read'>,
  faultOf: (text: string) => string | null = () => null,
): Question<string> => ({
  ...question,
  read: (answer) => {
    const fault = answer === '' ? 'Please write something.' : faultOf(answer);
    return fault === null ? { value: answer } : { fault };
  },
});

/** Numbered choices, answered by number or by word. */
export function choice<Word extends string>(
  text: string,
  choices: readonly (readonly [word: Word, about: string])[],
  suggestion?: string,
): Question<Word> {
  const widest = Math.max(...choices.map(([word]) => word.length));
  return {
    text,
    help: choices.map(([word, about], index) =>
      `${String(index + 1).padStart(2)}  ${word.padEnd(widest)}  ${about}`.trimEnd(),
    ),
    suggestion,
    read: (answer) => {
      const word = choices[Number(answer) - 1]?.[0] ?? choices.find(([known]) => known === answer)?.[0];
      if (word !== undefined) return { value: word };
      return { fault: `“${answer}” is none of these: answer with a number from 1 to ${choices.length}, or the word.` };
    },
  };
}
