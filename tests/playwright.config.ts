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
/** Chromium does not start as root with its sandbox. */
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // A test that fails once has failed.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    trace: 'retain-on-failure',
    locale: 'en-US',
    launchOptions: { executablePath: findChromium(), args: [...QUIET, ...AS_ROOT] },
  },
});
