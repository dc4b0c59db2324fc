import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveEventsModule } from '../../platform/live-events/live-events.module.js';
import { MessageBoxController } from './message-box.controller.js';
import { MessageSenderService } from './message-sender.service.js';
import { Message } from './message.entity.js';
import { MessagesController } from './messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';

@Module({
  imports: [LiveEventsModule, TypeOrmModule.forFeature([Message])],
  controllers: [MessagesController, MessageBoxController],
  providers: [MessagesRepository, MessagesService, MessageSenderService],
  exports: [MessageSenderService],
})
export class MessagesModule {}
