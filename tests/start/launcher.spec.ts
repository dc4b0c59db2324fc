import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import findNode from '../../scripts/launcher/find-node.cjs';
import { expect, test } from './start-test.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const ENOUGH = ['26.0.0', '26.10.0', '27.1.0'];
const TOO_OLD = ['20.20.2', '22.22.3', '24.15.0', '25.9.0'];

test('the installed Node is used if the BFF can run on it', () => {
  expect(ENOUGH.filter((version) => !findNode.isNewEnough(version))).toEqual([]);
  expect(TOO_OLD.filter((version) => findNode.isNewEnough(version))).toEqual([]);
});

test('an unreachable registry is reported in one sentence within seconds', async ({ dataDirectory }) => {
  for (const path of [
    'package.json',
    'package-lock.json',
    '.npmrc',
    'scripts',
    'services/postgres',
    'tests',
  ]) {
    await cp(join(ROOT, path), join(dataDirectory, path), { recursive: true });
  }
  const { PATH, HOME } = process.env;
  const start = promisify(execFile)('node', ['scripts/with-node.cjs', 'scripts/start.ts'], {
    cwd: dataDirectory,
    env: {
      PATH,
      HOME,
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_cache: join(dataDirectory, 'npm-cache'),
    },
  });
  await expect(start).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^\nThe packages were not installed: the npm registry cannot be reached, .*\n$/,
    ),
  });
});
