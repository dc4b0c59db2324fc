import { expect, test } from '@jest/globals';
import { judgePostgresVersion } from './postgres-versions.js';

test.each([
  [16, 'fail', 'PostgreSQL 16 is too old.'],
  [17, 'ok', 'PostgreSQL 17 answers.'],
  [18, 'ok', 'PostgreSQL 18 answers.'],
  [19, 'warn', 'PostgreSQL 19 is newer than this version of Sala was tested with.'],
])('the doctor says of PostgreSQL %i: %s', (version, outcome, detail) => {
  expect(judgePostgresVersion('database', version)).toMatchObject({ outcome, detail });
});
