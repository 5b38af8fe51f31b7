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
