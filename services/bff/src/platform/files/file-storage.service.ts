import { type EntityManager } from 'typeorm';

export interface FileContent {
  /** Path-like and unique, such as `avatars/<key>-96.webp`. */
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/**
 * Where files live. A failure at any moment leaves at most a file behind that nothing names: files are stored before
 * the transaction that names them commits, and removed after the one that forgets them has.
 */
export abstract class FileStorage {
  /** @throws AppError unavailable */
  abstract store(files: FileContent[], manager: EntityManager): Promise<void>;
  /** @throws AppError unavailable */
  abstract read(name: string): Promise<FileContent | null>;
  /** Names that do not exist are passed over. */
  abstract remove(names: string[]): Promise<void>;
}
