import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testIgnore: [
    // They have a configuration of their own.
    join(import.meta.dirname, 'engines/**'),
    // Takes pictures on demand.
    ...(process.env.SALA_PICTURES === undefined ? [join(import.meta.dirname, 'e2e/pictures.spec.ts')] : []),
  ],
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // Tests wait more than they compute, so that two cores carry three.
  workers: 3,
  // A retry distinguishes a flaky test from a failing one. Flaky tests are reported and must be fixed.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Recording every test takes a quarter of its time.
    trace: 'on-first-retry',
    locale: 'en-US',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
