import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Not source code. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.cache', '.git']);

/** The files of a directory of the checkout, or a single file: sorted paths, relative to the root. */
export function listFiles(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => listFiles(path === '.' ? name : `${path}/${name}`));
}
