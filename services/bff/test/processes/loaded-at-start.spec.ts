import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BffProcess } from '../support/bff-process.js';
import { PRINT_LOADED } from '../support/print-loaded.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';

/** The bundle has its packages within. */
const MODULES = resolve(import.meta.dirname, '../../dist/sala.js');
/** Each file that is loaded costs time at the start, and its source stays in memory. */
const MOST_FILES_OF_PACKAGES = 2_900;
const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/;

describe('a server that has started', () => {
  let database: TestDatabase;
  let bff: BffProcess;
  let loaded: string[];
  beforeAll(async () => {
    database = await copyTemplate();
    bff = await BffProcess.start(database.url, { NODE_OPTIONS: `--import=${PRINT_LOADED}` }, MODULES);
    loaded = bff.output.split('\n').flatMap((url) => PACKAGE.exec(url)?.[1] ?? []);
  });
  afterAll(async () => {
    await bff.stop();
    await database.drop();
  });

  test('has loaded what every request needs', () => {
    expect(loaded).toEqual(expect.arrayContaining(['fastify', 'pg', 'typeorm', '@nestjs/core']));
  });

  test('has loaded no more files than it should', () => {
    expect(loaded.length).toBeLessThanOrEqual(MOST_FILES_OF_PACKAGES);
  });

  test.each(['sharp', 'aws4fetch', 'nodemailer', '@vant/area-data', '@opentelemetry/sdk-trace'])(
    'has not loaded %s, which only some requests or deployments need',
    (name) => {
      expect(loaded).not.toContain(name);
    },
  );
});
