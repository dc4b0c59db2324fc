import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { DroppedFilesRepository } from './dropped-files.repository.js';
import { FileReferencesRepository } from './file-references.repository.js';
import { type FileContent, FileStorage } from './file-storage.service.js';

const BYTES_PER_MB = 1_000_000;

/**
 * Files of accounts, each content of which is stored once, wherever files are stored. Files from before that have no
 * reference and are stored under their own name.
 */
@Injectable()
export class SharedFilesService {
  constructor(
    private readonly storage: FileStorage,
    private readonly references: FileReferencesRepository,
    private readonly dropped: DroppedFilesRepository,
    private readonly config: Config,
  ) {}

  /**
   * Call it in a transaction that has locked the account, so that the share holds for calls at the same time, too.
   * @throws AppError storageFull, unavailable
   */
  async store(file: FileContent, accountId: number, manager: EntityManager): Promise<void> {
    const contentName = `content/${createHash('sha256').update(file.bytes).digest('hex')}`;
    await this.references.keepContent(contentName, file.bytes.length, manager);
    await this.references.insert({ name: file.name, contentName, accountId }, manager);
    const { storagePerAccountMb: max } = this.config;
    const used = await this.references.usedBy(accountId, manager);
    if (used > max * BYTES_PER_MB) throw new AppError('storageFull', { max });
    // Stored again even if it is known: an earlier removal may have reached the storage.
    await this.storage.store([{ ...file, name: contentName }], manager);
  }

  /**
   * A second file with the content of another one. Call it where `store` may be called.
   * @returns whether there is another one
   * @throws AppError storageFull, unavailable
   */
  async copy(name: string, from: string, accountId: number, manager: EntityManager): Promise<boolean> {
    const contentName = await this.references.contentOf(from, manager);
    if (contentName !== null) {
      await this.references.insert({ name, contentName, accountId }, manager);
      return true;
    }
    const file = await this.storage.read(from, manager);
    if (file) await this.store({ ...file, name }, accountId, manager);
    return file !== null;
  }

  /** Null also for one that was dropped, whether or not its bytes have left. @throws AppError unavailable */
  async read(name: string): Promise<FileContent | null> {
    const place = await this.references.placeOf(name);
    const file = place === null ? null : await this.storage.read(place);
    return file && { ...file, name };
  }

  /**
   * In the transaction after which nothing needs the files. They count no more, and nobody reads them, from its end on; their
   * bytes leave soon after, but for contents that other files have. Ignores names that do not exist.
   */
  async drop(names: string[], manager: EntityManager): Promise<void> {
    if (names.length > 0) await this.dropped.drop(names, manager);
  }
}
