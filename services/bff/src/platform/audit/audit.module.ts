import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditFilesController } from './audit-files.controller.js';
import { AuditFilesService } from './audit-files.service.js';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditPartitionsRepository } from './audit-partitions.repository.js';
import { AuditRepository } from './audit.repository.js';
import { AuditRetentionService } from './audit-retention.service.js';
import { AuditService } from './audit.service.js';

@Module({
  imports: [DownloadsModule, TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditFilesController, AuditLogController],
  providers: [
    AuditFilesService,
    AuditLogRepository,
    AuditLogService,
    AuditPartitionsRepository,
    AuditRepository,
    AuditRetentionService,
    AuditService,
  ],
  exports: [AuditService],
})
export class AuditModule {}
