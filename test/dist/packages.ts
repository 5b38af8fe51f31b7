import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The two extensions as they are shipped. */
export const packages = ['dist/chrome', 'dist/firefox'] as const;
export type Package = (typeof packages)[number];

/** Every file of a package, relative to it. A missing package is said so: these tests are about what was built. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is not there: run "npm run build" first.`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .toSorted();
}

export function readText(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** A manifest as built, as far as these tests ask. */
export interface Manifest {
  readonly background: { readonly service_worker?: string; readonly scripts?: readonly string[] };
  readonly permissions?: readonly string[];
  readonly icons: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

export function manifestOf(folder: Package): Manifest {
  return JSON.parse(readText(folder, 'manifest.json')) as Manifest;
}

/** The worker's entry with everything that it imports, directly or not. */
export function workerFiles(folder: Package): string[] {
  const { service_worker, scripts } = manifestOf(folder).background;
  const entry = service_worker ?? scripts?.[0];
  if (!entry) throw new Error(`${folder} has no background`);
  const found = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...importsIn(folder, file));
  }
  return [...found];
}

/** Size of the files as one, gzipped, in bytes. */
export function gzipped(folder: Package, files: readonly string[]): number {
  return gzipSync(files.map((file) => readText(folder, file)).join('\n')).length;
}

function importsIn(folder: Package, file: string): string[] {
  const specifiers = readText(folder, file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.{0,2}\/[^"']+\.js)["']/g);
  return [...specifiers]
    .map(([, path = '']) => (path.startsWith('/') ? path.slice(1) : join(file, '..', path)))
    .filter((path) => existsSync(join(folder, path)));
}
