/** A link as it was read: the text, where its parts stand in it, and those parts that grammar alone settles. */
export interface Link {
  /** Without what surrounds it, and without tabs and line breaks; all offsets are into this. */
  readonly text: string;
  /** Whether it is known to be in its one form as it stands. */
  readonly plain: boolean;
  readonly scheme: 'http' | 'https';
  /** User information with its `@`, in its one form; `''` when there is none. */
  readonly userInfo: string;
  readonly host: string;
  /** `''` when the scheme's own. */
  readonly port: string;
  /** In its one form: begins with `/`, no dot segments, escapes normalized. */
  readonly path: string;
  readonly authorityAt: number;
  readonly pathAt: number;
  /** Offset of the `?`, or of what follows the path when there is none. */
  readonly queryAt: number;
  /** Offset of the `#`, or of the end. */
  readonly fragmentAt: number;
}

/** Where the parts of a link stand in a text. */
export interface Spans {
  readonly text: string;
  readonly hostAt: number;
  readonly hostEnd: number;
  readonly pathAt: number;
  readonly queryAt: number;
  readonly fragmentAt: number;
  /** Whether it is known that the path holds no `=`, and the query no further `?`. */
  readonly simple: boolean;
}

/** A link that is in its one form as it stands. */
export const plainLink = ({ text, hostAt, hostEnd, pathAt, queryAt, fragmentAt }: Spans): Link => ({
  text,
  plain: true,
  scheme: hostAt === 7 ? 'http' : 'https',
  userInfo: '',
  host: text.slice(hostAt, hostEnd),
  port: text.slice(hostEnd + 1, pathAt),
  path: text.slice(pathAt, queryAt),
  authorityAt: hostAt,
  pathAt,
  queryAt,
  fragmentAt,
});
