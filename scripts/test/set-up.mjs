import { install } from '../lib/debian.mjs';
import { findProgram } from '../lib/find.mjs';

/** Programs that each browser's tests need, with the Debian package that has them. */
const needed = {
  chromium: { chromium: 'chromium', Xvfb: 'xvfb', xdotool: 'xdotool' },
  firefox: { 'firefox-esr': 'firefox-esr' },
};

/**
 * Installs what the end-to-end tests need and this machine lacks.
 * @returns {Promise<{ chromium: string | null, firefox: string | null }>} For each browser null, or why its tests cannot run.
 */
export async function missingTools() {
  const packages = Object.values({ ...lacking(needed.chromium), ...lacking(needed.firefox) });
  const why = packages.length > 0 ? await install([...packages, 'fonts-liberation']) : null;
  return { chromium: verdict(needed.chromium, why), firefox: verdict(needed.firefox, why) };
}

function verdict(/** @type {Record<string, string>} */ tools, /** @type {string | null} */ why) {
  const names = Object.keys(lacking(tools));
  return names.length > 0 ? `These tests need ${names.join(', ')}. ${why ?? ''}` : null;
}

function lacking(/** @type {Record<string, string>} */ tools) {
  return Object.fromEntries(Object.entries(tools).filter(([program]) => !findProgram(program)));
}
