import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { DROPPED_FILES, isContent } from './dropped-files.constants.js';
import { DroppedFilesRepository } from './dropped-files.repository.js';
import { FileReferencesRepository } from './file-references.repository.js';
import { FileStorage } from './file-storage.service.js';

/**
 * Removes the bytes of dropped files, then the row that says so: each file again until it succeeds. Replicas share the work,
 * and removing a file twice does no harm.
 */
@Injectable()
export class DroppedFilesService {
  private readonly others: { prefix: string; remove: (name: string) => Promise<void> }[] = [];

  constructor(
    private readonly storage: FileStorage,
    private readonly dropped: DroppedFilesRepository,
    private readonly references: FileReferencesRepository,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    periodic.every(DROPPED_FILES.intervalMs, 'remove files that nothing needs', () => this.run());
  }

  /** Call while the application is being built. Names that begin so are no files of the file storage. */
  removeBy(prefix: string, remove: (name: string) => Promise<void>): void {
    this.others.push({ prefix, remove });
  }

  /** Tries those that are due, one that fails as well as those behind it. @throws what the first failure was */
  async run(): Promise<void> {
    const until = Date.now() + DROPPED_FILES.budgetMs;
    const failures: { error: unknown }[] = [];
    while (Date.now() < until) {
      const name = await this.dropped.claim();
      if (name === undefined) break;
      await this.remove(name).catch((error: unknown) => {
        failures.push({ error });
      });
    }
    const [failure] = failures;
    if (failure) throw failure.error;
  }

  private async remove(name: string): Promise<void> {
    if (isContent(name)) {
      await this.manager.transaction((manager) => this.removeContent(name, manager));
      return;
    }
    const other = this.others.find(({ prefix }) => name.startsWith(prefix));
    await (other ? other.remove(name) : this.storage.remove([name]));
    await this.dropped.forget(name);
  }

  /**
   * Only a later statement sees the references that were made while it waited for a lock. The content is locked before the row,
   * as by a transaction that stores a file and drops another one.
   */
  private async removeContent(name: string, manager: EntityManager): Promise<void> {
    await this.references.lockContent(name, manager);
    await this.dropped.forget(name, manager);
    // Before the locks are released: a caller that stores the same content waits, and then stores it again.
    if (await this.references.removeUnused(name, manager)) await this.storage.remove([name], manager);
  }
}
