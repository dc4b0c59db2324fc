import { ApiProperty } from '@nestjs/swagger';
import { InstantField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  CONTENT_AGE,
  CONTENT_KINDS,
  type ContentKind,
  type Subject,
  SUBJECTS,
} from '../../content/content/content.constants.js';
import { EXTERNAL_ID, ITEM_LABEL, ITEM_SEARCH } from '../../library/content-items/content-items.constants.js';
import { DeliveredItemDto, NEXT } from './delivered.dto.js';
import { CURSOR, FOUND_ITEMS_LIMIT } from './feeds.constants.js';

const FILTER = { query: true, optional: true } as const;

/** All given conditions must match. */
export class DeliveredItemSearchQuery {
  @TextField({
    ...FILTER,
    ...ITEM_SEARCH,
    minLength: 1,
    description:
      'Only items with this text in their title or summary. Case, accents, and breaks between Khmer words make no difference.',
    example: 'robot',
  })
  search?: string;

  @TextField({
    ...FILTER,
    minLength: ITEM_LABEL.minLength,
    maxLength: ITEM_LABEL.maxLength,
    description: 'Only items with this label. Case, width and blanks make no difference.',
    example: 'garden',
  })
  label?: string;

  @EnumField({
    ...FILTER,
    values: LANGUAGES,
    enumName: 'Language',
    description: 'Only items in this language.',
    example: 'km-KH',
  })
  language?: Language;

  @EnumField({
    ...FILTER,
    values: CONTENT_KINDS,
    enumName: 'ContentKind',
    description: 'Only items of this kind.',
    example: 'video',
  })
  kind?: ContentKind;

  @EnumField({
    ...FILTER,
    values: SUBJECTS,
    enumName: 'ContentSubject',
    description: 'Only items about this.',
    example: 'robotics',
  })
  subject?: Subject;

  @IntField({
    ...FILTER,
    ...CONTENT_AGE,
    description: 'Only items for children of this age, in years.',
    example: 8,
  })
  age?: number;

  @TextField({
    ...FILTER,
    maxLength: EXTERNAL_ID.maxLength,
    minLength: 1,
    description: 'Only the item that another system of the school calls so.',
    example: 'lesson-1',
  })
  externalId?: string;

  @InstantField({
    ...FILTER,
    description:
      'Only items whose `updatedAt` is this time or later (RFC 3339). Whoever keeps a copy sends the time at which the last run began, a ' +
      'minute less. What is no longer online is in no answer.',
  })
  updatedSince?: string;

  @IntField({
    ...FOUND_ITEMS_LIMIT,
    query: true,
    optional: true,
    description: 'How many items at most.',
    example: 20,
  })
  limit?: number = FOUND_ITEMS_LIMIT.default;

  @TextField({ ...CURSOR, optional: true, description: 'The `next` of the answer before.', example: 'MTIw' })
  cursor?: string;
}

export class DeliveredItemPageDto {
  @ApiProperty({ description: 'What was published last comes first.', type: [DeliveredItemDto] })
  items: DeliveredItemDto[];

  @TextField(NEXT)
  next: string | null;
}
