import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { LiveEventsModule } from '../live-events/live-events.module.js';
import { OutboxDeliveryService } from './outbox-delivery.service.js';
import { OutboxHandlersService } from './outbox-handlers.service.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxMessagesRepository } from './outbox-messages.repository.js';
import { OutboxService } from './outbox.service.js';
import { UndeliveredController } from './undelivered.controller.js';
import { UndeliveredRepository } from './undelivered.repository.js';
import { UndeliveredService } from './undelivered.service.js';

@Module({
  imports: [AuditModule, LiveEventsModule, TypeOrmModule.forFeature([OutboxMessage])],
  controllers: [UndeliveredController],
  providers: [
    OutboxDeliveryService,
    OutboxHandlersService,
    OutboxMessagesRepository,
    OutboxService,
    UndeliveredRepository,
    UndeliveredService,
  ],
  exports: [OutboxHandlersService, OutboxService],
})
export class OutboxModule {}
