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
import { PolicyOperation } from '../operations/policy-operation.entity.js';
import { PolicyOperationsController } from '../operations/policy-operations.controller.js';
import { PolicyOperationsRepository } from '../operations/policy-operations.repository.js';
import { PolicyOperationsService } from '../operations/policy-operations.service.js';
import { PolicyTallyRepository } from './policy-tally.repository.js';
import { PolicyDownloadController } from '../downloads/policy-download.controller.js';
import { PolicyDownload } from '../downloads/policy-download.entity.js';
import { PolicyDownloadRepository } from '../downloads/policy-download.repository.js';
import { PolicyDownloadService } from '../downloads/policy-download.service.js';
import { PolicyImportCheckService } from '../imports/policy-import-check.service.js';
import { PolicyImportWriterService } from '../imports/policy-import-writer.service.js';
import { PolicyImportController } from '../imports/policy-import.controller.js';
import { PolicyImport } from '../imports/policy-import.entity.js';
import { PolicyImportRepository } from '../imports/policy-import.repository.js';
import { PolicyImportService } from '../imports/policy-import.service.js';
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
