import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagesModule } from '../messages/messages.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { EnquiriesController } from './enquiries/enquiries.controller.js';
import { EnquiriesRepository } from './enquiries/enquiries.repository.js';
import { EnquiriesService } from './enquiries/enquiries.service.js';
import { EnquiryCleanerService } from './enquiries/enquiry-cleaner.service.js';
import { EnquiryDeskController } from './enquiries/enquiry-desk.controller.js';
import { EnquiryDeskService } from './enquiries/enquiry-desk.service.js';
import { EnquiryDraftsRepository } from './enquiries/enquiry-drafts.repository.js';
import { EnquiryDraftsService } from './enquiries/enquiry-drafts.service.js';
import { EnquiryThrottleService } from './enquiries/enquiry-throttle.service.js';
import { PUBLIC_ENTITIES } from './public.entities.js';

/**
 * The public page and its forms, which need no account, and the desk where enquiries are answered.
 *
 * Exports `EnquiriesService` and `EnquiryDraftsService` for the server of the public pages.
 */
@Module({
  imports: [MessagesModule, PlatformModule, TypeOrmModule.forFeature(PUBLIC_ENTITIES)],
  controllers: [EnquiriesController, EnquiryDeskController],
  providers: [
    EnquiriesRepository,
    EnquiriesService,
    EnquiryCleanerService,
    EnquiryDeskService,
    EnquiryDraftsRepository,
    EnquiryDraftsService,
    EnquiryThrottleService,
  ],
  exports: [EnquiriesService, EnquiryDraftsService],
})
export class PublicModule {}
