import { Announcement } from './announcements/announcement.entity.js';
import { ChatMessage } from './chat/chat-message.entity.js';
import { CollectedMessage } from './chat/collected-message.entity.js';
import { Message } from './messages/message.entity.js';
import { NotificationPreference } from './notifications/notification-preference.entity.js';

export const MESSAGES_ENTITIES = [
  Announcement,
  ChatMessage,
  CollectedMessage,
  Message,
  NotificationPreference,
];
