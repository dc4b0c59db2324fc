import { type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type FileStore } from '@tus/file-store';
import { type Server } from '@tus/server';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Config } from '../../config/config.js';
import { FileStorage } from '../../platform/files/file-storage.service.js';
import { VideoDatabase } from './video-database.js';
import { VideoDirectory } from './video-directory.js';
import { type OpenVideo, type VideoPlace } from './video-storage.js';
import { type InspectedVideo } from './inspect-video.js';
import { BYTES_PER_MB, UPLOADS_ADDRESS } from './videos.constants.js';

interface Tus {
  server: Server;
  store: FileStore;
}

const DISK_FAILED = { status_code: 503, body: 'The file cannot be stored now. Send the rest of it later.\n' };

/** The files of videos in the directory of the deployment, and the tus protocol by which they come there. */
@Injectable()
export class VideoFilesService {
  /** How large a video may be; 0 if there is no directory. */
  readonly maxBytes: number;
  private readonly directory: VideoDirectory | undefined;
  private readonly places: VideoPlace[];
  private tus: Promise<Tus> | undefined;

  constructor({ media }: Config, files: FileStorage) {
    const { directory, videoMb } = media;
    this.directory = directory === undefined ? undefined : new VideoDirectory(join(directory, 'videos'));
    this.places = [...(this.directory ? [this.directory] : []), new VideoDatabase(files)];
    this.maxBytes = this.directory ? videoMb * BYTES_PER_MB : 0;
  }

  async begin(id: string, size: number): Promise<void> {
    const { Upload } = await import('@tus/server');
    const { store } = await this.loaded();
    await store.create(new Upload({ id, size, offset: 0 }));
  }

  /** Whether all of it was sent. */
  async isComplete(id: string): Promise<boolean> {
    const { store } = await this.loaded();
    const { size, offset } = await store.getUpload(id);
    return offset === size;
  }

  /** Looks at a file by its content. Null if it is no video that browsers play. */
  async inspect(id: string): Promise<InspectedVideo | null> {
    const [{ FilePathSource }, { inspectVideo }] = await Promise.all([
      import('mediabunny'),
      import('./inspect-video.js'),
    ]);
    return await inspectVideo(new FilePathSource(this.ofUploads().pathOf(id)));
  }

  /** Wherever it is; null if it is nowhere. */
  async open(id: string, request: IncomingMessage): Promise<OpenVideo | null> {
    for (const place of this.places) {
      const found = await place.open(id, request);
      if (found) return found;
    }
    return null;
  }

  /** Ignores what does not exist. */
  async remove(ids: string[]): Promise<void> {
    for (const id of ids) for (const place of this.places) await place.remove(id);
  }

  /** Answers a request of the protocol. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { server } = await this.loaded();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await server.handle(request.raw, reply.raw);
  }

  private ofUploads(): VideoDirectory {
    if (this.directory === undefined) throw new Error('There is no directory for videos.');
    return this.directory;
  }

  /** Loaded for the first video: most processes have none. */
  private loaded(): Promise<Tus> {
    this.tus ??= Promise.all([import('@tus/server'), import('@tus/file-store')]).then(
      ([{ ERRORS, Server }, { FileStore }]) => {
        const store = new FileStore({ directory: this.ofUploads().root });
        const options = {
          allowedOrigins: [],
          maxSize: this.maxBytes,
          // A disk that is full: what has arrived is kept, and the rest can be sent later.
          onResponseError: (_request: unknown, error: unknown) =>
            error === ERRORS.FILE_WRITE_ERROR ? DISK_FAILED : undefined,
          getFileIdFromRequest: ({ url }: { url: string }) => new URL(url).pathname.split('/').at(-1),
        };
        return { store, server: new Server({ path: UPLOADS_ADDRESS, datastore: store, ...options }) };
      },
    );
    return this.tus;
  }
}
