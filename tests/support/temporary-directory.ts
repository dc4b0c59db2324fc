import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A directory for data that nobody keeps. */
export async function makeTemporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(await realpath(tmpdir()), 'sala-test-'));
  // mkdtemp closes it to everybody else, and as root PostgreSQL runs as somebody else.
  await chmod(directory, 0o755);
  return directory;
}

export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
}
