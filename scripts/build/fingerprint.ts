import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { ROOT } from '../root.ts';

const isTest = /\.spec\.tsx?$/;

/** Changes when a file that a build depends on is added, removed or edited. */
export function fingerprint(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles).filter((path) => !isTest.test(path))) {
    const content = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
