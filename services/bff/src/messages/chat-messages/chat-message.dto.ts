import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayClock } from '../../common/time/display-time.js';
import { type ChatMessage } from './chat-message.entity.js';
import { CHAT_CONTENT, CHAT_KEYWORD, CHAT_LIMIT, CHAT_USER_NAME } from './chat-messages.constants.js';

/** A chat message as one account sees it. */
export interface SeenChatMessage extends ChatMessage {
  isCollect: boolean;
}

export class ChatMessageQuery {
  @IntField({
    ...ROW_ID,
    optional: true,
    description: 'Only messages sent before the one with this id. Use it to page back.',
    example: 31,
  })
  before?: number;

  @IntField({ ...CHAT_LIMIT, optional: true, description: 'At most this many messages.', example: 6 })
  limit: number = CHAT_LIMIT.default;

  @TextField({
    optional: true,
    description: 'A part of the text or of the name, case-insensitive. An empty value counts as not set.',
    maxLength: CHAT_KEYWORD.maxLength,
    example: 'robot',
  })
  keyword = '';

  @BooleanField({
    optional: true,
    description: 'Only messages that you have collected.',
    default: false,
    example: false,
  })
  onlyCollected = false;
}

export class ChatMessageDto {
  @IntField({
    description: 'Key of the message. It never changes, and later messages have greater ids.',
    minimum: 1,
    example: 36,
  })
  id: number;

  @TextField({
    description: 'Name of the viewer.',
    maxLength: CHAT_USER_NAME.maxLength,
    example: 'Vireak’s mother',
  })
  username: string;

  @TextField({
    description: 'The text of the message.',
    maxLength: CHAT_CONTENT.maxLength,
    example: 'Will there be a recording of this lesson?',
  })
  content: string;

  @TextField({
    description: 'When it was sent, `HH:mm:ss` in the time zone of the deployment.',
    example: '13:09:12',
  })
  time: string;

  @BooleanField({ description: 'Whether you have collected it.', example: false })
  isCollect: boolean;

  static from(
    { id, username, content, sentAt, isCollect }: SeenChatMessage,
    timeZone: string,
  ): ChatMessageDto {
    return { id, username, content, time: displayClock(sentAt, timeZone), isCollect };
  }
}
