import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlatformModule } from '../platform/platform.module.js';
import { AnnouncementsController } from './announcements/announcements.controller.js';
import { AnnouncementsRepository } from './announcements/announcements.repository.js';
import { AnnouncementsService } from './announcements/announcements.service.js';
import { ChatMessagesController } from './chat/chat-messages.controller.js';
import { ChatMessagesRepository } from './chat/chat-messages.repository.js';
import { ChatMessagesService } from './chat/chat-messages.service.js';
import { ChatModerationService } from './chat/chat-moderation.service.js';
import { ChatThrottleService } from './chat/chat-throttle.service.js';
import { ChatTranscriptController } from './chat/chat-transcript.controller.js';
import { ChatTranscriptService } from './chat/chat-transcript.service.js';
import { DigestsRepository } from './digests/digests.repository.js';
import { DigestsService } from './digests/digests.service.js';
import { MessageBoxController } from './messages/message-box.controller.js';
import { MessageSenderService } from './messages/message-sender.service.js';
import { MessagesController } from './messages/messages.controller.js';
import { MessagesRepository } from './messages/messages.repository.js';
import { MessagesService } from './messages/messages.service.js';
import { NotificationMailService } from './notifications/notification-mail.service.js';
import { NotificationPreferencesController } from './notifications/notification-preferences.controller.js';
import { NotificationPreferencesRepository } from './notifications/notification-preferences.repository.js';
import { NotificationPreferencesService } from './notifications/notification-preferences.service.js';
import { MESSAGES_ENTITIES } from './messages.entities.js';

/**
 * The message box of each user and how each wants to be notified, the announcements for everyone, and the studio chat.
 *
 * Exports `MessageSenderService`, with which other domains send messages in their own transactions, and
 * `MessagesService` to the shell, which counts what is unread.
 */
@Module({
  imports: [PlatformModule, TypeOrmModule.forFeature(MESSAGES_ENTITIES)],
  controllers: [
    AnnouncementsController,
    ChatMessagesController,
    ChatTranscriptController,
    MessageBoxController,
    MessagesController,
    NotificationPreferencesController,
  ],
  providers: [
    AnnouncementsRepository,
    AnnouncementsService,
    ChatMessagesRepository,
    ChatMessagesService,
    ChatModerationService,
    ChatThrottleService,
    ChatTranscriptService,
    DigestsRepository,
    DigestsService,
    MessageSenderService,
    MessagesRepository,
    MessagesService,
    NotificationMailService,
    NotificationPreferencesRepository,
    NotificationPreferencesService,
  ],
  exports: [MessageSenderService, MessagesService],
})
export class MessagesModule {}
