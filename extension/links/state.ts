import { signal } from '@preact/signals';
import { browser } from '../platform/browser';
import { type Counts, type FromFrame, mostLinks, type Shown } from '../platform/page-links/protocol';
import type { Chosen } from '../platform/storage/view';
import { onGrantsChanged } from '../ui/grants';
import { readChosen } from './chosen';
import { Frames } from './connect';
import { Gathered } from './gather';
import type { Place, Row } from './row';
import { totals, type Totals } from './totals';

/** How things stand with the page whose links are listed. */
export type Standing =
  /** Not yet known. */
  | 'reading'
  /** It may not be read, and never was. */
  | 'closed'
  | 'open'
  /** What is listed is of a page that is gone: it may not be read any more where it is now. */
  | 'moved'
  /** The permission was taken back; what is listed is as it was then, at least of some frames. */
  | 'withdrawn';

export const standing = signal<Standing>('reading');
export const rows = signal<readonly Row[]>([]);
/** Links are still coming in, or are still to be judged. */
export const busy = signal(true);
export const counts = signal<Totals>(totals([]));
/** What the person chose; null until it is known. */
export const chosen = signal<Chosen | null>(null);
/** Why links could not be judged. */
export const trouble = signal<string | null>(null);
/** The link that is to be seen in the page, at which of its places, and what became of that. */
export const shown = signal<{ readonly link: string; readonly at: number; readonly how: Shown | null } | null>(null);

/** So long links may come in before what is shown is drawn anew. */
const calm = 150;
const afterChange = 250;

let gathered = new Gathered(mostLinks);
let counted = new Map<number, Counts>();
let frames: Frames | null = null;
/** Frames that are gone or somewhere else, and frames that may be read no longer. What they said is still listed. */
const away = new Set<number>();
const frozen = new Set<number>();
let waiting = new Set<string>();
let judging = false;
let lastDrawn = 0;
let drawing: ReturnType<typeof setTimeout> | undefined;
let reaching: ReturnType<typeof setTimeout> | undefined;
let following = false;
let tab: number | null = null;

/** Lists the links of a tab from now on. */
export function look(tabId: number): void {
  tab = tabId;
  frames?.close();
  forgetAll();
  standing.value = 'reading';
  frames = new Frames(tabId, { begins, heard, lost });
  void reach();
  if (following) return;
  following = true;
  onGrantsChanged(() => void reach());
  // A tab that was empty, or one of the browser's own pages, says nothing when it goes to one that may be read.
  browser.tabs.onUpdated.addListener((id, { status }) => {
    if (id === tab && status === 'complete' && standing.value !== 'open') void reach();
  });
  browser.storage.onChanged.addListener((_, area) => {
    if (area !== 'session') void choose();
  });
}

/** Tries again to read the page, for the case that it may be read now. */
export async function reach(): Promise<void> {
  const asked = frames;
  const answer = await asked?.reach();
  if (!answer || asked !== frames) return;
  for (const frame of answer.withdrawn) frozen.add(frame);
  if (answer.open) {
    if (standing.value === 'moved') forgetAll();
    for (const frame of away) forgetFrame(frame);
    standing.value = frozen.size > 0 ? 'withdrawn' : 'open';
  } else if (standing.value === 'reading') {
    standing.value = 'closed';
    busy.value = false;
  } else if (frozen.size > 0) standing.value = 'withdrawn';
}

/** Shows a link in the page, at its next place if it is shown already. */
export function show(row: Row): void {
  const places = [...row.places];
  const before = shown.value;
  const at = before?.link === row.link ? (before.at + 1) % places.length : 0;
  const place = places[at];
  if (!place || !frames) return;
  shown.value = { link: row.link, at, how: null };
  current = place;
  frames.sayAll({ show: null, back: false });
  frames.say(place.frame, { show: place.id, back: false });
}

/** Shows none any more, and the page as it stood before. */
export function showNone(): void {
  shown.value = null;
  current = null;
  frames?.sayAll({ show: null, back: true });
}

let current: Place | null = null;

function begins(frame: number): void {
  frozen.delete(frame);
  forgetFrame(frame);
}

function heard(frame: number, message: FromFrame): void {
  switch (message.is) {
    case 'links':
      for (const link of gathered.add(frame, message.links)) waiting.add(link);
      draw();
      // The first links are there to be seen before the engine takes its time.
      if (gathered.places > 0) void judgeSoon();
      return;
    case 'gone':
      gathered.remove(frame, message.ids);
      draw();
      return;
    case 'counted': {
      const before = counted.get(frame)?.closedFrames ?? 0;
      counted.set(frame, message.counts);
      if (message.counts.closedFrames !== before) reachSoon();
      draw();
      void judgeSoon();
      return;
    }
    case 'shown':
      if (current?.frame === frame && current.id === message.id && shown.value)
        shown.value = { ...shown.value, how: message.how };
  }
}

function lost(frame: number): void {
  if (frame === 0) {
    // Nothing of the page is there any more, and what comes next is another page.
    standing.value = 'moved';
    shown.value = null;
  }
  // What it said is forgotten only when it is known that the page can still be seen.
  away.add(frame);
  reachSoon();
}

function forgetFrame(frame: number): void {
  away.delete(frame);
  gathered.removeFrame(frame);
  counted.delete(frame);
  draw();
}

function reachSoon(): void {
  clearTimeout(reaching);
  reaching = setTimeout(() => void reach(), afterChange);
}

function forgetAll(): void {
  gathered = new Gathered(mostLinks);
  counted = new Map();
  waiting = new Set();
  away.clear();
  frozen.clear();
  shown.value = null;
  busy.value = true;
  lastDrawn = 0;
  drawNow();
}

async function judgeSoon(): Promise<void> {
  if (judging) return;
  judging = true;
  try {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    const { judgeAll } = await import('./judge-all');
    if (!chosen.value) await choose();
    while (waiting.size > 0 && chosen.value) {
      const [list, wanted, by] = [gathered, waiting, chosen.value];
      const still = () => {
        draw();
        return list === gathered && by === chosen.value;
      };
      await judgeAll(by, wanted, (link, found) => list.judge(link, found), still);
    }
    trouble.value = chosen.value ? null : trouble.value;
  } catch (error) {
    trouble.value = error instanceof Error ? error.message : String(error);
  }
  judging = false;
  draw();
}

/** Reads what the person chose, and judges all links again if that is new. */
async function choose(): Promise<void> {
  const answer = await readChosen();
  trouble.value = answer.ok ? null : answer.text;
  if (!answer.ok) return;
  const again = chosen.value !== null;
  chosen.value = answer.value;
  if (!again) return;
  for (const { link } of gathered.rows()) waiting.add(link);
  void judgeSoon();
}

/** Draws at once what comes first, and later at most a few times a second. */
function draw(): void {
  const wait = lastDrawn === 0 && gathered.places > 0 ? 0 : lastDrawn + calm - performance.now();
  if (wait <= 0) drawNow();
  else drawing ??= setTimeout(drawNow, wait);
}

function drawNow(): void {
  clearTimeout(drawing);
  drawing = undefined;
  if (gathered.places > 0) lastDrawn = performance.now();
  rows.value = gathered.rows();
  counts.value = totals([...counted.values()]);
  busy.value = trouble.value === null && (counted.size === 0 || waiting.size > 0);
}
