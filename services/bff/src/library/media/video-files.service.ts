import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type FileStore } from '@tus/file-store';
import { type Server } from '@tus/server';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Config } from '../../config/config.js';
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
  private readonly directory: string | undefined;
  private tus: Promise<Tus> | undefined;

  constructor({ media }: Config) {
    this.directory = media.directory && join(media.directory, 'videos');
    this.maxBytes = this.directory === undefined ? 0 : media.videoMb * BYTES_PER_MB;
  }

  get root(): string {
    if (this.directory === undefined) throw new Error('There is no directory for videos.');
    return this.directory;
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

  pathOf(id: string): string {
    return join(this.root, id);
  }

  /** Ignores what does not exist. */
  async remove(ids: string[]): Promise<void> {
    for (const id of ids)
      for (const path of [this.pathOf(id), `${this.pathOf(id)}.json`]) await rm(path, { force: true });
  }

  /** Answers a request of the protocol. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { server } = await this.loaded();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await server.handle(request.raw, reply.raw);
  }

  /** Loaded for the first video: most processes have none. */
  private loaded(): Promise<Tus> {
    this.tus ??= Promise.all([import('@tus/server'), import('@tus/file-store')]).then(
      ([{ ERRORS, Server }, { FileStore }]) => {
        const store = new FileStore({ directory: this.root });
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
