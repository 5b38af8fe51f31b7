import { describe, expect, test } from 'vitest';
import { looksLikeShareToken } from '../../../../src/canonical/hint/share-token';

describe('is hinted', () => {
  test.each([
    ['si', 'AbC3dEf9GhIjK1mQ'],
    ['zx', '9fY%2FTnnqrhBYDjTbr8QxwA%3D%3D'],
    ['share_uid', '450476c8001f'],
    ['shareId', 'q7x2k9d4m1z8'],
    ['src_usr', 'MzRlODBiNWFlZA=='],
    ['visitor', '8d39e4cd-1e4f-43db-b6e7-72e969a84aa5'],
    ['jsuid', 'QYNA0DCACJQWSDCHAQ42'],
  ])('%s=%s', (name, value) => expect(looksLikeShareToken(name, value)).toBe(true));
});

describe('is never hinted', () => {
  test.each([
    ['a number', 'share_id', '202601153344556677'],
    ['a date', 'source', '2026-01-15T10:30:00Z'],
    ['words', 'ref', 'best-summer-sale-2024-part-2'],
    ['words without gaps', 'source', 'iPhone15ProMaxReview2024'],
    ['a UUID that is an id', 'shareId', '8d39e4cd-1e4f-43db-b6e7-72e969a84aa5'],
    ['a UUID under a name that says nothing', 'x', '8d39e4cd-1e4f-43db-b6e7-72e969a84aa5'],
    ['a digest under a name that says nothing', 'h', '7c1e5a90b3d24f86a1e9c3d5f7024b68'],
    ['a commit', 'ref', '7c1e5a90b3d24f86a1e9c3d5f7024b681f2e3d4c'],
    ['a video', 'v', 'dQw4w9WgXcQ'],
    ['an id of something', 'video_id', 'dQw4w9WgXcQ'],
    ['an id', 'id', '1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms'],
    ['what opens something', 'token', 'AbC3dEf9GhIjK1mQ'],
    ['a file', 'x', 'aB3dE9fG2hK4.pdf'],
    ['a packed text', 'x', 'eyJ2aWV3IjoibWFwIiwiem9vbSI6MTJ9'],
    ['a packed state', 'x', 'H4sIAAAAAAAAAONgFuLUz9U3MCxOrwQA1q2w3AwAAAA'],
    ['an address', 'x', 'https%3A%2F%2Fa.com%2FAbC3dEf9GhIjK1mQ'],
    ['words of another script', 'source', '%D0%BF%D1%80%D0%B8%D0%BC%D0%B5%D1%80-AbC3dEf9GhIj'],
    ['what is short', 'share_uid', 'a1B2c3'],
    ['nothing', 'share_uid', ''],
  ])('%s: %s=%s', (_, name, value) => expect(looksLikeShareToken(name, value)).toBe(false));
});
