import { existsSync } from 'node:fs';
import { keepRun, withQuickRun } from '../steps/kept-runs.ts';
import { report } from '../steps/report.ts';
import { makeRelease } from '../../deploy/release/make-release.ts';
import { CHANGELOG, expect, test, type Checkout } from './checkout.ts';

const release = (checkout: Checkout, version = '7.1.0') =>
  makeRelease({ root: checkout.root, folder: checkout.folder, version, commit: false });

test('what is not a version is refused', async ({ checkout }) => {
  for (const version of ['v7.1.0', '7.1', '7.1.0-rc.1', '07.1.0'])
    await expect(release(checkout, version)).rejects.toThrow(
      `"${version}" is not a version: write three numbers, as in npm run release -- 1.2.3.`,
    );
});

test('a tree with changes is refused, and they are named', async ({ checkout }) => {
  checkout.write('docker-compose.yml', 'name: other\n');
  checkout.write('new.txt', '');
  await expect(release(checkout)).rejects.toThrow(
    /commit or stash them first\.\n M docker-compose\.yml\n\?\? new\.txt$/,
  );
  expect(existsSync(checkout.folder)).toBe(false);
});

test('a version that is not higher than the released one is refused', async ({ checkout }) => {
  checkout.git('tag', 'v7.2.0');
  checkout.git('tag', 'v7.10.0');
  checkout.write('new.txt', '');
  checkout.commit();
  for (const version of ['7.1.0', '7.10.0'])
    await expect(release(checkout, version)).rejects.toThrow(
      `${version} is not higher than 7.10.0, which was released: choose a higher version.`,
    );
});

test('a version below that of package.json is refused', async ({ checkout }) => {
  await expect(release(checkout, '0.0.1')).rejects.toThrow(
    /^0\.0\.1 is lower than \S+ in package\.json: choose a higher version\.$/,
  );
});

test('a version that CHANGELOG.md does not describe is refused', async ({ checkout }) => {
  await expect(release(checkout, '7.1.1')).rejects.toThrow(
    'CHANGELOG.md does not describe 7.1.1: give what is below "Unreleased" the heading "## [7.1.1] - <year-month-day>", and commit it.',
  );
});

test('changes that are not assigned to a version are refused', async ({ checkout }) => {
  checkout.write('CHANGELOG.md', CHANGELOG.replace('[Unreleased]\n', '[Unreleased]\n\n- More.\n'));
  checkout.commit();
  await expect(release(checkout)).rejects.toThrow('move them below 7.1.0, and commit it.');
});

test('a test that passed only when run again is refused, until another commit', async ({ checkout }) => {
  keepRun(checkout.root, report.flaky('a list keeps its place (tests/e2e/list.spec.ts:7)\nTimeout'), true);
  keepRun(checkout.root, report.passed(), false);
  await expect(release(checkout)).rejects.toThrow(/a list keeps its place \(tests\/e2e\/list\.spec\.ts:7\)$/);
  checkout.write('new.txt', '');
  checkout.commit();
  await expect(release(checkout)).resolves.toBeDefined();
});

test('the rest of a run is added to the last npm test of the same commit, and to no other', ({
  checkout,
}) => {
  keepRun(checkout.root, report.failed('one'), true);
  expect(withQuickRun(checkout.root, report.passed())).toMatchObject({ passed: 1, failed: 1 });
  checkout.write('new.txt', '');
  checkout.commit();
  expect(() => withQuickRun(checkout.root, report.passed())).toThrow('run it first');
});
