import { DateRangeField, TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntListField } from '../../common/fields/list-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { translate } from '../../common/messages/translate.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { avatarAddress } from '../../people/accounts/avatars.constants.js';
import { NOTIFICATION_KINDS, type NotificationKind } from '../notifications/notifications.constants.js';
import { textsIn } from './message-texts.js';
import { type Message } from './message.entity.js';
import {
  MESSAGE_CONTENT,
  MESSAGE_IDS,
  MESSAGE_KINDS,
  MESSAGE_LINK,
  MESSAGE_SEARCH,
  MESSAGE_STATUSES,
  MESSAGE_TITLE,
  MESSAGE_TYPES,
  type MessageKind,
  MESSAGES_LISTED,
  type MessageStatus,
  type MessageType,
  SUB_TITLE_KEYS,
  type SubTitleKey,
} from './messages.constants.js';

const kind = {
  values: MESSAGE_KINDS,
  enumName: 'MessageKind',
  description: 'message: from a person, notice: from the system, todo: something to do.',
  example: 'notice',
};

export class MessageDto {
  @IntField({ description: 'Key of the message.', minimum: 1, example: 1 })
  id: number;

  @EnumField(kind)
  type: MessageKind;

  @TextField({
    description:
      'The sender; or the subject, in the language of `Accept-Language` where the product says it.',
    maxLength: MESSAGE_TITLE.maxLength,
    example: 'Course renewal',
  })
  title: string;

  @TextField({
    description:
      'The text after the title, in the language of `Accept-Language` where the product says it; may be empty.',
    maxLength: MESSAGE_TITLE.maxLength,
    example: '',
  })
  subTitle: string;

  @EnumField({
    values: SUB_TITLE_KEYS,
    enumName: 'MessageSubTitleKey',
    nullable: true,
    description:
      'A key with which clients can show the subtitle in their own words: sent a message, replied. ' +
      'Null if it has none.',
    example: 'sent',
  })
  subTitleKey: SubTitleKey | null;

  @TextField({
    description: 'Address of the picture of the sender; empty for notices and todos, and if there is none.',
    example: '/api/files/avatars/Xb2Yk0nQ4cV7tR1wZ9pLsA-96.webp',
  })
  avatar: string;

  @TextField({
    description: 'The text, in the language of `Accept-Language` where the product says it.',
    maxLength: MESSAGE_CONTENT.maxLength,
    example: 'The licence of the drawing tool ends in seven days.',
  })
  content: string;

  @TextField({
    nullable: true,
    description: 'The path of the page that it is about, starting with `/`; null if there is none.',
    maxLength: MESSAGE_LINK.maxLength,
    example: null,
  })
  link: string | null;

