import { join, resolve } from 'node:path';

/** The checkout. */
export const ROOT = resolve(import.meta.dirname, '..');

/** What can be made again lies here; deleting it costs a little time, and nothing else. */
export const CACHE = join(ROOT, '.cache');
