import { expect, test } from 'vitest';
import { shippedRules } from '../../../../src/rules/shipped';
import { navigationRules } from '../../../../src/rules/dnr/navigation-rules';
import type { StripRule } from '../../../../src/rules/model';

const nobody = { version: 1, sites: {} } as const;

/** Rules that take a made-up click identifier out on some paths of a site. */
function removalsOn(path: string) {
  const rule: StripRule = {
    id: 'made-up',
    names: ['madeupclick'],
    hosts: ['paths.example'],
    paths: [path],
    strength: 'usual',
    class: 'click-id',
    why: 'clickId',
  };
  const { rules, leftOut } = navigationRules({
    rules: { ...shippedRules, strip: [...shippedRules.strip, rule] },
    user: nobody,
  });
  const taking = rules.filter(({ action }) => JSON.stringify(action).includes('madeupclick'));
  return { taking: taking.length, untold: leftOut.some(({ names }) => names.includes('madeupclick')) };
}

test.each(['/item', '/item/*'])('where paths are told exactly (%s), something is taken out on them', (path) => {
  expect(removalsOn(path)).toEqual({ taking: 1, untold: false });
});

test.each(['*item*', `/${'long/'.repeat(40)}*`, '~^/item/[a-z]{9,40}$'])(
  'where a browser would be told of more paths than the rule has (%s), the name stays',
  (path) => {
    expect(removalsOn(path)).toEqual({ taking: 0, untold: true });
  },
);
