import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, send, type Handlers, type Sender } from '../../../../extension/platform/messaging';
import { from, type Kind } from '../../../../extension/platform/messages';
import { defaults } from '../../../../extension/platform/settings/settings';
import { deliver, reset, runtime, senders, sent, willReply } from './memory/runtime';

vi.mock('../../../../extension/platform/browser', () => import('./memory/browser'));

beforeEach(reset);

/** A good request of every kind. */
const requests: Record<Kind, unknown> = {
  clean: { links: ['https://a.example/'] },
  cleanText: { texts: ['see https://a.example/'] },
  button: { asking: 'clean', texts: ['https://a.example/'] },
  copyMissed: { why: 'late' },
  moved: null,
  copied: { way: 'copy', links: ['https://a.example/'], texts: [] },
  copiedLinks: { way: 'popup', tabId: 1, links: [{ before: 'https://a.example/', after: 'https://a.example/' }] },
  explain: { text: 'https://a.example/' },
  explainText: { text: 'see https://a.example/' },
  changeEntry: { site: 'a.example', change: { kind: 'alone', on: true } },
  changeEntries: { changes: [{ site: 'a.example', change: { kind: 'delete' } }] },
  entries: null,
  settings: null,
  changeSettings: { patch: { paused: true } },
  exportAll: null,
  importAll: { text: '{}' },
  used: { tabId: 1, removed: 2 },
  addressShown: { address: 'https://a.example/' },
  reloadOriginal: { tabId: 1 },
  navigationRules: { asked: '{}' },
  offscreenCopy: { text: 'x' },
  refreshLists: null,
};

/** Answers everything, and notes what it was asked. */
function answerAll(): [Kind, unknown, Sender][] {
  const asked: [Kind, unknown, Sender][] = [];
  const note =
    <K extends Kind>(kind: K, reply: unknown) =>
    (request: unknown, sender: Sender) => {
      asked.push([kind, request, sender]);
      return reply as never;
    };
  const handlers = Object.fromEntries(Object.keys(from).map((kind) => [kind, note(kind as Kind, null)]));
  answer(handlers as unknown as Handlers);
  return asked;
}

describe('who may ask what', () => {
  const may: Record<string, string> = {
    worker: 'worker',
    firefoxWorker: 'worker',
    popup: 'page',
    options: 'page',
    content: 'content',
    blankFrame: 'content',
    lookalike: 'content',
    otherExtension: 'none',
    otherContent: 'none',
    nobody: 'none',
  };
  for (const [name, sender] of Object.entries(senders))
    for (const [kind, allowed] of Object.entries(from))
      test(`${name} ${may[name] === allowed ? 'may' : 'may not'} ask for ${kind}`, async () => {
        const asked = answerAll();
        const reply = await deliver({ kind, request: requests[kind as Kind] }, sender);
        if (may[name] === allowed) expect(reply).toBeNull();
        else expect(reply).toMatchObject({ failed: { code: 'not-allowed' } });
        expect(asked).toHaveLength(may[name] === allowed ? 1 : 0);
      });
});

