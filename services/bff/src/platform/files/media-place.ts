import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config } from '../../config/config.js';

/** In the directory, so that two processes can tell whether it is the same one, wherever it is mounted. */
const NAME_FILE = '.sala-media';

/**
 * What tells the place where this process stores videos from all others. Empty if there is none.
 * @throws if the directory cannot be written
 */
export async function mediaPlaceOf({
  media: { directory },
  objectStore,
}: Pick<Config, 'media' | 'objectStore'>): Promise<string> {
  if (objectStore) return `bucket ${objectStore.url}`;
  return directory === undefined ? '' : `directory ${await nameOf(directory)}`;
}

/** Made by the first process that comes. */
async function nameOf(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  const own = join(directory, `${NAME_FILE}-${randomUUID()}`);
  await writeFile(own, randomUUID());
  const shared = join(directory, NAME_FILE);
  try {
    await link(own, shared);
  } catch (error) {
    const isThere = Error.isError(error) && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  } finally {
    await rm(own, { force: true });
  }
  return await readFile(shared, 'utf8');
}
