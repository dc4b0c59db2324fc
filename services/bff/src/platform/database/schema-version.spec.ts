import { expect, test } from '@jest/globals';
import { schemaVersion } from './schema-version.js';

const KNOWN = ['First1790000000000', 'Third1790000000002', 'Second1790000000001'];

test.each([
  ['an empty database', [], undefined, KNOWN, []],
  ['an older one', ['First1790000000000'], 'First1790000000000', KNOWN.slice(1), []],
  ['the same', KNOWN, 'Third1790000000002', [], []],
  ['a newer one', [...KNOWN, 'Fourth1790000000003'], 'Fourth1790000000003', [], ['Fourth1790000000003']],
])('%s is compared with the build', (_, applied, newest, missing, newer) => {
  expect(schemaVersion(KNOWN, applied)).toEqual({
    applied: newest,
    needed: 'Third1790000000002',
    missing,
    newer,
  });
});
