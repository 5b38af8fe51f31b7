import type { Layer, ParameterClass } from '../../src/index';

/** One occurrence of a link in the page. */
export interface Place {
  readonly frame: number;
  readonly id: number;
}

/** What a parameter is to a link that carries it. One object stands for all links that carry the same. */
export interface Carried {
  readonly name: string;
  readonly goes: boolean;
  readonly layer: Layer;
  readonly vendor: string | null;
  readonly class: ParameterClass | null;
}

/** What the engine says of a link, as far as a list needs it. */
export interface Judged {
  /** Registrable domain of the link as it stands in the page; its host where it has none. */
  readonly site: string;
  readonly clean: string;
  /** Each once. */
  readonly carried: readonly Carried[];
  readonly goes: number;
  /** Nothing in it may change. */
  readonly sealed: boolean;
  /** It was a redirect, and `clean` is where it leads. */
  readonly opened: boolean;
}

/** One link of a page, however often it is there. */
export interface Row {
  readonly link: string;
  /** What a person reads there, at the first place that says anything. */
  readonly text: string;
  readonly places: ReadonlySet<Place>;
  /** null until the engine came to it. */
  readonly judged: Judged | null;
}
