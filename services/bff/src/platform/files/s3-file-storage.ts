import { type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { type ObjectStore } from '../../config/config.js';
import { ObjectStoreClient } from './object-store-client.js';
import { type FileContent, FileStorage } from './file-storage.service.js';

const TIMEOUT_MS = 5_000;

/**
 * A bucket of any S3-compatible store. Reads fall back to the database, so that files stored before the
 * bucket was configured (and the demo's pictures) are still served.
 */
export class S3FileStorage extends FileStorage {
  private readonly client: ObjectStoreClient;

  constructor(
    private readonly bucket: ObjectStore,
    private readonly fallback: FileStorage,
  ) {
    super();
    this.client = new ObjectStoreClient(bucket);
  }

  async store(files: FileContent[]): Promise<void> {
    await Promise.all(
      files.map(({ name, mediaType, bytes }) =>
        this.call('PUT', name, { body: bytes, headers: { 'content-type': mediaType } }),
      ),
    );
  }

  async read(name: string): Promise<FileContent | null> {
    const answer = await this.call('GET', name);
    if (answer.status === 404) return this.fallback.read(name);
    const mediaType = answer.headers.get('content-type') ?? 'application/octet-stream';
    return { name, mediaType, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  async remove(names: string[], manager?: EntityManager): Promise<void> {
    await Promise.all(names.map((name) => this.call('DELETE', name)));
    await this.fallback.remove(names, manager);
  }

  private async call(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const url = `${this.bucket.url}/${name}`;
    const answer = await this.client.fetch(url, { ...init, method, signal }).catch((cause: unknown) => {
      throw new AppError('unavailable', {}, null, { cause });
    });
    if (answer.ok || answer.status === 404) return answer;
    const cause = new Error(`The object store answered ${answer.status}: ${await answer.text()}`);
    throw new AppError('unavailable', {}, null, { cause });
  }
}
