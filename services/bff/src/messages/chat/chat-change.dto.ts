import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import {
  CHAT_CATEGORIES,
  CHAT_CONTENT,
  CHAT_VERSION,
  type ChatCategory,
  HIDING_REASON,
} from './chat-messages.constants.js';

export class SendChatMessageDto {
  @TextField({
    description: 'The text, without white space at either end. It may have several lines.',
    ...CHAT_CONTENT,
    form: 'trimmed',
    example: 'The recording is there from six o’clock on.',
  })
  content: string;

  @EnumField({
    values: CHAT_CATEGORIES,
    enumName: 'ChatCategory',
    optional: true,
    default: 'message',
    description: 'question: awaits an answer; command: an instruction to the studio.',
    example: 'message',
  })
  category: ChatCategory = 'message';

  @IntField({ ...ROW_ID, optional: true, description: 'Key of the message that it answers.', example: 34 })
  replyToId?: number;
}

export class ChatVersionDto {
  @IntField({ description: 'The version that you have read.', ...CHAT_VERSION, example: 1 })
  version: number;
}

export class HideChatMessageDto extends ChatVersionDto {
  @TextField({
    description: 'Why, for other administrators.',
    ...HIDING_REASON,
    form: 'trimmed',
    example: 'Advertising',
  })
  reason: string;
}

/** How a message changed. A greater version is newer. */
export class ChatModerationDto extends ChatVersionDto {
  @IntField({ description: 'Key of the message.', minimum: 1, example: 36 })
  id: number;

  @TextField({
    nullable: true,
    description: 'Why it is hidden; null if it is shown.',
    maxLength: HIDING_REASON.maxLength,
    example: 'Advertising',
  })
  hiddenReason: string | null;
}

export class ChatCollectionDto {
  @IntField({ description: 'Key of the message.', minimum: 1, example: 36 })
  id: number;

  @BooleanField({ description: 'Whether you have collected it.', example: true })
  isCollect: boolean;
}
