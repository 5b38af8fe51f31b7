import { expect, test } from 'vitest';
import { checkRules } from '../../../src/rules/check';
import { faultText } from '../../../src/rules/fault';
import { gather } from '../../../src/rules/gather';
import { toolsFor } from '../../../scripts/rules/tools';

const documented = { source: 'https://example.org/list', spares: ['https://example.org/'] };
const strip = (rule: object) => ({
  id: 'site.tag',
  names: ['tagx'],
  hosts: ['example.com'],
  strength: 'usual',
  class: 'campaign',
  why: 'campaign',
  samples: [['https://example.com/?tagx=1', 'https://example.com/']],
  ...documented,
  ...rule,
});
const keep = (rule: object) => ({
  id: 'site.keep',
  names: ['item'],
  hosts: ['example.com'],
  why: 'contentItem',
  samples: ['https://example.com/?item=1'],
  ...documented,
  ...rule,
});
const guard = (rule: object) => ({
  id: 'guard.x',
  hosts: ['example.com'],
  has: ['sig', 'expires'],
  why: 'signed',
  samples: ['https://example.com/?sig=1&expires=2'],
  ...documented,
  ...rule,
});
const wrapper = (rule: object) => ({
  id: 'wrap.x',
  hosts: ['out.example.com'],
  destination: { query: ['u'] },
  why: 'redirector',
  vendor: 'Example',
  samples: [['https://out.example.com/?u=https%3A%2F%2Fexample.net%2F', 'https://example.net/']],
  ...documented,
  ...rule,
});
const warning = (rule: object) => ({
  id: 'warn.x',
  kind: 'credential',
  names: ['password'],
  why: 'warnCredential',
  samples: ['https://example.net/?password=abcdef'],
  ...documented,
  ...rule,
});

interface Parts {
  readonly strip?: object[];
  readonly keep?: object[];
  readonly guard?: object[];
  readonly wrapper?: object[];
  readonly warning?: object[];
  readonly families?: object;
}

/** What the checker says of such rules, a line a fault. */
function faults({ families, ...kinds }: Parts): string[] {
  const head = { schema: 1, about: 'x' };
  const files = Object.entries(kinds).map(([kind, rules]) => ({
    name: `${kind}.json`,
    json: { ...head, kind, rules },
  }));
  const gathered = gather([
    { name: 'version.json', json: { ...head, kind: 'version', version: '1.0.0' } },
    ...(families ? [{ name: 'families.json', json: { ...head, kind: 'families', families } }] : []),
    ...files,
  ]);
  return (gathered.ok ? checkRules(gathered, toolsFor(gathered.rules)) : gathered.errors).map(faultText);
}

test('finds nothing wrong with sound rules of every kind', () => {
  expect(
    faults({
      strip: [strip({})],
      keep: [keep({})],
      guard: [guard({})],
      wrapper: [wrapper({})],
      warning: [warning({})],
    }),
  ).toEqual([]);
});

const everywhere = { hosts: undefined, strength: 'always' };

