import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { CHAT_CATEGORIES, CHAT_KEYWORD, CHAT_LIMIT, type ChatCategory } from './chat-messages.constants.js';

/** Which messages of the chat; all given filters must match. */
export class ChatFilter {
  @TextField({
    optional: true,
    description: 'A part of the text or of the name, case-insensitive. An empty value counts as not set.',
    maxLength: CHAT_KEYWORD.maxLength,
    example: 'robot',
  })
  keyword = '';

  @EnumField({
    values: CHAT_CATEGORIES,
    enumName: 'ChatCategory',
    optional: true,
    description: 'Only messages of this category.',
    example: 'question',
  })
  category?: ChatCategory;

  @BooleanField({
    optional: true,
    description: 'Only messages that you have collected.',
    default: false,
    example: false,
  })
  onlyCollected = false;
}

export class ChatMessageQuery extends ChatFilter {
  @IntField({
    ...ROW_ID,
    optional: true,
    description: 'Only messages sent before the one with this id. Use it to page back.',
    example: 31,
  })
  before?: number;

  @IntField({
    ...ROW_ID,
    optional: true,
    description:
      'Only messages sent after the one with this id: the oldest of them instead of the newest. Use it to catch up.',
    example: 6,
  })
  after?: number;

  @IntField({ ...CHAT_LIMIT, optional: true, description: 'At most this many messages.', example: 6 })
  limit: number = CHAT_LIMIT.default;
}
