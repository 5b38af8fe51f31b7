import { describe, expect, test } from 'vitest';
import { engineWith, explained } from '../engine-for-tests';
import type { EngineOptions } from '../../../../src/index';

const layerOf = (link: string, name: string, options: Partial<EngineOptions> = {}) => {
  const found = explained(engineWith(options), link).decisions.find((one) => one.name === name);
  return found && `${found.layer} ${found.action}`;
};

describe('the first layer that has an opinion decides', () => {
  const sites = { 'a.com': { keep: ['fbclid'], strip: ['id', 'v'] }, 'x.a.com': { keep: ['id'] } };
  const user: EngineOptions['user'] = { version: 1, sites };
  const learned = { 'video.example': ['si'], 'a.com': ['page_id'] };

  test.each<[string, string, string, Partial<EngineOptions>, string]>([
    ['the person over the blocklist', 'https://a.com/?fbclid=1', 'fbclid', { user }, 'user keep'],
    ['the person over the default', 'https://a.com/?id=1', 'id', { user }, 'user strip'],
    ['the nearest entry', 'https://x.a.com/?id=1', 'id', { user }, 'user keep'],
    ['an entry holds below its host', 'https://y.a.com/?id=1', 'id', { user }, 'user strip'],
    ['but not beside it', 'https://ba.com/?id=1', 'id', { user }, 'default keep'],
    ['always over a broad allowlist', 'https://broad.example/?fbclid=1', 'fbclid', {}, 'blocklist strip'],
    ['the allowlist over the usual', 'https://video.example/?v=1', 'v', {}, 'allowlist keep'],
    ['learned content over the usual', 'https://video.example/?si=1', 'si', { learned }, 'learned keep'],
    ['the usual over the default', 'https://video.example/?si=1', 'si', {}, 'blocklist strip'],
    ['learned content, for subdomains too', 'https://www.a.com/?page_id=1', 'page_id', { learned }, 'learned keep'],
    ['a name to strip everywhere', 'https://a.com/?pid=1', 'pid', { block: ['pid'] }, 'blocklist strip'],
    ['nobody', 'https://a.com/?pid=1', 'pid', {}, 'default keep'],
  ])('%s', (_, link, name, options, said) => expect(layerOf(link, name, options)).toBe(said));

  test('a verdict holds for its set of names only', () => {
    const verdicts = [{ parameter: 'a', pattern: ['a', 'b'], verdict: 'neutral' as const }];
    const options = { learned: { version: 1 as const, sites: { 'a.com': verdicts } } };
    expect(layerOf('https://a.com/?b=1&a=2', 'a', options)).toBe('learned strip');
    expect(layerOf('https://a.com/?a=2', 'a', options)).toBe('default keep');
    expect(layerOf('https://a.com/?a=2&b=1&c=3', 'a', options)).toBe('default keep');
  });

  test('a class that the person keeps stays', () => {
    const link = 'https://shop.example/?tag=me&fbclid=1';
    expect(engineWith({ keepClasses: ['affiliate'] }).canonical(link)).toBe('https://shop.example/?tag=me');
    expect(layerOf(link, 'tag', { keepClasses: ['affiliate'] })).toBe('user keep');
  });

  test('a site left alone keeps every byte', () => {
    const alone = engineWith({
      user: { version: 1, sites: { 'a.com': { alone: true }, 'b.a.com': { alone: false } } },
    });
    const link = 'HTTPS://A.com:443/?utm_source=1';
    expect(alone.canonical(link)).toBe(link);
    expect(explained(alone, link).sealed).toMatchObject({ by: 'user', rule: 'user:alone' });
    expect(alone.canonical('https://b.a.com/?utm_source=1')).toBe('https://b.a.com/');
    const wrapped = 'https://out.com/l?u=https%3A%2F%2Fa.com%2F%3Futm_x%3D1';
    expect(alone.canonical(wrapped)).toBe('https://a.com/?utm_x=1');
  });

  test('a value that looks like a share token stays, with a hint', () => {
    const [hinted, plain] = explained(engineWith(), 'https://a.com/?x=AbC3dEf9GhIjK1m&y=summer-sale-2024').decisions;
    expect(hinted).toMatchObject({ action: 'keep', layer: 'default', hint: 'share-token' });
    expect(plain?.hint).toBeUndefined();
  });
});

test('what depends on other parameters is asked again once some are gone', () => {
  const verdicts = [
    { parameter: 'q', verdict: 'neutral' as const },
    { parameter: 'id', pattern: ['id', 'v'], verdict: 'neutral' as const },
  ];
  const engine = engineWith({
    learned: { version: 1, sites: { 'a.com': verdicts } },
    user: { version: 1, sites: { 'when.example': { strip: ['edit'] } } },
  });
  expect(engine.canonical('https://a.com/?v=1&id=2&q=3')).toBe('https://a.com/?v=1');
  expect(engine.canonical('https://when.example/?id=1&mode=2&edit=3')).toBe('https://when.example/?id=1');
  const { canonical } = explained(engine, 'https://a.com/?v=1&id=2&q=3');
  expect(canonical).toBe('https://a.com/?v=1');
});
