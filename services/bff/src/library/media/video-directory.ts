import { access, type FileHandle, open, rm } from 'node:fs/promises';
import { type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { send } from '@fastify/send';
import { type FileStore } from '@tus/file-store';
import { type ReadRange } from '../../common/limited/limited-job.js';
import { inspectVideo } from './inspect-video.js';
import { type InspectedVideo } from './read-video.js';
import { type OpenVideo, type UploadPlace } from './video-storage.js';

/** Videos in a directory that all processes share. */
export class VideoDirectory implements UploadPlace {
  private store: Promise<FileStore> | undefined;

  constructor(private readonly root: string) {}

  /** Loaded for the first video: most processes have none. */
  dataStore(): Promise<FileStore> {
    this.store ??= import('./video-directory-store.js').then(
      ({ VideoDirectoryStore }) => new VideoDirectoryStore({ directory: this.root }),
    );
    return this.store;
  }

  async begin(id: string, size: number): Promise<void> {
    const [{ Upload }, store] = await Promise.all([import('@tus/server'), this.dataStore()]);
    await store.create(new Upload({ id, size, offset: 0 }));
  }

  knows(id: string): Promise<boolean> {
    return access(this.pathOf(id)).then(
      () => true,
      () => false,
    );
  }

  async complete(): Promise<void> {
    // It is written where it stays.
  }

  async inspect(id: string): Promise<InspectedVideo> {
    const file = await open(this.pathOf(id));
    try {
      const { size } = await file.stat();
      return await inspectVideo({ size, read: (range) => readFrom(file, range) });
    } finally {
      await file.close();
    }
  }

  async open(id: string, request: IncomingMessage): Promise<OpenVideo | null> {
    const { type, statusCode, headers, stream } = await send(request, id, {
      root: this.root,
      ...{ cacheControl: false, contentType: false, lastModified: false },
    });
    if (type === 'error') {
      if (statusCode !== 416) return null;
      // Without what describes the library's own page.
      return { status: statusCode, headers: { 'content-range': headers['Content-Range'] ?? '' }, stream };
    }
    return { status: statusCode, headers, stream };
  }

  async remove(id: string): Promise<void> {
    for (const path of [this.pathOf(id), `${this.pathOf(id)}.json`]) await rm(path, { force: true });
  }

  async sweep(): Promise<void> {
    // Nothing stays: a file is removed at once.
  }

  private pathOf(id: string): string {
    return join(this.root, id);
  }
}

async function readFrom(file: FileHandle, { start, end }: ReadRange): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}
