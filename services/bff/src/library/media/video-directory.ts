import { randomUUID } from 'node:crypto';
import { access, type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { send } from '@fastify/send';
import { type FileStore } from '@tus/file-store';
import { type ReadRange } from '../../common/limited/limited-job.js';
import { inspectVideo } from './inspect-video.js';
import { type InspectedVideo } from './read-video.js';
import { type StoredBytes, storeCopy } from './stored-copy.js';
import { type OpenVideo, type UploadPlace } from './video-storage.js';
import { UPLOAD_HOURS } from './videos.constants.js';

/** Half of an upload that nobody has gone on with for so long is removed. */
const ABANDONED_MS = 2 * UPLOAD_HOURS * 3_600_000;

/**
 * Videos in a directory that all processes share. What is being sent has a folder of its own: in that of the videos, which
 * backups copy, only finished files appear.
 */
export class VideoDirectory implements UploadPlace {
  private store: Promise<FileStore> | undefined;
  private readonly finished: string;
  private readonly incoming: string;

  constructor(root: string) {
    this.finished = join(root, 'videos');
    this.incoming = join(root, 'uploads');
  }

  /** Loaded for the first video: most processes have none. */
  dataStore(): Promise<FileStore> {
    this.store ??= import('./video-directory-store.js').then(
      ({ VideoDirectoryStore }) => new VideoDirectoryStore({ directory: this.incoming }),
    );
    return this.store;
  }

  async begin(id: string, size: number): Promise<void> {
    const [{ Upload }, store] = await Promise.all([import('@tus/server'), this.dataStore()]);
    await store.create(new Upload({ id, size, offset: 0 }));
  }

  knows(id: string): Promise<boolean> {
    return access(join(this.incoming, id)).then(
      () => true,
      () => false,
    );
  }

  async complete(id: string): Promise<StoredBytes> {
    await mkdir(this.finished, { recursive: true });
    const draft = join(this.incoming, `${id}.${randomUUID()}`);
    return await storeCopy(join(this.incoming, id), draft, this.pathOf(id));
  }

  async forgetUpload(id: string): Promise<void> {
    for (const path of [join(this.incoming, id), join(this.incoming, `${id}.json`)])
      await rm(path, { force: true });
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
      root: this.finished,
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
    await this.forgetUpload(id);
    // Former versions had what describes an upload beside the video.
    for (const path of [this.pathOf(id), `${this.pathOf(id)}.json`]) await rm(path, { force: true });
  }

  /** What a process has left that was killed between finishing an upload and forgetting it. */
  async sweep(): Promise<void> {
    const names = await readdir(this.incoming).catch(() => []);
    for (const path of names.map((name) => join(this.incoming, name))) {
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }

  private pathOf(id: string): string {
    return join(this.finished, id);
  }
}

async function readFrom(file: FileHandle, { start, end }: ReadRange): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}
