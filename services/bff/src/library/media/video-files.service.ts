import { type IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type Server } from '@tus/server';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { DroppedFilesService } from '../../platform/files/dropped-files.service.js';
import { SharedFilesService } from '../../platform/files/shared-files.service.js';
import { type FinishedVideo } from './read-video.js';
import { bodyOf } from './request-body.js';
import { VideoPlaces } from './video-places.js';
import { type OpenVideo, type UploadPlace } from './video-storage.js';
import { BYTES_PER_MB, STORED_VIDEOS, storedVideo, UPLOADS_ADDRESS } from './videos.constants.js';

/** The library reads the path only. */
const ANY_ORIGIN = 'http://localhost';
const NOT_STORED = { status_code: 503, body: 'The file cannot be stored now. Send the rest of it later.\n' };

/** The files of videos, wherever they are, and the tus protocol by which they come there. */
@Injectable()
export class VideoFilesService {
  /** How large a video may be; 0 if there is no place for one. */
  readonly maxBytes: number;
  private tus: Promise<Server> | undefined;

  constructor(
    { media }: Config,
    private readonly places: VideoPlaces,
    private readonly shared: SharedFilesService,
    private readonly logger: PinoLogger,
    dropped: DroppedFilesService,
  ) {
    logger.setContext(VideoFilesService.name);
    dropped.removeBy(STORED_VIDEOS, (name) => this.remove(name.slice(STORED_VIDEOS.length)));
    this.maxBytes = places.uploads.length > 0 ? media.videoMb * BYTES_PER_MB : 0;
  }

  /** In the transaction that inserts the video. @throws AppError unavailable */
  async begin(id: string, size: number, manager: EntityManager): Promise<void> {
    await this.ofUploads().begin(id, size, manager);
  }

  /** Whether an upload can be taken up where uploads go now. */
  async knows(id: string, manager: EntityManager): Promise<boolean> {
    return await this.ofUploads().knows(id, manager);
  }

  /** Whether all of it was sent. */
  async isComplete(id: string): Promise<boolean> {
    const store = await this.ofUploads().dataStore();
    const { offset, size } = await store.getUpload(id);
    return offset === size;
  }

  /**
   * Makes a file of what was sent and looks at its content.
   * @throws AppError contractBroken if browsers do not play it, unavailable, videoUnfinished
   */
  async complete(id: string, size: number): Promise<FinishedVideo> {
    const place = this.ofUploads();
    const { bytes, sha256 } = await place.complete(id);
    if (bytes !== size) throw new AppError('videoUnfinished');
    return { ...(await place.inspect(id)), sha256 };
  }

  /** After it was finished. */
  async forgetUpload(id: string): Promise<void> {
    await this.ofUploads().forgetUpload(id);
  }

  /** Wherever it is; null if it is nowhere. @throws AppError unavailable */
  async open(id: string, request: IncomingMessage): Promise<OpenVideo | null> {
    for (const place of this.places.all) {
      const found = await place.open(id, request);
      if (found) return found;
    }
    return null;
  }

  /** In the transaction that removes the videos: the files leave soon after. */
  async drop(ids: string[], manager: EntityManager): Promise<void> {
    await this.shared.drop(ids.map(storedVideo), manager);
  }

  /** Ignores what does not exist. */
  async remove(id: string): Promise<void> {
    for (const place of this.places.all) await place.remove(id);
  }

  /** Removes what nobody has dropped: what a killed process has left, and what former versions could not remove. */
  async sweep(): Promise<void> {
    for (const place of this.places.uploads) await place.sweep();
  }

  /** Answers a request of the protocol. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const server = await this.loaded();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    const { method, url = '', headers } = request.raw;
    const body = method === 'HEAD' ? null : bodyOf(request.raw);
    const asked = { method, headers: headers as Record<string, string>, body, duplex: 'half' as const };
    const answer = await server.handleWeb(new Request(new URL(url, ANY_ORIGIN), asked));
    // The hook of CORS says which headers may be read, for this address as for any other.
    answer.headers.delete('access-control-expose-headers');
    const text = await answer.text();
    // The client may have left.
    if (!reply.raw.destroyed)
      reply.raw.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text);
  }

  private ofUploads(): UploadPlace {
    const [place] = this.places.uploads;
    if (!place) throw new Error('There is no place for videos.');
    return place;
  }

  /** Loaded for the first video: most processes have none. */
  private loaded(): Promise<Server> {
    this.tus ??= Promise.all([import('@tus/server'), this.ofUploads().dataStore()]).then(
      ([{ Server }, datastore]) =>
        new Server({
          ...{ path: UPLOADS_ADDRESS, datastore, allowedOrigins: [], maxSize: this.maxBytes },
          // A full disk, or a bucket that is away: what has arrived is kept, and the rest can be sent later.
          onResponseError: (_request, error) => {
            if (!(error instanceof AppError)) return undefined;
            this.logger.warn({ err: error }, 'cannot store a part of a video');
            return NOT_STORED;
          },
          getFileIdFromRequest: ({ url }) => new URL(url).pathname.split('/').at(-1),
        }),
    );
    return this.tus;
  }
}
