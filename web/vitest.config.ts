import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const SPECS = globSync('{src,landing,sample-channel,scripts}/**/*.spec.ts', { cwd: import.meta.dirname });
/** Replaces modules, globals or the clock, or starts the texts of all modules. */
const REPLACES = /\bvi\.(?!clear|fn\b|mocked\b|reset(?!Modules)|wait)|from 'i18next'/;
const replaces = (file: string) => REPLACES.test(readFileSync(join(import.meta.dirname, file), 'utf8'));

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // A process for each file that is alone takes a quarter longer.
    pool: 'threads',
    setupFiles: ['test/browser-stand-ins.ts', 'test/patience.ts'],
    // These end what hangs. How long something may take is for the test to say, if it is about that.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'alone', include: SPECS.filter(replaces) } },
      // The others share the modules that a worker has loaded: to load them takes longer than to test them.
      {
        extends: true,
        test: { name: 'together', include: SPECS.filter((file) => !replaces(file)), isolate: false },
      },
    ],
  },
});
