import { parseArgs } from 'node:util';
import type { PolicyName } from '../index';
import { Misuse } from './misuse';

/** What the person asked for. */
export type Command =
  | { readonly name: 'help' | 'version' }
  | (EngineArguments & {
      readonly name: 'clean';
      readonly links: readonly string[];
      readonly json: boolean;
      readonly text: boolean;
    })
  | (EngineArguments & { readonly name: 'explain'; readonly link: string })
  | (EngineArguments & { readonly name: 'same'; readonly a: string; readonly b: string });

/** How links are to be decided about. */
export interface EngineArguments {
  readonly policy: PolicyName;
  readonly userFile?: string;
  readonly learnedFile?: string;
  readonly block: readonly string[];
}

const everywhere = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
  policy: { type: 'string' },
  user: { type: 'string' },
  learned: { type: 'string' },
  block: { type: 'string', multiple: true },
} as const;
const ofClean = { json: { type: 'boolean' }, text: { type: 'boolean' } } as const;
const options = { ...everywhere, ...ofClean };

/**
 * The command that the arguments ask for.
 * @throws Misuse with one sentence where they ask for none
 */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  if (values.help) return { name: 'help' };
  if (values.version) return { name: 'version' };
  const [name, ...links] = positionals;
  const engine: EngineArguments = {
    policy: policy(values.policy),
    ...(values.user !== undefined && { userFile: values.user }),
    ...(values.learned !== undefined && { learnedFile: values.learned }),
    block: (values.block ?? []).flatMap((list) => list.split(',')).filter((blocked) => blocked !== ''),
  };
  if (name === 'clean') return { name, links, json: values.json ?? false, text: values.text ?? false, ...engine };
  const stranger = (['json', 'text'] as const).find((option) => values[option]);
  if (stranger && (name === 'explain' || name === 'same')) throw new Misuse(`${name} has no option --${stranger}`);
  const [a, b] = links;
  if (name === 'explain') {
    if (a === undefined || links.length > 1) throw new Misuse(`explain takes one link, not ${links.length}`);
    return { name, link: a, ...engine };
  }
  if (name === 'same') {
    if (a === undefined || b === undefined || links.length > 2)
      throw new Misuse(`same takes two links, not ${links.length}`);
    return { name, a, b, ...engine };
  }
  throw new Misuse(
    name === undefined
      ? 'expected a command: clean, explain or same'
      : `“${name}” is no command; there are clean, explain and same`,
  );
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new Misuse(error.message.split(/\.\s/)[0] ?? error.message);
    throw error;
  }
}

function policy(text: string | undefined): PolicyName {
  if (text === undefined) return 'share';
  const known = (['share', 'crawl', 'samepage'] as const).find((name) => name === text);
  if (known) return known;
  throw new Misuse(`“${text}” is no policy; there are share, crawl and samepage`);
}
