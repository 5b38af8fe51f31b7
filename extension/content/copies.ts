import type { AnswerStore } from './answers';
import { isOurs, setFlavours } from './clipboard';
import { fromField, fromFlavours, fromSelection, fromSite, isWorthAsking, type Copied, type Edit } from './copied';
import { alive, ask } from './door';
import { fieldAt, selectedIn } from './field';
import type { Flavours } from './flavours';
import { inLastListener } from './last';
import { replaceLater } from './late';
import { tellReplaced, type CopyWay } from './replaced';
import { selectedSpans } from './selection';
import { soon, swap } from './swap';

/** Which copies are cleaned. */
interface Which {
  /** Asked when a copy begins. */
  readonly wanted: () => boolean;
  /** What the page has set in a copy of which it let nobody else hear, where that is known. */
  readonly set: () => Flavours | null;
  /** As what they are remembered. */
  readonly way: CopyWay;
}

/**
 * Cleans copies as the browser makes them.
 * @returns to be called when something else is written to the clipboard: what is older is not replaced any more
 */
export function cleanCopies(answers: AnswerStore, { wanted, set, way }: Which): () => void {
  let copies = 0;
  /** The last copy that had links: whatever came of it was said then. */
  let withLinks = 0;

  const count = (event: Event): void => {
    if (event.isTrusted) copies++;
  };

  const onCopy = (event: ClipboardEvent): void => {
    if (isOurs(event) || !event.isTrusted) return;
    count(event);
    const mine = copies;
    if (!alive() || !wanted()) return;
    const target = event.composedPath()[0];
    const early = fieldAt(target) ? currently(target) : null;
    inLastListener(
      event,
      () => onLast(event, mine),
      () => {
        // What the page itself has set cannot be read any more.
        const own = event.defaultPrevented ? set() : null;
        if (own) later(fromFlavours(own), mine);
        else if (!event.defaultPrevented) later(early ?? currently(target), mine);
      },
    );
  };

  /** @param mine the number of this copy */
  const onLast = (event: ClipboardEvent, mine: number): void => {
    const data = event.clipboardData;
    const copied = event.defaultPrevented && data ? fromSite(data) : currently(event.composedPath()[0]);
    if (!copied || !isWorthAsking(copied.questions)) return;
    withLinks = Math.max(withLinks, mine);
    if (!answers.knows(copied.questions)) return later(copied, mine);
    const edit = copied.edit(answers);
    if (!edit) return;
    carryOut(edit, event);
    tellReplaced(answers, copied.questions, way);
  };

  const later = (copied: Copied | null, mine: number): void => {
    if (!copied || !isWorthAsking(copied.questions)) return;
    withLinks = Math.max(withLinks, mine);
    void replaceLater(copied, answers, () => copies === mine).then((why) => {
      if (!why) tellReplaced(answers, copied.questions, way);
      else if (!(why === 'superseded' && withLinks === copies)) void ask('copyMissed', { why });
    });
  };

  addEventListener('cut', count, true);
  addEventListener('copy', onCopy, true);
  return () => void copies++;
}

function carryOut(edit: Edit, event: ClipboardEvent): void {
  if ('write' in edit) return setFlavours(event, edit.write);
  const restore = swap(edit.swap);
  soon(restore);
  requestAnimationFrame(restore);
}

/** What would be copied now, with the focus at a node. */
export function currently(node: unknown): Copied | null {
  const field = fieldAt(node);
  if (field) return fromField(selectedIn(field));
  const spans = selectedSpans();
  return spans.length > 0 ? fromSelection(spans) : null;
}
