import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagesModule } from '../messages/messages.module.js';
import { PeopleModule } from '../people/people.module.js';
import { Account } from '../people/accounts/account.entity.js';
import { PlatformModule } from '../platform/platform.module.js';
import { SecurityModule } from '../security/security.module.js';
import { AccountAdminController } from './account-admin/account-admin.controller.js';
import { AccountAdminRepository } from './account-admin/account-admin.repository.js';
import { AccountAdminService } from './account-admin/account-admin.service.js';
import { AccountGrantsController } from './account-admin/account-grants.controller.js';
import { AccountGrantsService } from './account-admin/account-grants.service.js';
import { AccountImportController } from './account-admin/account-import.controller.js';
import { AccountImportService } from './account-admin/account-import.service.js';
import { AccountLinksService } from './account-admin/account-links.service.js';
import { RightsController } from './rights/rights.controller.js';
import { RightsService } from './rights/rights.service.js';
import { ExaminationsRepository } from './status/examinations.repository.js';
import { ExaminationsService } from './status/examinations.service.js';
import { MeasurementsRepository } from './status/measurements.repository.js';
import { MeasurementsService } from './status/measurements.service.js';
import { StatusController } from './status/status.controller.js';
import { StatusRepository } from './status/status.repository.js';
import { StatusService } from './status/status.service.js';
import { TestMailsService } from './status/test-mails.service.js';
import { SYSTEM_ENTITIES } from './system.entities.js';
import { WebhookCleanerService } from './webhooks/webhook-cleaner.service.js';
import { WebhookCourierService } from './webhooks/webhook-courier.service.js';
import { WebhookDeliveriesRepository } from './webhooks/webhook-deliveries.repository.js';
import { WebhookDeliveriesService } from './webhooks/webhook-deliveries.service.js';
import { WebhookEventsService } from './webhooks/webhook-events.service.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksRepository } from './webhooks/webhooks.repository.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

/**
 * What administrators set up for the product as a whole: accounts and webhooks, and how it is.
 *
 * Exports `WebhookEventsService`, with which other domains tell webhooks what happened, in their own transactions.
 */
@Module({
  imports: [
    MessagesModule,
    PeopleModule,
    PlatformModule,
    SecurityModule,
    TypeOrmModule.forFeature([Account, ...SYSTEM_ENTITIES]),
  ],
  controllers: [
    AccountGrantsController,
    AccountImportController,
    AccountAdminController,
    RightsController,
    StatusController,
    WebhooksController,
  ],
  providers: [
    AccountAdminRepository,
    AccountAdminService,
    AccountGrantsService,
    AccountImportService,
    AccountLinksService,
    ExaminationsRepository,
    ExaminationsService,
    MeasurementsRepository,
    MeasurementsService,
    RightsService,
    StatusRepository,
    StatusService,
    TestMailsService,
    WebhookCleanerService,
    WebhookCourierService,
    WebhookDeliveriesRepository,
    WebhookDeliveriesService,
    WebhookEventsService,
    WebhooksRepository,
    WebhooksService,
  ],
  exports: [WebhookEventsService],
})
export class SystemModule {}
