import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** As root, Chromium does not start with its sandbox enabled. */
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // A retry distinguishes a flaky test from a failing one. Flaky tests are reported and must be fixed.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    trace: 'retain-on-failure',
    locale: 'en-US',
    launchOptions: { executablePath: findChromium(), args: [...QUIET, ...AS_ROOT] },
  },
});
