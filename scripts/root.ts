import { join, resolve } from 'node:path';

/** The root of the checkout. */
export const ROOT = resolve(import.meta.dirname, '..');

/** For files that can be created again. It is safe to delete. */
export const CACHE = join(ROOT, '.cache');
