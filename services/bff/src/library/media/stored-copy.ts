import { createHash } from 'node:crypto';
import { type FileHandle, link, open, rm } from 'node:fs/promises';

const CHUNK_BYTES = 1_048_576;

/** What is stored of a file. */
export interface StoredBytes {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/**
 * Gives a copy of a file its own name, once, after all of it is on the disk. A copy, and not a link: whoever has the file open,
 * at this replica or another one, goes on writing into it, and no lock ends a write that is already under way.
 * @param draft where the copy is made, on the same file system
 * @returns what is stored by that name, also where somebody else was faster
 */
export async function storeCopy(from: string, draft: string, to: string): Promise<StoredBytes> {
  try {
    const copied = await copy(from, draft);
    return (await isLinked(draft, to)) ? copied : await storedAt(to);
  } finally {
    await rm(draft, { force: true });
  }
}

export async function storedAt(path: string): Promise<StoredBytes> {
  const file = await open(path);
  try {
    return await hashed(file);
  } finally {
    await file.close();
  }
}

async function copy(from: string, to: string): Promise<StoredBytes> {
  const [source, target] = [await open(from), await open(to, 'w')];
  try {
    const stored = await hashed(source, async (chunk, position) => {
      await target.writev([chunk], position);
    });
    await target.sync();
    return stored;
  } finally {
    await source.close();
    await target.close();
  }
}

/** Through one piece of memory, however long the file is. */
async function hashed(
  file: FileHandle,
  store?: (chunk: Buffer, position: number) => Promise<void>,
): Promise<StoredBytes> {
  const memory = Buffer.allocUnsafe(CHUNK_BYTES);
  const hash = createHash('sha256');
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await file.read(memory, 0, CHUNK_BYTES, bytes);
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
    const chunk = memory.subarray(0, bytesRead);
    hash.update(chunk);
    await store?.(chunk, bytes);
    bytes += bytesRead;
  }
}

async function isLinked(path: string, name: string): Promise<boolean> {
  try {
    await link(path, name);
    return true;
  } catch (error) {
    if (Error.isError(error) && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
