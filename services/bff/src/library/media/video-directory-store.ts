import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { AppError } from '../../common/errors/app-error.js';
import { storeChunks } from './store-chunks.js';

/** The store of the library, which frees what it has written. */
export class VideoDirectoryStore extends FileStore {
  /** @throws AppError unavailable, for a full disk: what has arrived is kept */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const file = await open(join(this.directory, id), 'r+').catch(refused);
    let end = offset;
    try {
      const lost = await storeChunks(stream, async (chunk) => {
        await writeAll(file, chunk, end).catch(refused);
        end += chunk.length;
      });
      if (lost) throw lost;
      return end;
    } finally {
      await file.close();
    }
  }
}

async function writeAll(file: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let at = 0; at < chunk.length;) {
    const { bytesWritten } = await file.write(chunk, at, chunk.length - at, position + at);
    at += bytesWritten;
  }
}

function refused(cause: unknown): never {
  throw new AppError('unavailable', {}, null, { cause });
}
