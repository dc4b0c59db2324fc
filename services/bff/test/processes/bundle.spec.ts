import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BffProcess } from '../support/bff-process.js';
import { png } from '../support/hostile-pictures.js';
import { multipart } from '../support/multipart.js';
import { PRINT_LOADED } from '../support/print-loaded.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';

// To start a process.
const ROOT = resolve(import.meta.dirname, '../../../..');
const DOCUMENT = resolve(ROOT, 'openapi/openapi.json');
/** The packages that the bundle does not contain. */
const OUTSIDE = ['sharp', 'swagger-ui-dist'];
/** It only reports that a package has been installed. */
const NOT_AT_RUN_TIME = '@scarf/scarf';
/** Loaded code costs time at the start, and its source stays in memory. */
const MOST_KILOBYTES = 9_460;

interface Lock {
  packages: Record<string, { dependencies?: Record<string, string> }>;
}

describe('the bundle of the BFF', () => {
  let database: TestDatabase;
  let bff: BffProcess;
  let loaded: string[];
  beforeAll(async () => {
    database = await copyTemplate();
    bff = await BffProcess.start(database.url, { NODE_OPTIONS: `--import=${PRINT_LOADED}` });
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

  // The bundler can not write a character of a tagged template in another way: there the source must.
  test('is ASCII: V8 holds a source with one other character at two bytes for each', () => {
    const other = loaded.filter((url) => /[^\0-\x7f]/.test(readFileSync(fileURLToPath(url), 'utf8')));
    expect(other).toEqual([]);
  });

  test('has the classes of the modules, by the same names', async () => {
    const answer = await fetch(`${bff.url}/docs-json`);
    expect(await answer.json()).toEqual(JSON.parse(readFileSync(DOCUMENT, 'utf8')));
  });

  test('decodes a picture in a process of its own', async () => {
    const login = await fetch(`${bff.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'user', password: 'user' }),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const { payload, headers } = await multipart({ content: png(40, 30) });
    const answer = await fetch(`${bff.url}/api/user/upload`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${data.token}` },
      body: payload,
    });
    expect(await answer.json()).toMatchObject({ code: 20000 });
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

test('the image brings the packages that the bundle does not contain, and what they need', () => {
  const image = readFileSync(resolve(ROOT, 'deploy/images/bff/Dockerfile'), 'utf8');
  const copied = [...image.matchAll(/--from=packages \/app\/node_modules\/(\S+)/g)].map(([, name]) => name);
  const { packages } = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const needed = OUTSIDE.flatMap((name) => [
    name,
    ...Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}),
  ]);
  const folders = needed
    .filter((name) => name !== NOT_AT_RUN_TIME)
    .map((name) => name.replace(/^(@img)\/.*/, '$1'));
  expect(copied.sort()).toEqual([...new Set(folders)].sort());
});
