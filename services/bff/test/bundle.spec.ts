import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { BffProcess, BUNDLE } from './support/bff-process.js';
import { PRINT_LOADED } from './support/print-loaded.js';
import { copyTemplate, type TestDatabase } from './support/test-database.js';

// To start a process.
jest.setTimeout(60_000);

const DOCUMENT = resolve(import.meta.dirname, '../../../openapi/openapi.json');
/** Loaded code costs time at the start, and its source stays in memory. */
const MOST_KILOBYTES = 8_000;

describe('the bundle of the BFF', () => {
  let database: TestDatabase;
  let bff: BffProcess;
  let loaded: string[];
  beforeAll(async () => {
    database = await copyTemplate();
    bff = await BffProcess.start(database.url, { NODE_OPTIONS: `--import=${PRINT_LOADED}` }, BUNDLE);
    loaded = bff.output.split('\n').filter((url) => url.startsWith('file:'));
  });
  afterAll(async () => {
    await bff.stop();
    await database.drop();
  });

  test('needs no package to start, except for the address of the files of Swagger UI', () => {
    expect(loaded.length).toBeGreaterThan(0);
    const packages = loaded.filter((url) => url.includes('/node_modules/'));
    expect(packages).toEqual([expect.stringContaining('/swagger-ui-dist/absolute-path.js')]);
  });

  test('loads no more code than it should', () => {
    const bytes = loaded.reduce((sum, url) => sum + statSync(fileURLToPath(url)).size, 0);
    expect(bytes / 1_000).toBeLessThanOrEqual(MOST_KILOBYTES);
  });

  test('has the classes of the modules, by the same names', async () => {
    const answer = await fetch(`${bff.url}/docs-json`);
    expect(await answer.json()).toEqual(JSON.parse(readFileSync(DOCUMENT, 'utf8')));
  });

  test('validates what it is sent, by the rules of the DTO', async () => {
    const answer = await fetch(`${bff.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'x', more: 1 }),
    });
    expect(await answer.json()).toMatchObject({ code: 40000 });
  });
});
