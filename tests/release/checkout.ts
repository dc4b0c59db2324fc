import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { VERSION_PLACES } from '../../deploy/release/version-places.ts';
import { findInPath } from '../../deploy/testing/chart/go.ts';
import { ROOT } from '../../scripts/root.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

export { expect } from '@playwright/test';

const FILES = [...VERSION_PLACES.map(({ file }) => file), 'deploy/helm/sala', '.npmrc', '.gitignore'];

export const CHANGELOG = `# Changelog

## [Unreleased]

## [7.1.0] - 2026-12-01

### Added

- Releases ([how to make one](docs/upgrade.md#make-a-release), [docs/upgrade.md](docs/upgrade.md)).
- [A standard](https://semver.org/).
`;

export interface Checkout {
  root: string;
  /** A folder for a release. */
  folder: string;
  write: (path: string, text: string) => void;
  read: (path: string) => string;
  git: (...args: string[]) => string;
  commit: () => void;
}

/** A repository with the files of a release, of which CHANGELOG.md describes 7.1.0. */
export const test = base.extend<{ checkout: Checkout }>({
  checkout: async ({}, use, testInfo) => {
    testInfo.skip(findInPath('git') === undefined, 'releases: there is no git here');
    const directory = await makeTemporaryDirectory();
    const root = join(directory, 'checkout');
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd();
    const checkout: Checkout = {
      root,
      folder: join(directory, 'release'),
      write: (path, text) => {
        writeFileSync(join(root, path), text);
      },
      read: (path) => readFileSync(join(root, path), 'utf8'),
      git,
      commit: () => {
        git('add', '--all');
        git('commit', '--quiet', '--message', 'Change');
      },
    };
    for (const file of FILES) cpSync(join(ROOT, file), join(root, file), { recursive: true });
    git('init', '--quiet');
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@sala.example');
    git('config', 'commit.gpgsign', 'false');
    checkout.write('CHANGELOG.md', CHANGELOG);
    checkout.commit();
    await use(checkout);
    await removeDirectory(directory);
  },
});
