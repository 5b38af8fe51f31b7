import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

describe('what the README shows', () => {
  test('the library prints what stands behind each line', () => {
    const code = block('js');
    const promised = [...code.matchAll(/(?:^|; )\/\/ (.*)$/gm)].map(([, line]) => line);
    expect(promised.length).toBeGreaterThan(3);
    expect(outputOf('node', '--input-type=module', '--eval', code)).toBe(`${promised.join('\n')}\n`);
  });

  test.each(examples(block('console')))('$command', ({ command, answer }) => {
    expect(outputOf('bash', '-c', command)).toBe(answer);
  });

  test('every file that it names is there', () => {
    const named = [...readme.matchAll(/\]\(([\w./-]+)\)|src="([\w./-]+)"/g)].map(
      ([, link, source]) => link ?? source ?? '',
    );
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

/** The first fenced block of a language. */
function block(language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(readme)?.[1] ?? '';
}

/** Commands behind `$`, each with the lines that follow it. */
function examples(text: string): { command: string; answer: string }[] {
  return text
    .split(/^\$ /m)
    .filter(Boolean)
    .map((part) => ({ command: part.slice(0, part.indexOf('\n')), answer: part.slice(part.indexOf('\n') + 1) }));
}

function outputOf(program: string, ...args: string[]): string {
  return spawnSync(program, args, { encoding: 'utf8' }).stdout;
}
