import { expect, test } from '@playwright/test';
import { checkLockFile, missingEntries, missingHashes } from '../sources/lock-file.ts';

const ENTRIES = {
  '': { dependencies: { linter: '1.0.0' } },
  'node_modules/linter': {
    dependencies: { parser: '^2.0.0' },
    optionalDependencies: { 'linter-darwin-arm64': '1.0.0', 'linter-linux-x64': '1.0.0' },
  },
  'node_modules/linter-linux-x64': {},
  'node_modules/linter-darwin-arm64': {},
  'node_modules/linter/node_modules/parser': {},
};

test('this lock file has the packages of every platform', () => {
  expect(checkLockFile()).toMatchObject({ ok: true });
});

test('a lock file that npm wrote for one platform only is refused', () => {
  const { 'node_modules/linter-darwin-arm64': _, ...onePlatform } = ENTRIES;
  expect(missingEntries(ENTRIES)).toEqual([]);
  expect(missingEntries(onePlatform)).toEqual([
    'node_modules/linter needs linter-darwin-arm64, which is not locked',
  ]);
});

test('a package that is locked inside another one is nobody else’s', () => {
  expect(missingEntries({ ...ENTRIES, web: { dependencies: { parser: '^2.0.0' } } })).toEqual([
    'web needs parser, which is not locked',
  ]);
});

test('a package without a hash is refused, a workspace has none', () => {
  const entries = {
    '': {},
    web: {},
    'node_modules/web': { link: true },
    'node_modules/linter': { version: '1.0.0', integrity: 'sha512-AAAA' },
    'node_modules/parser': { version: '2.0.0' },
  };
  expect(missingHashes(entries)).toEqual([
    'node_modules/parser has no hash: npm view NAME@2.0.0 dist.integrity says it',
  ]);
});
