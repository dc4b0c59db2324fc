import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The version of this build. */
export function packageVersion(): string {
  const path = findPackageJSON(import.meta.url);
  if (path === undefined) throw new Error('The build has no package.json above it.');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
