import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PROOF_FOLDERS } from './steps/step-names.ts';
import { CHROMIUM_ARGS, findChromium } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  // `npm run test:long` runs what takes too long for every change.
  testMatch: process.env.SALA_LONG_TESTS === 'on' ? '**/*.long.spec.ts' : /(?<!\.long)\.spec\.ts$/,
  testIgnore: [
    // They have configurations of their own.
    ...['engines', ...PROOF_FOLDERS].map((folder) => join(import.meta.dirname, folder, '**')),
    // Takes pictures on demand.
    ...(process.env.SALA_PICTURES === undefined
      ? [join(import.meta.dirname, 'e2e/app/pictures.spec.ts')]
      : []),
  ],
  globalSetup: './support/databases.ts',
  outputDir: '../.cache/playwright',
  // Pictures are compared with others of the same run only: each machine draws text in its own way.
  snapshotPathTemplate: '../.cache/playwright-pictures/{testFilePath}/{testName}/{arg}{ext}',
  fullyParallel: true,
  // Tests wait more than they compute, so that two cores carry four.
  workers: 4,
  // A retry distinguishes a flaky test from a failing one. Flaky tests are reported and must be fixed.
  retries: 1,
  forbidOnly: true,
  // These end what hangs. How long something may take is for the test to say, if it is about that.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    // Otherwise an action on what never comes waits until the test ends, which then does not say where it stood.
    actionTimeout: 60_000,
    // Recording every test takes a quarter of its time.
    trace: 'on-first-retry',
    locale: 'en-US',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
