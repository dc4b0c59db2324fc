import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { MessageDto, MessageIdsDto } from './message.dto.js';

export const MESSAGE_CREATED = defineLiveEvent({
  name: 'message.created',
  payload: MessageDto,
  scope: 'messages:read',
  to: 'account',
});

export const MESSAGE_UPDATED = defineLiveEvent({
  name: 'message.updated',
  payload: MessageDto,
  scope: 'messages:read',
  to: 'account',
});

export const MESSAGE_READ = defineLiveEvent({
  name: 'message.read',
  payload: MessageIdsDto,
  scope: 'messages:read',
  to: 'account',
});

export const MESSAGE_REMOVED = defineLiveEvent({
  name: 'message.removed',
  payload: MessageIdsDto,
  scope: 'messages:read',
  to: 'account',
});
