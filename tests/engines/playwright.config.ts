import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENGINES } from '../support/engines.ts';
import type { EngineOptions } from './test.ts';

/** Runs the journeys once in each engine. Playwright is only the test runner here: it drives no browser. */
export default defineConfig<EngineOptions>({
  testDir: '..',
  testMatch: join(import.meta.dirname, '*.spec.ts'),
  globalSetup: '../support/databases.ts',
  outputDir: '../../.cache/engines',
  workers: 2,
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
});
