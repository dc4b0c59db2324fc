import { chmod, mkdtemp, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHE } from '../../scripts/root.ts';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const FREE_BYTES = { files: 4_000_000_000, memory: 8_000_000_000 };

/** The programs of PostgreSQL, for the servers of all tests. */
export const SERVER_PROGRAMS = join(CACHE, 'postgres');

/** A directory for temporary data. */
export async function makeTemporaryDirectory(): Promise<string> {
  return await makeDirectoryIn(tmpdir());
}

/**
 * A directory for a server with databases that end with the tests. Where there is much memory, it is there: a copy of a database
 * has a thousand files, and takes a quarter of the time.
 */
export async function makeServerDirectory(): Promise<string> {
  return await makeDirectoryIn((await hasRoomInMemory()) ? MEMORY : tmpdir());
}

async function hasRoomInMemory(): Promise<boolean> {
  const files = await statfs(MEMORY).catch(() => undefined);
  if (files === undefined || process.availableMemory() < FREE_BYTES.memory) return false;
  return files.bavail * files.bsize >= FREE_BYTES.files;
}

async function makeDirectoryIn(parent: string): Promise<string> {
  const directory = await mkdtemp(join(await realpath(parent), 'sala-test-'));
  // mkdtemp denies access to other users. If the tests run as root, PostgreSQL runs as another user.
  await chmod(directory, 0o755);
  return directory;
}

export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
}
