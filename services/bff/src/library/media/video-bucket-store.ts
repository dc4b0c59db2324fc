import { type Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { type Bucket } from '../../platform/files/bucket.js';
import { MultipartUpload, NoSuchUpload } from '../../platform/files/multipart-upload.js';
import { IncomingPart } from './incoming-part.js';
import { restartUpload } from './restart-upload.js';
import { storeChunks } from './store-chunks.js';
import { type VideoObject } from './video-object.entity.js';
import { type VideoObjectsRepository } from './video-objects.repository.js';
import { tailOf } from './video-parts.js';
import { storedVideo } from './videos.constants.js';

const TAIL_MS = 60_000;

/**
 * What arrives by the tus protocol, in a bucket: whole parts in a multipart upload, and what is less than one, which a lost line
 * leaves, in an object of its own. The database knows how far it is.
 */
export class VideoBucketStore extends DataStore {
  constructor(
    private readonly bucket: Bucket,
    private readonly objects: VideoObjectsRepository,
  ) {
    super();
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, stored } = await this.found(id);
    return new Upload({ id, size, offset: stored });
  }

  /** @throws AppError unavailable */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const object = await this.found(id);
    if (object.stored !== offset) throw new Refusal(ERRORS.INVALID_OFFSET);
    const part = await this.resumed(object);
    const lost = await storeChunks(stream, async (chunk) => {
      for (let rest = chunk; rest.length > 0;) {
        if (part.start === object.size) throw new Refusal(ERRORS.ERR_SIZE_EXCEEDED);
        rest = part.take(rest);
        if (part.isWhole) await this.storePart(object, part);
      }
    });
    if (part.hasArrived) await this.storeTail(object, part);
    part.release();
    // The line was lost: what has arrived is kept all the same.
    if (lost) throw lost;
    return part.storedEnd;
  }

  private async found(id: string): Promise<VideoObject> {
    const object = await this.objects.find(id);
    if (!object) throw new Refusal(ERRORS.FILE_NOT_FOUND);
    return object;
  }

  private async resumed(object: VideoObject): Promise<IncomingPart> {
    const part = new IncomingPart(object);
    const { id, stored } = object;
    if (stored === part.start || stored === object.size) return part;
    const tail = await this.bucket.read(tailOf(id, stored), { start: 0, end: stored - part.start });
    if (!tail) throw await this.restarted(object);
    part.take(tail);
    return part;
  }

  private async storePart(object: VideoObject, part: IncomingPart): Promise<void> {
    const upload = new MultipartUpload(this.bucket, storedVideo(object.id), object.uploadId);
    try {
      await upload.put(part.number, part.bytes);
    } catch (error) {
      throw error instanceof NoSuchUpload ? await this.restarted(object) : error;
    }
    const from = part.storedEnd;
    if (!(await this.objects.advance(object, from, part.end))) {
      // It was given up meanwhile: what came after that must not stay.
      if (!(await this.objects.find(object.id))) await upload.abort();
      throw new Refusal(ERRORS.INVALID_OFFSET);
    }
    if (from > part.start) await this.removeTail(object.id, from);
    part.next();
  }

  /** Nothing is overwritten: a tail has its end in its name, and what is as long is the same. */
  private async storeTail(object: VideoObject, part: IncomingPart): Promise<void> {
    const { storedEnd: from, end } = part;
    if (!(await this.objects.expectTail(object, from, end))) throw new Refusal(ERRORS.INVALID_OFFSET);
    await this.bucket.put(tailOf(object.id, end), part.bytes, 'application/octet-stream', TAIL_MS);
    if (!(await this.objects.advance(object, from, end))) {
      const now = await this.objects.find(object.id);
      // Somebody else has come further, so that nobody will need it.
      if (!now || now.uploadId !== object.uploadId || now.stored > end) await this.removeTail(object.id, end);
      throw new Refusal(ERRORS.INVALID_OFFSET);
    }
    part.storedEnd = end;
    if (from > part.start) await this.removeTail(object.id, from);
  }

  private async removeTail(id: string, end: number): Promise<void> {
    await this.bucket.delete(tailOf(id, end));
    await this.objects.forgetTails(id, [end]);
  }

  /** The bucket has lost what was stored. The client is told that it has to ask where to go on, which is at the beginning. */
  private async restarted(object: VideoObject): Promise<Refusal> {
    await restartUpload(this.bucket, this.objects, object);
    return new Refusal(ERRORS.INVALID_OFFSET);
  }
}

/** In the form in which the library answers it. */
class Refusal extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor({ status_code, body }: { status_code: number; body: string }) {
    super(body);
    this.status_code = status_code;
    this.body = body;
  }
}
