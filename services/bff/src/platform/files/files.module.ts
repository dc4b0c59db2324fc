import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { DroppedFile } from './dropped-file.entity.js';
import { DroppedFilesRepository } from './dropped-files.repository.js';
import { DroppedFilesService } from './dropped-files.service.js';
import { FileReference } from './file-reference.entity.js';
import { FileReferencesRepository } from './file-references.repository.js';
import { FileStorage } from './file-storage.service.js';
import { PostgresFileStorage } from './postgres-file-storage.js';
import { SharedFilesService } from './shared-files.service.js';
import { StoredFile } from './stored-file.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([StoredFile, FileReference, DroppedFile])],
  providers: [
    PostgresFileStorage,
    FileReferencesRepository,
    DroppedFilesRepository,
    DroppedFilesService,
    SharedFilesService,
    {
      provide: FileStorage,
      inject: [Config, PostgresFileStorage],
      useFactory: async ({ objectStore }: Config, database: PostgresFileStorage): Promise<FileStorage> => {
        if (!objectStore) return database;
        const { S3FileStorage } = await import('./s3-file-storage.js');
        return new S3FileStorage(objectStore, database);
      },
    },
  ],
  exports: [DroppedFilesService, FileStorage, PostgresFileStorage, SharedFilesService],
})
export class FilesModule {}
