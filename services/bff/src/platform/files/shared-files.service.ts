import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
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
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
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

  /** @throws AppError unavailable */
  async read(name: string): Promise<FileContent | null> {
    const file = await this.storage.read((await this.references.contentOf(name)) ?? name);
    return file && { ...file, name };
  }

  /** Ignores names that do not exist. What no other file has goes from the storage, too. */
  async remove(names: string[]): Promise<void> {
    const shared = await this.references.among(names);
    const own = names.filter((name) => !shared.includes(name));
    if (own.length > 0) await this.storage.remove(own);
    if (shared.length === 0) return;
    await this.manager.transaction(async (manager) => {
      const contents = await this.references.remove(shared, manager);
      const unused = await this.references.removeUnused(contents, manager);
      // Before the lock is released: a caller that stores the same content waits, and then stores it again.
      if (unused.length > 0) await this.storage.remove(unused, manager);
    });
  }
}
