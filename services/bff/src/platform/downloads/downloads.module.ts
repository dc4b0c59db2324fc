import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadLink } from './download-link.entity.js';
import { DownloadLinksRepository } from './download-links.repository.js';
import { DownloadLinksService } from './download-links.service.js';
import { SheetBatchesRepository } from './sheet-batches.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([DownloadLink])],
  providers: [DownloadLinksRepository, DownloadLinksService, SheetBatchesRepository],
  exports: [DownloadLinksService, SheetBatchesRepository],
})
export class DownloadsModule {}
