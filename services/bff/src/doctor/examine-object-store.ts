import { randomUUID } from 'node:crypto';
import { type Config } from '../config/config.js';
import { FileStorage } from '../platform/files/file-storage.service.js';
import { NoSuchUpload } from '../platform/files/multipart-upload.js';
import { S3FileStorage } from '../platform/files/s3-file-storage.js';
import { fail, type Finding, ok } from './finding.js';

const SUBJECT = 'object storage';
const STATUS = /answered \d{3}/;

/** Stores, reads and removes a probe object. */
export async function examineObjectStore({ objectStore }: Config): Promise<Finding[]> {
  if (!objectStore) return [ok(SUBJECT, 'No bucket is set: files are stored in the database.')];
  const store = new S3FileStorage(objectStore, new NoFallback());
  const probe = {
    name: `doctor/${randomUUID()}`,
    mediaType: 'text/plain',
    bytes: Buffer.from('sala doctor'),
  };
  try {
    await store.store([probe]);
    const read = await store.read(probe.name);
    await store.remove([probe.name]);
    if (read?.bytes.equals(probe.bytes))
      return [ok(SUBJECT, 'The bucket stores, gives back and removes an object.')];
    return [fail(SUBJECT, 'The bucket does not give back what it stored.', 'Check SALA_S3_BUCKET_URL.')];
  } catch (error) {
    const advice =
      'Check SALA_S3_BUCKET_URL, SALA_S3_REGION and the credentials, which need to put, get and delete objects.';
    return [fail(SUBJECT, `The object store ${storeFailure(error)}.`, advice)];
  }
}

/** The whole answer may name the access key. */
export function storeFailure(error: unknown): string {
  if (error instanceof NoSuchUpload) return 'forgot an upload at once';
  const cause = error instanceof Error ? error.cause : undefined;
  const message = cause instanceof Error ? cause.message : '';
  return STATUS.exec(message)?.[0] ?? 'cannot be reached';
}

class NoFallback extends FileStorage {
  override store(): Promise<void> {
    return Promise.resolve();
  }

  override read(): Promise<null> {
    return Promise.resolve(null);
  }

  override remove(): Promise<void> {
    return Promise.resolve();
  }
}
