import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadLink } from './download-link.entity.js';
import { DownloadLinksRepository } from './download-links.repository.js';
import { DownloadLinksService } from './download-links.service.js';
import { SheetBatchesRepository } from './sheet-batches.repository.js';
import { SheetDownloadsService } from './sheet-downloads.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DownloadLink])],
  providers: [DownloadLinksRepository, DownloadLinksService, SheetBatchesRepository, SheetDownloadsService],
  exports: [DownloadLinksService, SheetBatchesRepository, SheetDownloadsService],
})
export class DownloadsModule {}
