/** A rule as `declarativeNetRequest` takes it, as far as it is needed here. */
export interface NavigationRule {
  readonly id: number;
  readonly priority: number;
  readonly action:
    | { readonly type: 'allow' }
    | {
        readonly type: 'redirect';
        readonly redirect: { readonly transform: { readonly queryTransform: { readonly removeParams: string[] } } };
      };
  readonly condition: {
    readonly resourceTypes: ['main_frame'];
    readonly requestMethods: ['get'];
    readonly regexFilter?: string;
    readonly urlFilter?: string;
    readonly isUrlFilterCaseSensitive?: boolean;
    readonly requestDomains?: string[];
    readonly excludedRequestDomains?: string[];
    readonly tabIds?: number[];
  };
}

/**
 * What a rule is for. `everywhere`, `host`: takes identifiers out; `path`: takes fewer, or more, out on some paths.
 * The others leave a link alone: `guard` and `wrapper` for what it is, `shape` for how it is written, `site` because
 * the person or a rule wants nothing taken out there.
 */
export type NavigationKind = 'everywhere' | 'host' | 'path' | 'guard' | 'wrapper' | 'shape' | 'site';

/**
 * Why a browser cannot be told of a name. `value`: it goes only with some values; `pattern`: it is no fixed name;
 * `others`: it depends on other parameters; `sometimes`: something else is said of it on some links; `case`: it may be
 * written in small and large letters, of which the usual ways alone are told.
 */
export type NotTold = 'value' | 'pattern' | 'others' | 'sometimes' | 'case';

export interface NavigationRules {
  readonly rules: readonly NavigationRule[];
  readonly counts: Readonly<Record<NavigationKind, number>>;
  /** How many rules take something out, and how many hold an expression: browsers allow fewer of these. */
  readonly redirects: number;
  readonly expressions: number;
  /** Names that a browser cannot be told of, by the reason. */
  readonly leftOut: readonly { readonly why: NotTold; readonly names: readonly string[] }[];
}

/** Where a rule holds, before it has a number. Nothing of it: everywhere. */
export interface Where {
  readonly domains?: readonly string[];
  readonly expression?: string;
  readonly filter?: string;
  /** Whether it matches in any case. */
  readonly ignoreCase?: boolean;
}

/** A rule before it has a number. `removes: null` leaves a link alone. */
export interface Draft {
  readonly kind: NavigationKind;
  readonly priority: number;
  readonly removes: readonly string[] | null;
  readonly where: Where;
}
