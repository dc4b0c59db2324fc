import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { FileStorage } from './file-storage.service.js';
import { PostgresFileStorage } from './postgres-file-storage.js';
import { S3FileStorage } from './s3-file-storage.js';
import { StoredFile } from './stored-file.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([StoredFile])],
  providers: [
    PostgresFileStorage,
    {
      provide: FileStorage,
      inject: [Config, PostgresFileStorage],
      useFactory: ({ objectStore }: Config, database: PostgresFileStorage): FileStorage =>
        objectStore ? new S3FileStorage(objectStore, database) : database,
    },
  ],
  exports: [FileStorage],
})
export class FilesModule {}
