import { count, flag, list, oneOf, record, type Shape, text } from '../shape';
import type { ListState } from './list-state';

const words = text(10_000);

const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (raw, at) =>
    raw === null ? null : shape(raw, at);

/** Subscriptions as they are stored. */
export const listStatesShape: Shape<ListState[]> = list(
  record<ListState>({
    id: words,
    name: words,
    address: orNull(words),
    on: flag,
    auto: flag,
    format: orNull(oneOf('clearurls', 'filters', 'brave-clean-urls', 'brave-debounce', 'firefox-strip')),
    fetched: orNull(count),
    tried: orNull(count),
    expires: orNull(count),
    entries: count,
    used: count,
    unsupported: list(
      record({
        why: oneOf(
          'not-a-document',
          'slow-expression',
          'whole-address',
          'initiator',
          'inversion',
          'blocks',
          'malformed',
          'other',
        ),
        count,
        examples: list(record({ line: count, text: words }), 100),
      }),
      100,
    ),
    trouble: orNull(
      record({
        why: oneOf('not-allowed', 'unreachable', 'status', 'too-large', 'not-a-list', 'not-stored', 'lost'),
        detail: words,
      }),
    ),
  }),
  100,
);
