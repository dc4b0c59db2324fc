import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangelog } from '../../deploy/release/changelog.ts';
import { readVersion, readVersions } from '../../deploy/release/version-places.ts';
import { ROOT } from '../../scripts/root.ts';
import type { ProgramResult } from '../../scripts/run-program.ts';
import { type Bounds, supportedVersions, testedVersions } from './support.ts';

const GUIDE = 'docs/upgrade.md';

/** Checks that images, chart and API have one version, and that the guide names the versions that are supported. */
export function checkVersions(): ProgramResult {
  const version = readVersion(ROOT);
  const errors = [
    ...readVersions(ROOT).flatMap(({ file, versions }) => disagreement(file, versions, version)),
    ...(readChangelog(ROOT).some(({ name }) => name === version)
      ? []
      : [`CHANGELOG.md has no section ${version}`]),
    ...testedVersions()
      .filter(({ expected, actual }) => actual !== expected)
      .map(({ what, expected, actual }) => `${what} is ${actual}, and ${expected} is the one to support`),
    ...supportErrors(readFileSync(join(ROOT, GUIDE), 'utf8'), supportedVersions()),
  ];
  return {
    ok: errors.length === 0,
    output: [...errors, `version ${version}, ${errors.length} errors`].join('\n'),
  };
}

function disagreement(file: string, versions: string[], version: string): string[] {
  if (versions.length === 0) return [`${file} has no version where it should stand`];
  return versions
    .filter((other) => other !== version)
    .map((other) => `${file} has the version ${other}, and package.json ${version}`);
}

/** Rows of the table of the guide that are missing or say something else. */
export function supportErrors(guide: string, supported: Record<string, Bounds>): string[] {
  const rows = new Map(
    [...guide.matchAll(/^\| ([^|]+?) +\| (\S+) +\| (\S+) +\|/gm)].map(([, name, oldest, newest]) => [
      name,
      `${oldest} to ${newest}`,
    ]),
  );
  return Object.entries(supported)
    .map(([name, [oldest, newest]]) => ({ name, bounds: `${oldest} to ${newest}` }))
    .filter(({ name, bounds }) => rows.get(name) !== bounds)
    .map(({ name, bounds }) => `${GUIDE} must support ${name} from ${bounds}`);
}
