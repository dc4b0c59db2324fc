import { type Options } from '@swc/core';

/**
 * Where scripts read a source without compiling it, its imports end in `.ts`. The types of SWC do not know the option yet.
 */
const REWRITES = { rewriteRelativeImportExtensions: true };

/** How each file of the BFF is compiled, on its own: for the build, and for the tests that evaluate the sources. */
export const SWC_OPTIONS: Options = {
  swcrc: false,
  jsc: {
    target: 'es2024',
    ...REWRITES,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
};
