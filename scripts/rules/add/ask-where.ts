import { matcher } from '../../../src/rules/match';
import type { About } from './about';
import type { Draft, Kind } from './draft';
import { hostsFor } from './known';
import { textQuestion, wordsQuestion } from './questions';

/** Which names, on which hosts, on which paths: the fields of a rule that say where it holds. */
export async function askWhere(about: About): Promise<Draft> {
  const { kind } = about;
  const names = await askNames(about);
  const hosts = await askHosts(about, names);
  const where = hosts.includes('*') ? {} : { hosts };
  if (kind === 'strip') return { names, ...where, strength: hosts.includes('*') ? 'always' : 'usual' };
  if (kind === 'keep') return { names, ...where };
  const path = await askPath(about, names);
  const paths = path === '*' ? {} : { paths: [path] };
  if (kind === 'guard') return { ...where, ...paths, ...(names.length > 0 && { has: names }) };
  return { ...where, ...paths, destination: { query: names }, ...(staysOnSite(about, names) && { sameSite: true }) };
}

const nameTexts: Readonly<Record<Kind, string>> = {
  strip: 'Which of its parameters? Several by spaces; utm_* is all that begin so.',
  keep: 'Which of its parameters? Several by spaces.',
  guard: 'Which of its parameters tell such a link? All of them must be there; - is none.',
  wrapper: 'Which of its parameters holds where it leads?',
};

function askNames({ dialogue, kind, parameters, today, faultIn }: About): Promise<readonly string[]> {
  const known = parameters.map(({ name }) => name);
  const question = wordsQuestion(
    {
      text: nameTexts[kind],
      help: parameters.map(({ name, value }) => `${name} = ${value}`),
      suggestion: known.length === 1 ? known[0] : undefined,
    },
    (words) => {
      if (kind === 'guard' && words.join() === '-') return null;
      if (words.length === 0) return 'Please name at least one.';
      const absent = words.find((word) => !known.some(nameTest(word)));
      if (absent !== undefined) return `The link has no parameter ${absent}: it has ${known.join(', ') || 'none'}.`;
      const decided = words.flatMap((word) => decidedAlready(word, kind, today))[0];
      if (decided !== undefined) return decided;
      if (kind === 'wrapper') return destinationFault(words, parameters);
      return kind === 'guard' ? null : faultIn('names', { names: words, hosts: ['example.com'] });
    },
  );
  return dialogue.ask(question).then((words) => words.filter((word) => word !== '-'));
}

/** A rule for it would never be asked. */
function decidedAlready(name: string, kind: Kind, today: About['today']): string[] {
  return today
    .filter((one) => one.name === name && one.rule !== one.layer)
    .flatMap(({ action, layer, rule }) => {
      if (kind === 'strip' && action === 'strip') return [`${name} goes already, by rule ${rule}.`];
      if (kind === 'strip' && layer === 'allowlist') return [`${name} is kept by rule ${rule}: mend that rule.`];
      if (kind === 'keep' && layer === 'allowlist') return [`${name} is kept already, by rule ${rule}.`];
      return [];
    });
}

/** An expression that is none fits nothing here; what is wrong with it is said by the checks. */
function nameTest(pattern: string): (name: string) => boolean {
  return pattern.startsWith('~') ? () => true : matcher(pattern);
}

function askHosts({ dialogue, kind, host, rules, suffixes, faultIn }: About, names: readonly string[]) {
  const mayBeAll = kind === 'strip' || kind === 'guard';
  return dialogue.ask(
    wordsQuestion(
      {
        text: `On which sites? Each holds for all below it as well.${mayBeAll ? ' * is every site.' : ''}`,
        suggestion: hostsFor(host, suffixes.siteOf(host) ?? host, rules),
      },
      (words) => {
        if (words.length === 0) return 'Please name at least one.';
        if (mayBeAll && words.join() === '*')
          return kind === 'strip'
            ? faultIn('names', { names })
            : faultIn('has', { hosts: undefined, ...(names.length > 0 && { has: names }) });
        return faultIn('hosts', { hosts: words }) ?? elsewhere(words, host, rules.families);
      },
    ),
  );
}

function elsewhere(hosts: readonly string[], host: string, families: About['rules']['families']): string | null {
  const written = hosts.flatMap((one) => (one.startsWith('@') ? (families[one.slice(1)] ?? []) : [one]));
  const holds = written.some(
    (one) => host === one || host.endsWith(`.${one}`) || (one.endsWith('.*') && host.startsWith(one.slice(0, -1))),
  );
  return holds ? null : `The link is on ${host}, which is none of these.`;
}

function askPath({ dialogue, kind, path, faultIn }: About, names: readonly string[]): Promise<string> {
  return dialogue.ask(
    textQuestion({ text: 'On which path? /a/* is all that begin so, * is every path.', suggestion: path }, (answer) => {
      if (answer === '*')
        return kind === 'guard' && names.length === 0 ? 'It would seal every link there: name a path.' : null;
      const fault = faultIn('paths', { paths: [answer] });
      if (fault !== null) return fault;
      return matcher(answer)(path) ? null : `The link's path is ${path}, which ${answer} does not fit.`;
    }),
  );
}

function destinationFault(words: readonly string[], parameters: About['parameters']): string | null {
  const [name, second] = words;
  if (second !== undefined) return 'Please name one.';
  const to = destinationIn(name, parameters);
  return to === null ? `The value of ${name} is no link.` : null;
}

function destinationIn(name: string | undefined, parameters: About['parameters']): URL | null {
  const value = parameters.find((parameter) => parameter.name === name)?.value ?? '';
  try {
    const to = new URL(decodeURIComponent(value));
    return /^https?:$/.test(to.protocol) ? to : null;
  } catch {
    return null;
  }
}

/** Then the rule has to say so: else such a destination is refused. */
function staysOnSite({ host, parameters, suffixes }: About, [name]: readonly string[]): boolean {
  const to = destinationIn(name, parameters);
  const site = suffixes.siteOf(host);
  return to !== null && site !== null && suffixes.siteOf(to.hostname) === site;
}
