import { type Options } from '@swc/core';

/** How each file of the BFF is compiled, on its own: for the build, and for the tests that evaluate the sources. */
export const SWC_OPTIONS: Options = {
  swcrc: false,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
};
