import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { ChatCollectionDto, ChatModerationDto } from './chat-change.dto.js';
import { ChatMessageDto } from './chat-message.dto.js';

/** Nobody has collected a message that was just sent, so the payload is the same for all. */
export const CHAT_SENT = defineLiveEvent({
  name: 'chat.sent',
  payload: ChatMessageDto,
  scope: 'studio:read',
  to: { can: 'chat.use' },
});

export const CHAT_MODERATED = defineLiveEvent({
  name: 'chat.moderated',
  payload: ChatModerationDto,
  scope: 'studio:read',
  to: { can: 'chat.use' },
});

/** In another tab or on another device. */
export const CHAT_COLLECTED = defineLiveEvent({
  name: 'chat.collected',
  payload: ChatCollectionDto,
  scope: 'studio:read',
  to: 'account',
});
