import { type EntityManager } from 'typeorm';
import { type ObjectStore } from '../../config/config.js';
import { Bucket } from './bucket.js';
import { type FileContent, FileStorage } from './file-storage.service.js';

/**
 * A bucket of any S3-compatible store. Reads fall back to the database, so that files stored before the
 * bucket was configured (and the demo's pictures) are still served.
 */
export class S3FileStorage extends FileStorage {
  private readonly bucket: Bucket;

  constructor(
    store: ObjectStore,
    private readonly fallback: FileStorage,
  ) {
    super();
    this.bucket = new Bucket(store);
  }

  async store(files: FileContent[]): Promise<void> {
    await Promise.all(files.map(({ name, mediaType, bytes }) => this.bucket.put(name, bytes, mediaType)));
  }

  async read(name: string, manager?: EntityManager): Promise<FileContent | null> {
    const found = await this.bucket.get(name);
    return found ? { name, ...found } : await this.fallback.read(name, manager);
  }

  async remove(names: string[], manager?: EntityManager): Promise<void> {
    await Promise.all(names.map((name) => this.bucket.delete(name)));
    await this.fallback.remove(names, manager);
  }
}
