import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../scripts/list-files.ts';
import { ROOT } from '../../scripts/root.ts';

/** What some of the BFF's tests need beside the compiled modules, and how their sources name it. */
const MARKS = {
  bundle: /support\/(base-installation|bff-process|killed-upload|replicas|sala-program)\b/,
  web: /web\/dist/,
  pgbouncer: /support\/pgbouncer/,
  nats: /support\/nats-server/,
  objectStore: /support\/(killed-upload|object-store|places-of-videos)\b/,
};

export interface BffNeeds extends Record<keyof typeof MARKS, boolean> {
  /** Tests of units need no database and no compiled modules. */
  database: boolean;
}

/** What the chosen tests need. The arguments are Jest's: patterns of paths, and options. */
export function needsOf(runnerArgs: string[]): BffNeeds {
  const patterns = runnerArgs.filter((arg) => !arg.startsWith('-')).map((arg) => new RegExp(arg, 'i'));
  const files = ['services/bff/src', 'services/bff/test']
    .flatMap(listFiles)
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => patterns.length === 0 || patterns.some((pattern) => pattern.test(join(ROOT, file))));
  const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const needs = (mark: RegExp): boolean => texts.some((text) => mark.test(text));
  return {
    bundle: needs(MARKS.bundle),
    web: needs(MARKS.web),
    pgbouncer: needs(MARKS.pgbouncer),
    nats: needs(MARKS.nats),
    objectStore: needs(MARKS.objectStore),
    database: files.some((file) => file.startsWith('services/bff/test/')),
  };
}
