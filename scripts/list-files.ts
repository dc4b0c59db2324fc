import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Neither written by us nor kept. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.cache', '.git']);

/** All files of a directory of the checkout, or the one file that is named: paths from the root, sorted. */
export function listFiles(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => listFiles(path === '.' ? name : `${path}/${name}`));
}
