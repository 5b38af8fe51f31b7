import { Buffer } from 'node:buffer';
import type { Writable } from 'node:stream';

/** Gathers what is to be written and writes it in one go. */
export interface Output {
  text(part: string): void;
  bytes(part: Buffer): void;
  /**
   * Writes what was gathered and waits until the stream has taken it.
   * @returns false once the reader has gone away: nothing more needs to be made
   * @throws where writing fails for another reason, as on a full disk
   */
  flush(): Promise<boolean>;
}

/** An output over a stream; from then on the stream's errors are its own. */
export function outputTo(stream: Writable): Output {
  let gathered: (string | Buffer)[] = [];
  let failure: NodeJS.ErrnoException | undefined;
  stream.on('error', (error: NodeJS.ErrnoException) => (failure ??= error));

  const write = (data: string | Buffer) =>
    new Promise<void>((resolve) => {
      stream.write(data, (error) => {
        if (error) failure ??= error;
        resolve();
      });
    });

  return {
    text: (part) => void gathered.push(part),
    bytes: (part) => void gathered.push(part),
    async flush() {
      const parts = gathered;
      gathered = [];
      for (const part of runs(parts)) if (failure === undefined) await write(part);
      if (failure !== undefined && !readerLeft(failure)) throw failure;
      return failure === undefined;
    },
  };
}

/** Neighbouring texts joined, so that a stream is asked once. */
function runs(parts: readonly (string | Buffer)[]): (string | Buffer)[] {
  if (parts.length < 2) return [...parts];
  if (parts.every((part) => typeof part === 'string')) return [parts.join('')];
  return [Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))];
}

function readerLeft({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'ECONNRESET' || code === 'ERR_STREAM_DESTROYED';
}
