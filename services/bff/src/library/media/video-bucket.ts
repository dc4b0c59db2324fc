import { createHash } from 'node:crypto';
import { type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type DataStore } from '@tus/server';
import { type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { rangedAnswer } from '../../common/http/ranged-answer.js';
import { type ObjectStore } from '../../config/config.js';
import { Bucket, type ByteRange, unavailable } from '../../platform/files/bucket.js';
import { MultipartUpload, NoSuchUpload } from '../../platform/files/multipart-upload.js';
import { inspectVideo } from './inspect-video.js';
import { type InspectedVideo } from './read-video.js';
import { restartUpload } from './restart-upload.js';
import { storeChunks } from './store-chunks.js';
import { type StoredBytes } from './stored-copy.js';
import { type VideoObject } from './video-object.entity.js';
import { type VideoObjectsRepository } from './video-objects.repository.js';
import { type OpenVideo, type UploadPlace } from './video-storage.js';
import { storedVideo } from './videos.constants.js';
import { tailOf } from './video-parts.js';

/** Videos in a bucket, which every replica reaches. */
export class VideoBucket implements UploadPlace {
  private readonly bucket: Bucket;
  private store: Promise<DataStore> | undefined;

  constructor(
    store: ObjectStore,
    private readonly objects: VideoObjectsRepository,
  ) {
    this.bucket = new Bucket(store);
  }

  /** Loaded for the first video: most processes have none. */
  dataStore(): Promise<DataStore> {
    this.store ??= import('./video-bucket-store.js').then(
      ({ VideoBucketStore }) => new VideoBucketStore(this.bucket, this.objects),
    );
    return this.store;
  }

  async begin(id: string, size: number, manager: EntityManager): Promise<void> {
    const upload = await MultipartUpload.begin(this.bucket, storedVideo(id));
    await this.objects.insert({ id, size, uploadId: upload.id }, manager);
  }

  async knows(id: string, manager: EntityManager): Promise<boolean> {
    return (await this.objects.find(id, manager)) !== null;
  }

  async complete(id: string): Promise<StoredBytes> {
    const object = await this.objects.find(id);
    if (!object || !(await this.objects.close(object))) throw new AppError('videoUnfinished');
    await this.removeTails(object);
    try {
      await new MultipartUpload(this.bucket, storedVideo(id), object.uploadId).complete(object.size);
    } catch (error) {
      if (!(error instanceof NoSuchUpload)) throw error;
      // Completed by a call whose answer was lost.
      if (!(await this.has(object))) {
        await this.objects.reopen(id);
        await restartUpload(this.bucket, this.objects, object);
        throw new AppError('videoUnfinished');
      }
    }
    return await this.stored(object);
  }

  async forgetUpload(): Promise<void> {
    // Its parts are the file.
  }

  async inspect(id: string): Promise<InspectedVideo> {
    const object = await this.objects.find(id);
    if (!object) throw new AppError('videoUnfinished');
    return await inspectVideo({ size: object.size, read: (range) => this.read(id, range) });
  }

  async open(id: string, request: IncomingMessage): Promise<OpenVideo | null> {
    const object = await this.objects.find(id);
    if (!object) return null;
    const { range, ...answer } = rangedAnswer(request, object.size, id);
    const stream = range ? await this.bucket.open(storedVideo(id), range) : Readable.from([]);
    return stream && { ...answer, stream };
  }

  async sweep(): Promise<void> {
    for (const id of await this.objects.ofNoVideo()) await this.remove(id);
  }

  async remove(id: string): Promise<void> {
    const object = await this.objects.find(id);
    if (!object) return;
    const { uploadId } = object;
    if (uploadId !== '') await new MultipartUpload(this.bucket, storedVideo(id), uploadId).abort();
    await this.removeTails(object);
    await this.bucket.delete(storedVideo(id));
    await this.objects.remove(id);
  }

  private async removeTails({ id, tails }: VideoObject): Promise<void> {
    if (tails.length === 0) return;
    for (const end of tails) await this.bucket.delete(tailOf(id, end));
    await this.objects.forgetTails(id, tails);
  }

  private async stored({ id, size }: VideoObject): Promise<StoredBytes> {
    const stream = await this.bucket.open(storedVideo(id), { start: 0, end: size });
    if (!stream) throw unavailable(`The object store does not have the video ${id}.`);
    const hash = createHash('sha256');
    let bytes = 0;
    const lost = await storeChunks(stream, (chunk) => {
      hash.update(chunk);
      bytes += chunk.length;
      return Promise.resolve();
    });
    if (lost) throw new AppError('unavailable', {}, null, { cause: lost });
    return { bytes, sha256: hash.digest('hex') };
  }

  private async has({ id, size }: VideoObject): Promise<boolean> {
    return (await this.bucket.read(storedVideo(id), { start: size - 1, end: size })) !== null;
  }

  private async read(id: string, range: ByteRange): Promise<Uint8Array> {
    const bytes = await this.bucket.read(storedVideo(id), range);
    if (!bytes) throw unavailable(`The object store does not have the video ${id}.`);
    return bytes;
  }
}
