import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxDeliveryService } from './outbox-delivery.service.js';
import { OutboxHandlersService } from './outbox-handlers.service.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxMessagesRepository } from './outbox-messages.repository.js';
import { OutboxService } from './outbox.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutboxMessage])],
  providers: [OutboxDeliveryService, OutboxHandlersService, OutboxMessagesRepository, OutboxService],
  exports: [OutboxHandlersService, OutboxService],
})
export class OutboxModule {}
