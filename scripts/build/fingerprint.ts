import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { ROOT } from '../root.ts';

const isTest = /\.spec\.tsx?$/;

/** Differs as soon as a file that a build depends on was added, removed or changed. */
export function fingerprint(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles).filter((path) => !isTest.test(path))) {
    const content = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
