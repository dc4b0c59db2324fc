import type { Plugin } from 'vite';

/** V8 reads it in the first line: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** The scripts of a first view, by the names of their chunks. What comes later is compiled as it is called. */
const FIRST = /^(?:vendor|start|frame|fields|forms|table|tabs|chart-card|[\w-]+-page)$/;

/**
 * Chromium compiles these scripts whole and beside the main thread, while others and the first answers are on their way.
 * Otherwise it compiles each function in the main thread when it is called.
 */
export function compileHints(): Plugin {
  return {
    name: 'sala-compile-hints',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of files into the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && FIRST.test(chunk.name)) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
