import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { type ChatMessage } from './chat-message.entity.js';
import {
  CHAT_CATEGORIES,
  CHAT_CONTENT,
  CHAT_USER_NAME,
  CHAT_VERSION,
  type ChatCategory,
  HIDING_REASON,
} from './chat-messages.constants.js';

/** A chat message as one account sees it. */
export interface SeenChatMessage extends Omit<ChatMessage, 'author' | 'authorId' | 'replyTo' | 'replyToId'> {
  /** The number by which people refer to the account. */
  authorId: string | null;
  replyTo: ChatReplyDto | null;
  isCollect: boolean;
}

export class ChatReplyDto {
  @IntField({ description: 'Key of the message that is answered.', minimum: 1, example: 34 })
  id: number;

  @TextField({ description: 'Name of its author.', maxLength: CHAT_USER_NAME.maxLength, example: 'Leo' })
  username: string;

  @TextField({
    description: 'Its text.',
    maxLength: CHAT_CONTENT.maxLength,
    example: 'Will there be a recording of this lesson?',
  })
  content: string;

  @BooleanField({ description: 'Whether it is hidden.', example: false })
  isHidden: boolean;
}

export class ChatMessageDto {
  @IntField({
    description: 'Key of the message. It never changes, and later messages have greater ids.',
    minimum: 1,
    example: 36,
  })
  id: number;

  @TextField({
    description: 'Name of the author.',
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
    pattern: /^\d{2}:\d{2}:\d{2}$/,
    description: 'When it was sent, `HH:mm:ss` in the time zone of the deployment.',
    example: '13:09:12',
  })
  time: string;

  @BooleanField({ description: 'Whether you have collected it.', example: false })
  isCollect: boolean;

  @TimeField({
    description: 'When it was sent, with the day, in the time zone of the deployment.',
    example: '2026-11-22 13:09:12',
  })
  sentAt: string;

  @EnumField({
    values: CHAT_CATEGORIES,
    enumName: 'ChatCategory',
    description: 'question: awaits an answer; command: an instruction to the studio.',
    example: 'message',
  })
  category: ChatCategory;

  @TextField({
    nullable: true,
    description: 'Account id of the author; null for a viewer without an account.',
    example: '10000001',
  })
  authorId: string | null;

  @TextField({
    nullable: true,
    description: 'The `Idempotency-Key` with which it was sent: the sender recognises the message by it.',
    example: '0b9f6f0e-6c1d-4a58-9d6c-2f4f1f9a7e21',
  })
  key: string | null;

  @ApiProperty({ description: 'The message that it answers.', type: ChatReplyDto, nullable: true })
  replyTo: ChatReplyDto | null;

  @TextField({
    nullable: true,
    description: 'Why a moderator has hidden it; null while it is shown.',
    maxLength: HIDING_REASON.maxLength,
    example: null,
  })
  hiddenReason: string | null;

  @IntField({ description: 'Number of changes; send it with the next change.', ...CHAT_VERSION, example: 1 })
  version: number;

  static from(message: SeenChatMessage, timeZone: string): ChatMessageDto {
    const { id, username, content, isCollect, category, authorId, key, replyTo, hiddenReason, version } =
      message;
    const sentAt = displayTime(message.sentAt, timeZone);
    return {
      ...{ id, username, content, time: sentAt.slice(-'HH:mm:ss'.length), isCollect, sentAt, category },
      ...{ authorId, key, replyTo, hiddenReason, version },
    };
  }
}
