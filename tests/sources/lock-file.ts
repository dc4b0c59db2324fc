import { join } from 'node:path';
import lockedPackages from '../../scripts/launcher/locked-packages.cjs';
import { ROOT } from '../../scripts/root.ts';
import type { ProgramResult } from '../../scripts/run-program.ts';

/** Entries by their path, such as `web/node_modules/vite`. */
export type LockEntries = Record<string, lockedPackages.LockedPackage>;

const REPAIR = `package-lock.json must lock every platform: npm leaves out the packages of other platforms if it
writes the file beside an installed node_modules. CONTRIBUTING.md says how a package is added.`;

/**
 * Checks that whatever a locked package depends on is locked too, on every platform, because npm ci may refuse the file else,
 * and that each package has a hash, because npm ci accepts any content for one that has none.
 */
export function checkLockFile(): ProgramResult {
  const entries: LockEntries = lockedPackages.readLockedPackages(join(ROOT, 'package-lock.json'));
  const errors = [...missingEntries(entries), ...missingHashes(entries)];
  const summary = `${Object.keys(entries).length} locked packages, ${errors.length} errors`;
  const hasEntries = Object.keys(entries).length > 0;
  const output = [...errors, summary, ...(errors.length > 0 ? [REPAIR] : [])].join('\n');
  return { ok: hasEntries && errors.length === 0, output };
}

export function missingEntries(entries: LockEntries): string[] {
  return Object.entries(entries).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in entries))
      .map((name) => `${path || 'package.json'} needs ${name}, which is not locked`),
  );
}

export function missingHashes(entries: LockEntries): string[] {
  return Object.entries(entries)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)
    .map(
      ([path, { version }]) => `${path} has no hash: npm view NAME@${version ?? ''} dist.integrity says it`,
    );
}

/** Where Node looks for what a package imports: in the package itself and in each folder above it. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/');
  return ['', ...parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`)];
}
