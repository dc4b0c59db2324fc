import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagesModule } from '../messages/messages.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { ReviewModule } from '../review/review.module.js';
import { SecurityModule } from '../security/security.module.js';
import { SystemModule } from '../system/system.module.js';
import { AccountRequestDeskService } from './account-requests/account-request-desk.service.js';
import { AccountRequestsController } from './account-requests/account-requests.controller.js';
import { AccountRequestsRepository } from './account-requests/account-requests.repository.js';
import { AccountRequestsService } from './account-requests/account-requests.service.js';
import { AccountThrottleService } from './account-throttle/account-throttle.service.js';
import { EnquiriesController } from './enquiries/enquiries.controller.js';
import { EnquiriesRepository } from './enquiries/enquiries.repository.js';
import { EnquiriesService } from './enquiries/enquiries.service.js';
import { EnquiryCleanerService } from './enquiries/enquiry-cleaner.service.js';
import { EnquiryDeskController } from './enquiries/enquiry-desk.controller.js';
import { EnquiryDeskService } from './enquiries/enquiry-desk.service.js';
import { EnquiryDraftsRepository } from './enquiries/enquiry-drafts.repository.js';
import { EnquiryDraftsService } from './enquiries/enquiry-drafts.service.js';
import { EnquiryThrottleService } from './enquiries/enquiry-throttle.service.js';
import { ForgottenPasswordsController } from './forgotten-passwords/forgotten-passwords.controller.js';
import { ForgottenPasswordsRepository } from './forgotten-passwords/forgotten-passwords.repository.js';
import { ForgottenPasswordsService } from './forgotten-passwords/forgotten-passwords.service.js';
import { PasswordRecoveryService } from './forgotten-passwords/password-recovery.service.js';
import { RegistrationsController } from './registrations/registrations.controller.js';
import { RegistrationsService } from './registrations/registrations.service.js';
import { ShownTestimonialsService } from './testimonials/shown-testimonials.service.js';
import { TestimonialsController } from './testimonials/testimonials.controller.js';
import { TestimonialsRepository } from './testimonials/testimonials.repository.js';
import { TestimonialsService } from './testimonials/testimonials.service.js';
import { PUBLIC_ENTITIES } from './public.entities.js';

/**
 * What needs no account: the public page and its forms, registering, and new passwords for those who forgot theirs. And the
 * desks where administrators answer enquiries and account requests, and keep testimonials.
 *
 * Exports `EnquiriesService`, `EnquiryDraftsService` and `ShownTestimonialsService` for the server of the public pages.
 */
@Module({
  imports: [
    MessagesModule,
    PeopleModule,
    PlatformModule,
    ReviewModule,
    SecurityModule,
    SystemModule,
    TypeOrmModule.forFeature(PUBLIC_ENTITIES),
  ],
  controllers: [
    AccountRequestsController,
    EnquiriesController,
    EnquiryDeskController,
    ForgottenPasswordsController,
    RegistrationsController,
    TestimonialsController,
  ],
  providers: [
    AccountRequestDeskService,
    AccountRequestsRepository,
    AccountRequestsService,
    AccountThrottleService,
    EnquiriesRepository,
    EnquiriesService,
    EnquiryCleanerService,
    EnquiryDeskService,
    EnquiryDraftsRepository,
    EnquiryDraftsService,
    EnquiryThrottleService,
    ForgottenPasswordsRepository,
    ForgottenPasswordsService,
    PasswordRecoveryService,
    RegistrationsService,
    ShownTestimonialsService,
    TestimonialsRepository,
    TestimonialsService,
  ],
  exports: [EnquiriesService, EnquiryDraftsService, ShownTestimonialsService],
})
export class PublicModule {}
