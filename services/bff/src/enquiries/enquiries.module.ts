import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagesModule } from '../messages/messages.module.js';
import { EnquiriesController } from './enquiries.controller.js';
import { EnquiriesRepository } from './enquiries.repository.js';
import { EnquiriesService } from './enquiries.service.js';
import { EnquiryCleanerService } from './enquiry-cleaner.service.js';
import { EnquiryDraft } from './enquiry-draft.entity.js';
import { EnquiryDraftsRepository } from './enquiry-drafts.repository.js';
import { EnquiryDraftsService } from './enquiry-drafts.service.js';
import { EnquiryThrottleService } from './enquiry-throttle.service.js';
import { Enquiry } from './enquiry.entity.js';

@Module({
  imports: [MessagesModule, TypeOrmModule.forFeature([Enquiry, EnquiryDraft])],
  controllers: [EnquiriesController],
  providers: [
    EnquiriesRepository,
    EnquiriesService,
    EnquiryDraftsRepository,
    EnquiryDraftsService,
    EnquiryThrottleService,
    EnquiryCleanerService,
  ],
})
export class EnquiriesModule {}
