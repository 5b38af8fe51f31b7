import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect, type BiDi } from './bidi';

/** A tab, or the browser's own window. */
export type Context = string & { readonly context: unique symbol };

/** A Firefox with the built extension and no host granted. */
export interface Firefox {
  /** Where the extension's pages are. */
  readonly base: string;
  open(url: string): Promise<Context>;
  go(tab: Context, url: string): Promise<void>;
  show(tab: Context): Promise<void>;
  shut(tab: Context): Promise<void>;
  /** The frames in a page, outermost first. */
  frames(tab: Context): Promise<readonly Context[]>;
  /** What the function whose code this is gives in a page, for JSON. */
  call(tab: Context, code: string, argument?: unknown): Promise<unknown>;
  /** The same beside the page, where nothing of the language is the page's. */
  beside(tab: Context, code: string, argument?: unknown): Promise<unknown>;
  /** The same in the browser's own window, where everything may be reached. */
  inBrowser(code: string, argument?: unknown): Promise<unknown>;
  /** Runs a function in each new page before its first script. */
  preload(code: string): Promise<void>;
  keys(tab: Context, ...keys: readonly string[]): Promise<void>;
  rightClick(tab: Context, x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

export const extensionId = 'plainlink@plainlink.example';

/** No updates, no reports, no questions: a browser that is thrown away. */
const preferences = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

export async function openFirefox(): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  // System access opens pages of the extension and the browser's own window to a test.
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const child = spawn(process.env.FIREFOX ?? '/usr/bin/firefox-esr', [...args, '--remote-allow-system-access'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const bidi = await begin(child).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });

  const callIn = async (target: object, code: string, argument: unknown = null) => {
    const answer = (await bidi.send('script.callFunction', {
      functionDeclaration: `async (text) => JSON.stringify((await (${code})(JSON.parse(text))) ?? null)`,
      awaitPromise: true,
      target,
      arguments: [{ type: 'string', value: JSON.stringify(argument) }],
    })) as { type: string; result: { value: string }; exceptionDetails?: { text: string } };
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(answer.result.value) as unknown;
  };
  const call = (context: Context, code: string, argument?: unknown) => callIn({ context }, code, argument);
  const inBrowser = async (code: string, argument?: unknown) => {
    const tree = (await bidi.send('browsingContext.getTree', { 'moz:scope': 'chrome' })) as Tree;
    const [window] = tree.contexts;
    if (!window) throw new Error('Firefox has no window.');
    return call(window.context, code, argument);
  };
  const go = async (context: Context, url: string) => {
    await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
  };
  const act = (context: Context, source: object) => bidi.send('input.performActions', { context, actions: [source] });

  return {
    base: String(await inBrowser(`(id) => WebExtensionPolicy.getByID(id).getURL('')`, extensionId)),
    call,
    beside: (context, code, argument) => callIn({ context, sandbox: 'beside' }, code, argument),
    inBrowser,
    go,
    async open(url) {
      const { context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as { context: Context };
      await go(context, url);
      return context;
    },
    async show(context) {
      await bidi.send('browsingContext.activate', { context });
    },
    async shut(context) {
      await bidi.send('browsingContext.close', { context });
    },
    async frames(root) {
      const tree = (await bidi.send('browsingContext.getTree', { root })) as Tree;
      return tree.contexts.flatMap(({ children }) => children.map(({ context }) => context));
    },
    async preload(code) {
      await bidi.send('script.addPreloadScript', { functionDeclaration: code });
    },
    async keys(context, ...keys) {
      const down = keys.map((value) => ({ type: 'keyDown', value }));
      const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
      await act(context, { type: 'key', id: 'keyboard', actions: [...down, ...up] });
    },
    async rightClick(context, x, y) {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
      const click = [
        { type: 'pointerDown', button: 2 },
        { type: 'pointerUp', button: 2 },
      ];
      const parameters = { pointerType: 'mouse' };
      await act(context, { type: 'pointer', id: 'mouse', parameters, actions: [move, ...click] });
    },
    async close() {
      await bidi.send('browser.close').catch(() => undefined);
      bidi.close();
      await ended(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Tree {
  readonly contexts: readonly {
    readonly context: Context;
    readonly children: readonly { readonly context: Context }[];
  }[];
}

async function begin(child: ChildProcess): Promise<BiDi> {
  const bidi = await connect(await address(child));
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('webExtension.install', { extensionData: { type: 'path', path: resolve('dist/firefox') } });
  return bidi;
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((found, reject) => {
    let said = '';
    child.on('error', () => reject(new Error('Firefox is not installed.')));
    child.on('exit', () => reject(new Error(`Firefox ended: ${said}`)));
    child.stderr?.on('data', (text) => {
      said += text;
      const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (listening) found(listening);
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) done();
    child.on('exit', () => done());
    setTimeout(() => child.kill('SIGKILL'), 8000).unref();
  });
}
