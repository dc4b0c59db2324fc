import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { LiveEventsModule } from '../../platform/live-events/live-events.module.js';
import { MessagesModule } from '../../messages/messages/messages.module.js';
import { EnquiriesController } from './enquiries.controller.js';
import { EnquiriesRepository } from './enquiries.repository.js';
import { EnquiriesService } from './enquiries.service.js';
import { EnquiryCleanerService } from './enquiry-cleaner.service.js';
import { EnquiryDeskController } from './enquiry-desk.controller.js';
import { EnquiryDeskService } from './enquiry-desk.service.js';
import { EnquiryDraft } from './enquiry-draft.entity.js';
import { EnquiryDraftsRepository } from './enquiry-drafts.repository.js';
import { EnquiryDraftsService } from './enquiry-drafts.service.js';
import { EnquiryThrottleService } from './enquiry-throttle.service.js';
import { Enquiry } from './enquiry.entity.js';

@Module({
  imports: [
    AuditModule,
    IdempotencyModule,
    LiveEventsModule,
    MessagesModule,
    TypeOrmModule.forFeature([Enquiry, EnquiryDraft]),
  ],
  controllers: [EnquiriesController, EnquiryDeskController],
  providers: [
    EnquiriesRepository,
    EnquiriesService,
    EnquiryDeskService,
    EnquiryDraftsRepository,
    EnquiryDraftsService,
    EnquiryThrottleService,
    EnquiryCleanerService,
  ],
})
export class EnquiriesModule {}