test.each<[mistake: string, rules: Parts, messages: string[]]>([
  [
    'a family that is none',
    { strip: [strip({ hosts: ['example.com', '@amazon'] })] },
    ['strip.json: rule site.tag: hosts: no family is called @amazon'],
  ],
  [
    'a family that no rule names',
    { families: { amazon: ['amazon.de'] }, strip: [strip({})] },
    ['families.json: families.amazon: no rule names it'],
  ],
  [
    'a host under no suffix',
    { strip: [strip({ hosts: ['example.com', 'shop.exampl'] })] },
    ['strip.json: rule site.tag: hosts: shop.exampl is under no known suffix'],
  ],
  [
    'a host of a family under no suffix',
    { families: { x: ['example.com', 'exampl.nope'] }, strip: [strip({ hosts: ['@x'] })] },
    ['families.json: families.x: exampl.nope is under no known suffix'],
  ],
  [
    'a host of an exception under no suffix',
    { strip: [strip({ except: [{ hosts: ['nope.exampl'] }] })] },
    ['strip.json: rule site.tag: except[0].hosts: nope.exampl is under no known suffix'],
  ],
  [
    'a reason that names a vendor where there is none',
    { strip: [strip({ why: 'clickId' })] },
    ['strip.json: rule site.tag: vendor: is missing: the reason clickId names it'],
  ],
  [
    'a common name without a host',
    { strip: [strip({ ...everywhere, names: ['tagx', 'ref'] })] },
    [
      "strip.json: rule site.tag: names[1]: ref is content on many sites: expected hosts, paths, a value's shape or other parameters beside it",
    ],
  ],
  [
    'a pattern that takes a common name',
    { strip: [strip({ ...everywhere, names: ['tag*'] })] },
    [
      "strip.json: rule site.tag: names[0]: tag is content on many sites: expected hosts, paths, a value's shape or other parameters beside it",
    ],
  ],
  [
    'a guard by a common name alone',
    { guard: [guard({ hosts: undefined, has: ['token'], samples: ['https://example.com/?token=1'] })] },
    [
      "guard.json: rule guard.x: has[0]: token is content on many sites: expected hosts, paths, a value's shape or other parameters beside it",
    ],
  ],
  [
    'a guard of everything',
    { guard: [guard({ hosts: undefined, has: undefined, spares: ['not a link'] })] },
    ['guard.json: rule guard.x: names no host, path or parameter: it would seal every link'],
  ],
  [
    'a warning of everything',
    { warning: [warning({ names: undefined, spares: ['not a link'] })] },
    ['warning.json: rule warn.x: names no parameter and no value: it would warn of every link'],
  ],
  [
    'a condition on a parameter that another rule strips',
    {
      strip: [
        strip({ when: { has: ['via'] }, samples: [['https://example.com/?tagx=1&via=2', 'https://example.com/']] }),
        strip({
          id: 'site.via',
          names: ['via'],
          samples: [['https://www.example.com/?via=1', 'https://www.example.com/']],
        }),
      ],
    },
    ['strip.json: rule site.tag: when: names via, which rule site.via strips: a second pass would decide anew'],
  ],
  [
    'a condition of an exception on a parameter that another rule strips',
    {
      strip: [
        strip({
          except: [{ when: { lacks: ['tag*'] } }],
          samples: [['https://example.com/?tagx=1', 'https://example.com/']],
        }),
      ],
    },
    [
      'strip.json: rule site.tag: except[0].when: names tag*, which rule site.tag strips: a second pass would decide anew',
    ],
  ],
  [
    'a name that is stripped everywhere already',
    {
      strip: [
        strip({ ...everywhere, id: 'all' }),
        strip({ names: ['tagx', 'tagy'], samples: [['https://example.com/?tagy=1', 'https://example.com/']] }),
      ],
    },
    ['strip.json: rule site.tag: names[0]: tagx is stripped already by rule all'],
  ],
  [
    'a name that stands twice for one site',
    {
      strip: [
        strip({ id: 'other' }),
        strip({
          hosts: ['shop.example.com'],
          names: ['tagx', 'tagy'],
          samples: [['https://shop.example.com/?tagy=1', 'https://shop.example.com/']],
        }),
      ],
    },
    ['strip.json: rule site.tag: names[0]: tagx is stripped already by rule other'],
  ],
  [
    'a name that is kept before it could be stripped',
    {
      keep: [keep({ names: ['tagx'], samples: ['https://example.com/?tagx=1'] })],
      strip: [strip({ names: ['tagx', 'tagy'], samples: [['https://example.com/?tagy=1', 'https://example.com/']] })],
    },
    ['strip.json: rule site.tag: names[0]: tagx is kept before that by rule site.keep'],
  ],
  [
    'a name that is stripped before it could be kept',
    { keep: [keep({ names: ['item', 'tagx'] })], strip: [strip({ strength: 'always' })] },
    ['keep.json: rule site.keep: names[1]: tagx is stripped before that by rule site.tag'],
  ],
  [
    'a rule without source, samples and spares',
    { strip: [strip({ source: undefined, samples: [], spares: [] })] },
    [
      'strip.json: rule site.tag: source: is missing: a public address or issue',
      'strip.json: rule site.tag: samples: is missing: at least one link that it decides',
      'strip.json: rule site.tag: spares: is missing: at least one link that it must not touch',
    ],
  ],
  [
    'a sample without its answer',
    { strip: [strip({ samples: ['https://example.com/?tagx=1'] })] },
    ['strip.json: rule site.tag: samples[0]: expected a pair of link and canonical form'],
  ],
  [
    'a sample that comes out otherwise',
    { strip: [strip({ samples: [['https://example.com/?tagx=1&a=2', 'https://example.com/']] })] },
    [
      'strip.json: rule site.tag: samples[0]: https://example.com/?tagx=1&a=2 becomes https://example.com/?a=2, expected https://example.com/ (decided by site.tag on tagx, default on a)',
    ],
  ],
  [
    'a sample that another rule decides',
    {
      strip: [
        strip({
          ...everywhere,
          id: 'all',
          names: ['tagy'],
          samples: [['https://example.org/?tagy=1', 'https://example.org/']],
        }),
        strip({ samples: [['https://example.com/?tagy=1', 'https://example.com/']] }),
      ],
    },
    [
      'strip.json: rule site.tag: samples[0]: https://example.com/?tagy=1 is not stripped by this rule (decided by all on tagy)',
    ],
  ],
  [
    'a sample that is no link to the engine',
    { strip: [strip({ samples: [['https://exa mple.com/?tagx=1', 'https://example.com/']] })] },
    [
      expect.stringMatching(
        /^strip\.json: rule site\.tag: samples\[0\]: https:\/\/exa mple\.com\/\?tagx=1 is refused: .+/,
      ),
    ],
  ],
  [
    'a spare that the rule touches',
    { strip: [strip({ spares: ['https://example.com/a?tagx'] })] },
    ['strip.json: rule site.tag: spares[0]: https://example.com/a?tagx is stripped by this rule'],
  ],
  [
    'a kept sample that loses something',
    { keep: [keep({ samples: ['https://example.com/?item=1&tagx=2'] })], strip: [strip({})] },
    [
      'keep.json: rule site.keep: samples[0]: https://example.com/?item=1&tagx=2 becomes https://example.com/?item=1, expected https://example.com/?item=1&tagx=2 (decided by site.keep on item, site.tag on tagx)',
    ],
  ],
  [
    'a guard that seals its spare',
    { guard: [guard({ spares: ['https://example.com/?sig=1&expires=2&a=3'] })] },
    ['guard.json: rule guard.x: spares[0]: https://example.com/?sig=1&expires=2&a=3 is sealed by this rule'],
  ],
  [
    'a guard that does not seal its sample',
    { guard: [guard({ samples: ['https://example.com/?sig=1'] })] },
    [
      'guard.json: rule guard.x: samples[0]: https://example.com/?sig=1 is not sealed by this rule (decided by default on sig)',
    ],
  ],
  [
    'a wrapper that does not open its sample',
    {
      wrapper: [
        wrapper({ samples: [['https://out.example.com/?v=https%3A%2F%2Fexample.net%2F', 'https://example.net/']] }),
      ],
    },
    [
      'wrapper.json: rule wrap.x: samples[0]: https://out.example.com/?v=https%3A%2F%2Fexample.net%2F becomes https://out.example.com/?v=https%3A%2F%2Fexample.net%2F, expected https://example.net/ (decided by default on v)',
    ],
  ],
  [
    'a path without a group',
    {
      wrapper: [
        wrapper({ destination: { path: '/out/*' }, samples: [['https://example.com/', 'https://example.com/']] }),
      ],
    },
    [
      'wrapper.json: rule wrap.x: destination.path: expected an ~expression with a group',
      'wrapper.json: rule wrap.x: samples[0]: https://example.com/ is not unwrapped by this rule (decided by no rule)',
    ],
  ],
  [
    'a warning that does not come',
    { warning: [warning({ samples: ['https://example.net/?pass=abcdef'] })] },
    [
      'warning.json: rule warn.x: samples[0]: https://example.net/?pass=abcdef is not warned of by this rule (decided by default on pass)',
    ],
  ],
])('says what is wrong with %s', (_, rules, messages) => {
  expect(faults(rules)).toEqual(messages);
});

test('an exception keeps a rule for the excepted site reachable', () => {
  const all = strip({
    ...everywhere,
    id: 'all',
    except: [{ hosts: ['example.com'] }],
    samples: [['https://example.net/?tagx=1', 'https://example.net/']],
  });
  expect(
    faults({
      strip: [all, strip({ paths: ['/a*'], samples: [['https://example.com/a?tagx=1', 'https://example.com/a']] })],
    }),
  ).toEqual([]);
});

test('a rule of the samepage policy may be generic, and is checked under that policy', () => {
  expect(
    faults({
      strip: [
        strip({
          ...everywhere,
          policy: 'samepage',
          names: ['ref'],
          samples: [['https://example.com/?ref=1', 'https://example.com/']],
        }),
      ],
    }),
  ).toEqual([]);
});
