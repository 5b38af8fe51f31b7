import { Trouble } from './limit.mjs';
import { quietVite, run } from './run.mjs';
import { step } from './say.mjs';

/** Builds both extensions, the library and the command line into dist/. */
export async function build() {
  await step('Building the extensions, the library and the command line', async () => {
    const { code, out, err } = await run('npm', ['run', '--silent', 'build'], { seconds: 300, env: quietVite });
    if (code !== 0) throw new Trouble(`The build failed:\n${out.trim()}\n${err.trim()}`);
  });
}