  @TimeField({
    description: 'When it was sent, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  time: string;

  @EnumField({
    values: MESSAGE_TYPES,
    enumName: 'MessageType',
    names: ['notStarted', 'activated', 'inProgress', 'expiring'],
    nullable: true,
    description:
      'The state of a notice or todo: 0 not started, 1 activated, 2 in progress, 3 expiring. Null for a message, and ' +
      'for a todo that is done.',
    example: 3,
  })
  messageType: MessageType | null;

  @BooleanField({
    description: 'Whether it came in quiet hours of the person that are not over: clients announce nothing.',
    example: false,
  })
  isQuiet: boolean;

  @EnumField({
    values: MESSAGE_STATUSES,
    enumName: 'MessageStatus',
    names: ['unread', 'read'],
    description: '0: unread, 1: read.',
    example: 0,
  })
  status: MessageStatus;

  /** @param language of the reader; null: as stored, which is the language that the person has chosen */
  static from(message: Message, timeZone: string, language: Language | null): MessageDto {
    const { id, type, subTitleKey, sender, link, messageType } = message;
    const { title, content, ...texts } = language === null ? message : textsIn(message, language);
    const isWorded = language !== null && subTitleKey !== null;
    const subTitle = isWorded ? translate(language, `message.${subTitleKey}`) : texts.subTitle;
    const time = displayTime(message.sentAt, timeZone);
    const status = message.readAt === null ? 0 : 1;
    const isQuiet = message.quietUntil !== null && message.quietUntil > new Date();
    return {
      id,
      type,
      title,
      subTitle,
      subTitleKey,
      avatar: avatarAddress(sender?.avatar ?? ''),
      content,
      link,
      time,
      messageType,
      isQuiet,
      status,
    };
  }
}

export class ReadMessagesDto {
  @IntListField({
    description: 'Messages to mark as read. Unknown ids and ids of messages of other people are skipped.',
    minItems: 0,
    maxItems: MESSAGES_LISTED,
    items: MESSAGE_IDS,
    example: [1, 4],
  })
  ids: number[];
}

export class RemoveMessagesDto {
  @IntListField({
    description: 'Messages to remove. Unknown ids and ids of messages of other people are skipped.',
    minItems: 0,
    maxItems: MESSAGES_LISTED,
    items: MESSAGE_IDS,
    example: [1, 4],
  })
  ids: number[];
}

export class MessagesOfTypeDto {
  @EnumField(kind)
  type: MessageKind;

  @IntField({
    optional: true,
    ...MESSAGE_IDS,
    description:
      'The id of the newest message that the person has seen: later ones are not changed. If absent, ' +
      'all are.',
    example: 6,
  })
  upTo?: number;
}

export class MessageIdsDto {
  @ApiProperty({
    description: `The ids of the changed messages, at most ${MESSAGES_LISTED}; more follow in another event.`,
    type: 'array',
    items: { type: 'integer', minimum: 1 },
    maxItems: MESSAGES_LISTED,
    example: [1, 4],
  })
  ids: number[];
}

export class ChangedMessagesDto {
  @IntField({ description: 'The number of messages that this call changed.', minimum: 0, example: 2 })
  count: number;
}

export class MessageQuery extends PageQuery {
  @EnumField({ ...kind, query: true, optional: true })
  type?: MessageKind;

  @IntField({
    query: true,
    optional: true,
    minimum: 0,
    maximum: 1,
    description: '0: only unread ones, 1: only read ones.',
    example: 0,
  })
  status?: MessageStatus;

  @IntField({
    query: true,
    optional: true,
    minimum: 0,
    maximum: 3,
    description: 'The state of a notice or todo, as in `messageType`; messages have none and never match.',
    example: 3,
  })
  messageType?: MessageType;

  @EnumField({
    query: true,
    optional: true,
    values: NOTIFICATION_KINDS,
    enumName: 'NotificationKind',
    description: 'What it tells, as in the notification preferences; messages from people have no kind.',
    example: 'decision',
  })
  kind?: NotificationKind;

  @DateRangeField({
    query: true,
    optional: true,
    description:
      'Sent on these days, both included, in the time zone of the deployment. Given once: that day.',
    example: ['2026-11-01', '2026-11-30'],
  })
  time?: string[];

  @TextField({
    query: true,
    optional: true,
    ...MESSAGE_SEARCH,
    description: 'A part of the title, subtitle or text, case-insensitive.',
    example: 'licence',
  })
  search?: string;
}

export class MessageCountsDto {
  @IntField({ description: 'Unread messages.', minimum: 0, example: 2 })
  message: number;

  @IntField({ description: 'Unread notices.', minimum: 0, example: 1 })
  notice: number;

  @IntField({ description: 'Unread todos.', minimum: 0, example: 1 })
  todo: number;
}

export class UnreadMessagesDto extends MessageCountsDto {
  @IntField({
    nullable: true,
    minimum: 0,
    description:
      'In how many seconds unread messages count that came in quiet hours of the person; null if there are none. ' +
      'Until then they are in the message box, and in no number here.',
    example: null,
  })
  quietSeconds: number | null;
}

export class MessagePageDto extends PageOf(MessageDto) {
  @ApiProperty({
    description: 'The number over all of your messages, regardless of filters.',
    type: MessageCountsDto,
  })
  unread: MessageCountsDto;
}
