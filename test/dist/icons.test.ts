import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderIcon, sizes } from '../../scripts/icons.mjs';
import { filesOf, manifestOf, packages } from './packages';

test.each(sizes)('the icon of %i pixels is the one that the SVG gives now', (size) => {
  expect(readFileSync(`public/icons/${size}.png`).equals(renderIcon(size))).toBe(true);
});

test.each(packages)('%s has every icon, and names one for each place', (folder) => {
  const icons = filesOf(folder).filter((file) => file.startsWith('icons/'));
  expect(icons.toSorted()).toEqual(sizes.map((size) => `icons/${size}.png`).toSorted());
  expect(Object.keys(manifestOf(folder).icons)).toEqual(expect.arrayContaining(['16', '32', '48', '128']));
});
