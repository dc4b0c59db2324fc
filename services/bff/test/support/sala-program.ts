import { resolve } from 'node:path';

const BUNDLE_FOLDER = resolve(import.meta.dirname, '../../dist/bundle');

/** What a deployment runs. `npm run build` makes it. */
export const BUNDLE = resolve(BUNDLE_FOLDER, 'sala.js');

/** What V8 compiles of the bundle is kept for the next process, as in the image. */
export const KEEPS_COMPILED = { NODE_COMPILE_CACHE: resolve(BUNDLE_FOLDER, 'compile-cache') };
