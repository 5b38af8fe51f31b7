import { Fragment } from 'preact';
import { plural } from '../platform/i18n';

/** A run of the link's text that stays or goes. */
export interface Piece {
  readonly text: string;
  readonly goes: boolean;
}

const roomForText = 3000;
const shortRun = 32;

/** The link as text: what stays in full ink, what goes struck through. Lines break before `/`, `?`, `&` and `#`. */
export function LinkText({ pieces }: { pieces: readonly Piece[] }) {
  let room = roomForText;
  let leftOut = 0;
  const shown = pieces.map(({ text, goes }) => {
    const part = text.slice(0, room);
    room -= part.length;
    leftOut += text.length - part.length;
    return { part, goes };
  });
  return (
    <p class="text" dir="ltr" tabIndex={0}>
      {shown.map(({ part, goes }, index) =>
        goes ? (
          <del key={index}>{breakable(part, index === 0)}</del>
        ) : (
          <Fragment key={index}>{breakable(part, index === 0)}</Fragment>
        ),
      )}
      {leftOut > 0 && <span class="left-out"> {plural('popup_text_left_out', leftOut)}</span>}
    </p>
  );
}

// A short run is never broken, not even at a hyphen; a long one breaks wherever its line ends. Before the first of all
// there is no break: a long one would take it, and leave the first line empty.
function breakable(text: string, first: boolean) {
  return text.split(/(?<![/:])(?=[/?&#])/).map((run, index) => (
    <Fragment key={index}>
      {!(first && index === 0) && <wbr />}
      <span class={run.length > shortRun ? 'long' : 'short'}>{run}</span>
    </Fragment>
  ));
}
