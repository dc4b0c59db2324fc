import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A directory for temporary data. */
export async function makeTemporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(await realpath(tmpdir()), 'sala-test-'));
  // mkdtemp denies access to other users. If the tests run as root, PostgreSQL runs as another user.
  await chmod(directory, 0o755);
  return directory;
}

export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
}