describe('what is asked', () => {
  const bad: [Kind, unknown, string][] = [
    ['clean', null, 'request: expected an object.'],
    ['clean', {}, 'request.links: expected a value, but there is none.'],
    ['clean', { links: 'https://a.example/' }, 'request.links: expected a list.'],
    ['clean', { links: [1] }, 'request.links[0]: expected text.'],
    ['clean', { links: Array.from({ length: 50_001 }).fill('') }, 'request.links: expected at most 50,000 items.'],
    ['clean', { links: [], more: 1 }, 'request: expected no other names than links.'],
    ['copyMissed', { why: 'x' }, 'request.why: expected one of late, unfocused, superseded, refused.'],
    ['explain', { text: {} }, 'request.text: expected text.'],
    ['changeEntry', { site: 'a b', change: { kind: 'delete' } }, 'request.site: expected a site such as example.com.'],
    [
      'changeEntry',
      { site: 'a.example', change: { kind: 'parameter', name: '', action: 'keep' } },
      'request.change.name: expected the name of a parameter.',
    ],
    [
      'changeEntry',
      { site: 'a.example', change: { kind: 'parameter', name: 'x', action: 'eat' } },
      'request.change.action: expected one of keep, strip, null.',
    ],
    [
      'changeEntry',
      { site: 'a.example', change: { kind: 'else' } },
      'request.change.kind: expected one of parameter, alone, liftGuard, delete.',
    ],
    ['changeSettings', { patch: { paused: 1 } }, 'request.patch.paused: expected true or false.'],
    ['changeSettings', { patch: { policy: 'x' } }, 'request.patch.policy: expected one of share, crawl, samepage.'],
    [
      'changeSettings',
      { patch: { copySites: ['/'] } },
      'request.patch.copySites[0]: expected a site such as example.com.',
    ],
    ['changeSettings', { patch: { __proto__x: 1 } }, 'request.patch: expected no other names than paused, copy,'],
    ['used', { tabId: -1, removed: 0 }, 'request.tabId: expected a whole number.'],
    ['used', { tabId: 1, removed: 1.5 }, 'request.removed: expected a whole number.'],
    ['entries', 1, 'request: expected nothing.'],
    ['offscreenCopy', { html: 'x' }, 'request.text: expected a value, but there is none.'],
  ];
  const askers = { content: senders.content, page: senders.popup, worker: senders.worker };
  test.each(bad)('%s with %j is refused before anything is done', async (kind, request, why) => {
    const asked = answerAll();
    const reply = await deliver({ kind, request }, askers[from[kind]]);
    expect(reply).toMatchObject({ failed: { code: 'bad-request', text: expect.stringContaining(why) } });
    expect(asked).toEqual([]);
  });

  test('what a handler gets is the request, and where it came from', async () => {
    const asked = answerAll();
    await deliver({ kind: 'clean', request: { links: ['x'] } }, senders.content);
    expect(asked).toEqual([['clean', { links: ['x'] }, { tabId: 7, frameId: 2, url: 'https://example.com/a' }]]);
  });

  test('a site is understood as a person writes it', async () => {
    const asked = answerAll();
    const change = { kind: 'delete' };
    await deliver({ kind: 'changeEntry', request: { site: 'Bücher.Example', change } }, senders.popup);
    expect(asked[0]?.[1]).toEqual({ site: 'xn--bcher-kva.example', change });
  });

  test.each([null, 1, 'clean', [], {}, { kind: 1 }, { kind: 'unknown' }, { kind: '__proto__' }, { kind: 'toString' }])(
    '%j is no message: it is left to others',
    async (message) => {
      answerAll();
      expect(await deliver(message, senders.popup)).toBeUndefined();
    },
  );

  test('a kind that this part does not answer is left to others', async () => {
    answer({ settings: () => defaults });
    expect(await deliver({ kind: 'entries', request: null }, senders.popup)).toBeUndefined();
    expect(await deliver({ kind: 'settings', request: null }, senders.popup)).toEqual(defaults);
  });

  test('a handler that throws gives a failure with what went wrong', async () => {
    answer({ settings: () => Promise.reject(new Error('the cellar is full')) });
    expect(await deliver({ kind: 'settings', request: null }, senders.popup)).toEqual({
      failed: { code: 'internal', text: 'Something went wrong: the cellar is full.' },
    });
  });
});

const fails = (message: string) => () => {
  throw new Error(message);
};

describe('asking', () => {
  const killed = fails(
    'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
  );
  const absent = fails('Could not establish connection. Receiving end does not exist.');

  test('the reply comes back', async () => {
    willReply(() => defaults);
    expect(await send('settings', null)).toEqual(defaults);
    expect(sent).toEqual([{ kind: 'settings', request: null }]);
  });

  test.each([
    ['was stopped in the middle', killed],
    ['was not there yet', absent],
    ['said nothing', () => undefined],
  ])('when the worker %s it is asked again', async (_, first) => {
    willReply(first, first, () => defaults);
    expect(await send('settings', null)).toEqual(defaults);
    expect(sent).toHaveLength(3);
  });

  test('not for ever', async () => {
    willReply(killed, killed, killed, killed);
    expect(await send('settings', null)).toEqual({
      failed: { code: 'no-answer', text: 'Plainlink did not answer. Try again.' },
    });
    expect(sent).toHaveLength(3);
  });

  test('what would be done twice is not asked twice', async () => {
    willReply(killed, () => true);
    expect(await send('offscreenCopy', { text: 'x' })).toMatchObject({ failed: { code: 'no-answer' } });
    expect(sent).toHaveLength(1);
  });

  test('an extension that was updated under the page is told as such, at once', async () => {
    willReply(fails('Extension context invalidated.'));
    expect(await send('clean', { links: [] })).toMatchObject({ failed: { code: 'context-invalidated' } });
    willReply(fails('anything'));
    runtime.id = undefined;
    expect(await send('clean', { links: [] })).toMatchObject({ failed: { code: 'context-invalidated' } });
    expect(sent).toHaveLength(2);
  });

  test('a failure of the other side arrives as it is', async () => {
    const failure = { failed: { code: 'not-allowed', text: 'no' } };
    willReply(() => failure);
    expect(await send('settings', null)).toEqual(failure);
  });
});
