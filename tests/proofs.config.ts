import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import shared from './playwright.config.ts';
import { PROOF_FOLDERS } from './steps/step-names.ts';

const suffix = process.env.SALA_LONG_TESTS === 'on' ? '*.long.spec.ts' : '!(*.long).spec.ts';

/** What stands around the product. */
export default defineConfig({
  ...shared,
  testMatch: PROOF_FOLDERS.map((folder) => join(import.meta.dirname, folder, '**', suffix)),
  testIgnore: [],
});
