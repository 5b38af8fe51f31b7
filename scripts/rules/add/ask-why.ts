import { ruleReasons } from '../../../src/canonical/sentences';
import type { About } from './about';
import type { Draft } from './draft';
import { classesFor, reasonsOf } from './known';
import { choice, textQuestion } from './questions';

/** Why: reason, company, class and source. */
export async function askWhy({ dialogue, kind, rules }: About): Promise<Draft> {
  const why = await dialogue.ask(choice('Why? A person reads this, in eight languages.', reasonsOf(kind, rules)));
  const vendor = ruleReasons[why].includes('{vendor}')
    ? { vendor: await dialogue.ask(textQuestion({ text: 'Which {vendor}? As people write its name.' })) }
    : {};
  const classes = kind === 'strip' ? classesFor(why, rules) : [];
  const [usual] = classes;
  const chosen =
    usual === undefined
      ? {}
      : {
          class: await dialogue.ask(
            choice(
              'Which class? People choose by it: to keep affiliate tags, for one.',
              classes.map((one) => [one, '']),
              usual,
            ),
          ),
        };
  return { why, ...vendor, ...chosen, source: await dialogue.ask(source) };
}

const source = textQuestion(
  { text: 'Where can anybody read about it? An address, or an issue as owner/project#1.' },
  (answer) =>
    /^https?:\/\/[^\s/]+\.\S+$|^[\w.-]+\/[\w.-]+(#\d+)?$/.test(answer)
      ? null
      : `“${answer}” is no address (https://…) and no issue (owner/project#1).`,
);
