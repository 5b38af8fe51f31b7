import { WebSocket } from 'ws';

/** The browser's own protocol for tests: a command, and its answer. */
export interface BiDi {
  send(method: string, params?: object): Promise<unknown>;
  close(): void;
}

// A busy machine starts a browser slowly.
const patience = 60_000;

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** @param address where the browser says that it listens */
export async function connect(address: string): Promise<BiDi> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return {
    send(method, params = {}) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`Firefox did not answer ${method}.`)), patience);
        waiting.set(id, ({ type, result, error, message }) => {
          waiting.delete(id);
          clearTimeout(timer);
          if (type === 'error') reject(new Error(`${method}: ${error}: ${message}`));
          else resolve(result);
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.terminate(),
  };
}
