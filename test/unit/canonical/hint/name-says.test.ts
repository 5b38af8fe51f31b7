import { expect, test } from 'vitest';
import { nameSays, namesAnId } from '../../../../src/canonical/hint/name-says';

test.each([
  ['share', 'sharer'],
  ['shareUserId', 'nothing'],
  ['share_id', 'sharer'],
  ['src_usr', 'sharer'],
  ['xclid', 'sharer'],
  ['Click-Ref', 'sharer'],
  ['campaign_code', 'nothing'],
  ['videoId', 'content'],
  ['product_id2', 'content'],
  ['productid', 'content'],
  ['id', 'content'],
  ['filter[color]', 'content'],
  ['share_video', 'nothing'],
  ['zx', 'nothing'],
  ['', 'nothing'],
  ['检索', 'nothing'],
])('%s: %s', (name, says) => expect(nameSays(name)).toBe(says));

test.each([
  ['listingId', true],
  ['id', true],
  ['uid', false],
  ['UID', false],
  ['sid', false],
  ['share', false],
])('%s names an id: %s', (name, does) => expect(namesAnId(name)).toBe(does));
