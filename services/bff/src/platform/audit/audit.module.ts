import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditPartitionsRepository } from './audit-partitions.repository.js';
import { AuditRepository } from './audit.repository.js';
import { AuditRetentionService } from './audit-retention.service.js';
import { AuditService } from './audit.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  providers: [AuditRepository, AuditPartitionsRepository, AuditService, AuditRetentionService],
  exports: [AuditService],
})
export class AuditModule {}
