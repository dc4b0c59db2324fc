import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { type FileContent, FileStorage } from './file-storage.service.js';
import { StoredFile } from './stored-file.entity.js';

/**
 * The default storage. It needs nothing but the database and is included in its backups. Meant for files of a
 * few megabytes.
 */
@Injectable()
export class PostgresFileStorage extends FileStorage {
  constructor(@InjectRepository(StoredFile) private readonly files: Repository<StoredFile>) {
    super();
  }

  async store(files: FileContent[], manager: EntityManager): Promise<void> {
    await manager.createQueryBuilder().insert().into(StoredFile).values(files).orIgnore().execute();
  }

  read(name: string, manager = this.files.manager): Promise<FileContent | null> {
    return manager.findOneBy(StoredFile, { name });
  }

  async remove(names: string[], manager = this.files.manager): Promise<void> {
    await manager.delete(StoredFile, { name: In(names) });
  }
}
