import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { LiveEventsModule } from '../../platform/live-events/live-events.module.js';
import { PoliciesController } from './policies.controller.js';
import { PoliciesRepository } from './policies.repository.js';
import { PoliciesService } from './policies.service.js';
import { PolicyChangesController } from './policy-changes.controller.js';
import { PolicyChangesRepository } from './policy-changes.repository.js';
import { PolicyChangesService } from './policy-changes.service.js';
import { PolicyEditorController } from './policy-editor.controller.js';
import { PolicyEditorService } from './policy-editor.service.js';
import { PolicyNewsService } from './policy-news.service.js';
import { PolicyOperation } from './policy-operation.entity.js';
import { PolicyOperationsController } from './policy-operations.controller.js';
import { PolicyOperationsRepository } from './policy-operations.repository.js';
import { PolicyOperationsService } from './policy-operations.service.js';
import { PolicyTallyRepository } from './policy-tally.repository.js';
import { PolicyDownloadController } from './policy-download.controller.js';
import { PolicyDownload } from './policy-download.entity.js';
import { PolicyDownloadRepository } from './policy-download.repository.js';
import { PolicyDownloadService } from './policy-download.service.js';
import { PolicyImportCheckService } from './policy-import-check.service.js';
import { PolicyImportWriterService } from './policy-import-writer.service.js';
import { PolicyImportController } from './policy-import.controller.js';
import { PolicyImport } from './policy-import.entity.js';
import { PolicyImportRepository } from './policy-import.repository.js';
import { PolicyImportService } from './policy-import.service.js';
import { Policy } from './policy.entity.js';

@Module({
  imports: [
    AuditModule,
    IdempotencyModule,
    LiveEventsModule,
    TypeOrmModule.forFeature([Policy, PolicyOperation, PolicyImport, PolicyDownload]),
  ],
  controllers: [
    PoliciesController,
    PolicyChangesController,
    PolicyOperationsController,
    PolicyImportController,
    PolicyDownloadController,
    PolicyEditorController,
  ],
  providers: [
    PoliciesRepository,
    PolicyTallyRepository,
    PolicyChangesRepository,
    PoliciesService,
    PolicyNewsService,
    PolicyEditorService,
    PolicyChangesService,
    PolicyOperationsRepository,
    PolicyOperationsService,
    PolicyImportRepository,
    PolicyImportCheckService,
    PolicyImportWriterService,
    PolicyImportService,
    PolicyDownloadRepository,
    PolicyDownloadService,
  ],
})
export class PoliciesModule {}
