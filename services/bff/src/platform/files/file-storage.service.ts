import { type EntityManager } from 'typeorm';

export interface FileContent {
  /** Unique and path-like, such as `avatars/<key>-96.webp`. */
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/**
 * File storage. A failure at any point leaves at most an unreferenced file. Files are stored before the
 * transaction that references them commits. They are removed by `DroppedFilesService` alone, after the transaction that drops
 * them has committed.
 */
export abstract class FileStorage {
  /**
   * Replaces a file of the same name, whose content is the same.
   * @throws AppError unavailable
   */
  abstract store(files: FileContent[], manager: EntityManager): Promise<void>;
  /** @throws AppError unavailable */
  abstract read(name: string, manager?: EntityManager): Promise<FileContent | null>;
  /** Ignores names that do not exist. */
  abstract remove(names: string[], manager?: EntityManager): Promise<void>;
}
