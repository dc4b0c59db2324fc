import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChatMessage } from './chat-message.entity.js';
import { ChatMessagesController } from './chat-messages.controller.js';
import { ChatMessagesRepository } from './chat-messages.repository.js';
import { ChatMessagesService } from './chat-messages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ChatMessage])],
  controllers: [ChatMessagesController],
  providers: [ChatMessagesRepository, ChatMessagesService],
})
export class ChatMessagesModule {}
