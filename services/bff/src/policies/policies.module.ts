import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { LiveEventsModule } from '../live-events/live-events.module.js';
import { PoliciesController } from './policies.controller.js';
import { PoliciesRepository } from './policies.repository.js';
import { PoliciesService } from './policies.service.js';
import { PolicyChangesController } from './policy-changes.controller.js';
import { PolicyChangesRepository } from './policy-changes.repository.js';
import { PolicyChangesService } from './policy-changes.service.js';
import { PolicyEditorController } from './policy-editor.controller.js';
import { PolicyEditorService } from './policy-editor.service.js';
import { PolicyNewsService } from './policy-news.service.js';
import { PolicyOperationsService } from './policy-operations.service.js';
import { PolicyTallyRepository } from './policy-tally.repository.js';
import { Policy } from './policy.entity.js';

@Module({
  imports: [AuditModule, IdempotencyModule, LiveEventsModule, TypeOrmModule.forFeature([Policy])],
  controllers: [PoliciesController, PolicyChangesController, PolicyEditorController],
  providers: [
    PoliciesRepository,
    PolicyTallyRepository,
    PolicyChangesRepository,
    PoliciesService,
    PolicyNewsService,
    PolicyEditorService,
    PolicyChangesService,
    PolicyOperationsService,
  ],
})
export class PoliciesModule {}
