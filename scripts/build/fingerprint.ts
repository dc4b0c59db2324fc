import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { ROOT } from '../root.ts';

const isTest = /\.spec\.tsx?$/;

/** Changes when a file that a result depends on is added, removed or edited. A build does not depend on tests. */
export function fingerprint(inputs: string[], { withTests = false } = {}): string {
  const hash = createHash('sha256');
  for (const file of new Set(inputs.flatMap(listFiles))) {
    if (!withTests && isTest.test(file)) continue;
    const content = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
