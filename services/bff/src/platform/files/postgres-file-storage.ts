import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { type FileContent, FileStorage } from './file-storage.service.js';
import { StoredFile } from './stored-file.entity.js';

/** The default: needs nothing beside the database, and is in its backups. Meant for files of some megabytes. */
@Injectable()
export class PostgresFileStorage extends FileStorage {
  constructor(@InjectRepository(StoredFile) private readonly files: Repository<StoredFile>) {
    super();
  }

  async store(files: FileContent[], manager: EntityManager): Promise<void> {
    await manager.insert(StoredFile, files);
  }

  read(name: string): Promise<FileContent | null> {
    return this.files.findOneBy({ name });
  }

  async remove(names: string[]): Promise<void> {
    await this.files.delete({ name: In(names) });
  }
}
