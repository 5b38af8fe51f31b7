import type { AnswerStore, Questions } from './answers';
import { ask } from './door';
import type { Protocol } from '../platform/messages';

export type CopyWay = Protocol['copied']['request']['way'];

const most = 1000;

/** Tells the worker which links of a copy were replaced, so that they are remembered. */
export function tellReplaced(answers: AnswerStore, { clean, cleanText }: Questions, way: CopyWay): void {
  const links = [...clean].filter((link) => answers.link(link)).slice(0, most);
  const texts = [...cleanText].filter((text) => answers.text(text)).slice(0, most);
  if (links.length + texts.length > 0) void ask('copied', { way, links, texts });
}
