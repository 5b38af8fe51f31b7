import type { Engine } from '../index';
import { answers, type Switches } from './answers';
import { lineFilter } from './line-filter';
import { readPieces } from './lines';
import type { Output } from './output';

export interface Streams {
  readonly out: Output;
  readonly err: Output;
}

/**
 * Cleans the links given as arguments; one answer a line.
 * @returns whether a link was refused
 */
export async function cleanLinks(
  engine: Engine,
  links: readonly string[],
  switches: Switches,
  { out, err }: Streams,
): Promise<boolean> {
  const { toLine } = answers(engine, switches);
  let refused = false;
  for (const [index, link] of links.entries()) {
    const answer = toLine(link, ({ message }) => {
      refused = true;
      if (!switches.json) err.text(`plainlink: link ${index + 1}: ${message}\n`);
    });
    out.text(`${answer}\n`);
  }
  await err.flush();
  await out.flush();
  return refused;
}

/**
 * Cleans lines as they come, a line for a line, in constant memory; stops when nobody reads the answers any more.
 * @returns whether a line was refused
 */
export async function cleanStream(
  engine: Engine,
  source: AsyncIterable<Uint8Array>,
  switches: Switches,
  { out, err }: Streams,
): Promise<boolean> {
  const filter = lineFilter(answers(engine, switches), out, switches.json ? null : err);
  for await (const pieces of readPieces(source)) {
    for (const piece of pieces) filter.take(piece);
    await err.flush();
    if (!(await out.flush())) break;
  }
  return filter.refused();
}
