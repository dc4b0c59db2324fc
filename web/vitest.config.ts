import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['{src,landing,scripts}/**/*.spec.ts'],
    setupFiles: ['test/browser-stand-ins.ts', 'test/patience.ts'],
    // These end what hangs. How long something may take is for the test to say, if it is about that.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
