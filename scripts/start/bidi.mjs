import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { within } from '../lib/limit.mjs';
import { end, start } from '../lib/run.mjs';

/** Keeps a throw-away Firefox to itself: no updates, no reports, no questions. */
const preferences = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/**
 * Firefox without a window, steered by WebDriver BiDi, on the profile folder `profile` (made here).
 * System access, so that pages of the extension open: throw-away profiles only.
 */
export async function startFirefox(/** @type {string} */ file, /** @type {string} */ profile) {
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile];
  const child = start(file, [...args, '--remote-debugging-port=0', '--remote-allow-system-access'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await within(listening(child), 60, 'Firefox did not start');
  const socket = new WebSocket(`${address}/session`);
  await within(new Promise((resolve) => socket.on('open', resolve)), 10, 'Firefox did not answer');
  const send = sender(socket);
  await send('session.new', { capabilities: {} });
  return {
    send,
    /** What the function `code` gives in a page, for JSON. */
    call: (/** @type {string} */ context, /** @type {string} */ code, /** @type {unknown} */ argument = null) =>
      callFunction(send, context, code, argument),
    close: () => {
      socket.terminate();
      end(child.pid);
    },
  };
}

/** @returns {Promise<string>} */
function listening(/** @type {import('node:child_process').ChildProcess} */ child) {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (text) => {
      said += text;
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
}

/** @returns {(method: string, params: object) => Promise<any>} */
function sender(/** @type {WebSocket} */ socket) {
  let last = 0;
  const waiting = new Map();
  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === 'error') reject?.(new Error(`${error}: ${message}`));
    else resolve?.(result);
  });
  return (method, params) => {
    const id = ++last;
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    socket.send(JSON.stringify({ id, method, params }));
    return within(answer, 20, `Firefox did not answer ${method}`);
  };
}

async function callFunction(
  /** @type {ReturnType<typeof sender>} */ send,
  /** @type {string} */ context,
  /** @type {string} */ code,
  /** @type {unknown} */ argument,
) {
  const { type, result, exceptionDetails } = await send('script.callFunction', {
    functionDeclaration: `async (text) => JSON.stringify((await (${code})(JSON.parse(text))) ?? null)`,
    awaitPromise: true,
    target: { context },
    arguments: [{ type: 'string', value: JSON.stringify(argument) }],
  });
  if (type === 'exception') throw new Error(exceptionDetails.text);
  return JSON.parse(result.value);
}
