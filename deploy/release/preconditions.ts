import { StartupError } from '@sala/postgres';
import { flakesOf } from '../../tests/steps/kept-runs.ts';
import { readChangelog } from './changelog.ts';
import { gitLines } from './git.ts';
import { readVersion } from './version-places.ts';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** Throws a StartupError that says what to do if this version cannot be released from the checkout. */
export async function checkPreconditions(root: string, version: string): Promise<void> {
  if (!VERSION.test(version))
    throw new StartupError(
      `"${version}" is not a version: write three numbers, as in npm run release -- 1.2.3.`,
    );
  await checkTree(root);
  await checkOrder(root, version);
  checkChangelog(root, version);
  checkFlakes(root);
}

async function checkTree(root: string): Promise<void> {
  const changes = await gitLines(root, 'status', '--porcelain');
  if (changes.length === 0) return;
  throw new StartupError(
    `A release is made from a commit, and these files differ from it: commit or stash them first.\n${changes.join('\n')}`,
  );
}

/** A tag of the commit itself does not count, so that the release of a tag can be made again. */
async function checkOrder(root: string, version: string): Promise<void> {
  const here = await gitLines(root, 'tag', '--points-at', 'HEAD');
  const released = (await gitLines(root, 'tag', '--list', 'v*'))
    .filter((tag) => !here.includes(tag))
    .map((tag) => tag.slice(1))
    .filter((name) => VERSION.test(name));
  const latest = released.sort(compareVersions).at(-1);
  if (latest !== undefined && compareVersions(version, latest) <= 0)
    throw new StartupError(
      `${version} is not higher than ${latest}, which was released: choose a higher version.`,
    );
  const current = readVersion(root);
  if (compareVersions(version, current) < 0)
    throw new StartupError(`${version} is lower than ${current} in package.json: choose a higher version.`);
}

function checkChangelog(root: string, version: string): void {
  const sections = readChangelog(root);
  const section = sections.find(({ name }) => name === version);
  if (section?.date === undefined || section.notes === '')
    throw new StartupError(
      `CHANGELOG.md does not describe ${version}: give what is below "Unreleased" the heading "## [${version}] - <year-month-day>", and commit it.`,
    );
  const unreleased = sections.find(({ name }) => name === 'Unreleased');
  if (unreleased !== undefined && unreleased.notes !== '')
    throw new StartupError(
      `CHANGELOG.md has changes below "Unreleased", and a release contains all that is committed: move them below ${version}, and commit it.`,
    );
}

/** Of runs on this machine. */
function checkFlakes(root: string): void {
  const flakes = flakesOf(root);
  if (flakes.length === 0) return;
  throw new StartupError(
    `These tests failed on this commit, and passed when run again: find out why, and commit what mends it.\n${flakes.join('\n')}`,
  );
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
