import { type Fragment, readFragment } from './fragment';
import type { Link } from './link';
import { type PathJunk, pathJunk, withoutJunk } from './path-junk';
import type { Policy } from './policy';
import type { SiteRules } from './site-rules';
import { type Token, tokenize } from './tokens';
import { trimSlashes } from './trim-slashes';

/** What a link is made of, as far as rules look at it. */
export interface Parts {
  readonly host: string;
  readonly junk: readonly PathJunk[];
  /** The path without what is cut, as it will be written: else a rule would say something else of the answer. */
  readonly bare: string;
  /** The path as it is, and without what is cut: either may have a shape. */
  readonly paths: readonly string[];
  readonly query: readonly Token[];
  readonly fragment: Fragment;
}

const noTokens: readonly Token[] = [];

const asItIs = (path: string): string => path;

/** Takes a link apart. */
export function partsOf(link: Link, site: SiteRules, { trimsSlashes }: Policy): Parts {
  const { host, text, path, queryAt, fragmentAt } = link;
  const written = trimsSlashes ? trimSlashes : asItIs;
  const junk = pathJunk(host, path, written(path), site);
  const bare = written(junk.length === 0 ? path : withoutJunk(path, junk));
  const query = queryAt < fragmentAt ? tokenize(text, queryAt + 1, fragmentAt, site.semicolon ? ';' : '') : noTokens;
  return {
    host,
    junk,
    bare,
    paths: bare === path ? [path] : [path, bare],
    query,
    fragment: readFragment(text, fragmentAt),
  };
}
