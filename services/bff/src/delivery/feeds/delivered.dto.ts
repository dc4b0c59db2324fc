import { ApiExtraModels, ApiProperty, getSchemaPath, IntersectionType } from '@nestjs/swagger';
import { ReadDto } from '../../common/field-tables/field-table.dto.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  CONTENT_AGE,
  CONTENT_KINDS,
  type ContentKind,
  ORIENTATIONS,
  type Orientation,
} from '../../content/content/content.constants.js';
import { EXTERNAL_ID } from '../../library/content-items/content-items.constants.js';
import { DELIVERED_FIELDS, DELIVERED_TABLE } from '../../library/content-items/delivered-fields.constants.js';
import { ContentCoverDto } from '../../library/media/content-picture.dto.js';
import {
  CONTENT_TYPES,
  type ContentType,
  POLICY_COUNT,
  POLICY_NUMBER,
} from '../../policies/policies/policies.constants.js';
import { CURSOR, ITEMS_CURSOR, ITEMS_LIMIT, SETS_LIMIT } from './feeds.constants.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*-[1-9][0-9]*$/;
const CONTENT_TYPE = {
  values: CONTENT_TYPES,
  enumName: 'ContentType',
  description: 'What the set holds: img texts and picture stories, the others videos of that orientation.',
  example: 'img',
} as const;
const LANGUAGE = { values: LANGUAGES, enumName: 'Language', example: 'km-KH' } as const;
export const NEXT = {
  ...CURSOR,
  nullable: true,
  description: 'Send it as `cursor` for what follows; null at the end.',
  example: 'MTIw',
} as const;

export class DeliveredSetQuery {
  @EnumField({ ...CONTENT_TYPE, query: true, optional: true, description: 'Only sets that hold this.' })
  contentType?: ContentType;

  @EnumField({
    ...LANGUAGE,
    query: true,
    optional: true,
    description:
      'Only sets with an item in this language. Of a set that follows a rule, the rule has to allow the language.',
  })
  language?: Language;

  @IntField({
    ...CONTENT_AGE,
    query: true,
    optional: true,
    description: 'Only sets with an item for children of this age, in years. Of a rule as for the language.',
    example: 8,
  })
  age?: number;

  @IntField({
    ...SETS_LIMIT,
    query: true,
    optional: true,
    description: 'How many sets at most.',
    example: 20,
  })
  limit?: number = SETS_LIMIT.default;

  @TextField({ ...CURSOR, optional: true, description: 'The `next` of the answer before.', example: 'MTIw' })
  cursor?: string;
}

export class DeliveredItemsQuery {
  @IntField({
    ...ITEMS_LIMIT,
    query: true,
    optional: true,
    description: 'How many items at most.',
    example: 100,
  })
  limit?: number = ITEMS_LIMIT.default;

  @TextField({
    ...ITEMS_CURSOR,
    optional: true,
    description: 'The `next` of the answer before.',
    example: 'AhYHFgg',
  })
  cursor?: string;
}

class DeliveredKindDto {
  @IntField({ ...ROW_ID, description: 'Identifies the item. Events name it.', example: 120 })
  id: number;

  @EnumField({
    values: CONTENT_KINDS,
    enumName: 'ContentKind',
    description: 'text: a text; imageText: a text with pictures; video: a video.',
    example: 'imageText',
  })
  kind: ContentKind;

  @EnumField({
    values: ORIENTATIONS,
    enumName: 'ContentOrientation',
    nullable: true,
    description: 'The orientation of a video; null if it is unknown, and for everything else.',
    example: null,
  })
  orientation: Orientation | null;
}

@ApiExtraModels(ContentCoverDto)
export class DeliveredItemDto extends IntersectionType(
  DeliveredKindDto,
  ReadDto(DELIVERED_TABLE, DELIVERED_FIELDS),
) {
  @ApiProperty({ description: 'Labels; may be empty.', type: [String], example: ['garden', 'sensor'] })
  labels: string[];

  @ApiProperty({
    description:
      'The picture that stands for it, in up to three widths (`srcset`) and with a text for those who cannot see it; ' +
      'readable by everybody. Null if there is none.',
    allOf: [{ $ref: getSchemaPath(ContentCoverDto) }],
    nullable: true,
  })
  cover: ContentCoverDto | null;

  @IntField({
    minimum: 0,
    nullable: true,
    description: 'How long an uploaded video is, in seconds; null for anything else.',
    example: null,
  })
  seconds: number | null;

  @TextField({ description: 'Who made it.', example: 'Robot garden' })
  author: string;

  @TextField({
    pattern: SLUG,
    description:
      'For the address of its page: the Latin letters and digits of its first title, or `item` without any, and its `id`, by which it ' +
      'can be asked for. Unique; never changes.',
    example: 'a-robot-that-waters-the-garden-120',
  })
  slug: string;

  @TextField({
    maxLength: EXTERNAL_ID.maxLength,
    nullable: true,
    description: 'What another system of the school calls it; null if none does.',
    example: 'lesson-1',
  })
  externalId: string | null;

  @TextField({
    format: 'date-time',
    description: 'When it went online for the first time, in UTC (RFC 3339).',
    example: '2026-03-01T02:30:00Z',
  })
  publishedAt: string;

  @TextField({
    format: 'date-time',
    description:
      'Since when it is delivered as it is, in UTC (RFC 3339): a new revision went online then, or it came back. Not earlier ' +
      'than `publishedAt`.',
    example: '2026-03-14T02:26:53Z',
  })
  updatedAt: string;
}

export class DeliveredItemDetailDto extends DeliveredItemDto {
  @TextField({
    lines: true,
    description:
      'The body as HTML that was sanitised: it has no script, no style, links only by https, to mail addresses, to telephone ' +
      'numbers or into the product, and pictures only by https or from the product, all with their whole addresses. Its headings begin at the second level and leave none out. Empty for a ' +
      'video.',
    example: '<p>Pour water into the tank.</p>\n',
  })
  html: string;

  @TextField({
    nullable: true,
    description:
      'Where the video is: MP4 or WebM below this product, with ranges, or an https address elsewhere. Null if it is none.',
    example: null,
  })
  videoAddress: string | null;

  @TextField({
    nullable: true,
    description:
      'A picture for the player before the video begins: its cover, at most 960 pixels wide. Null without either.',
    example: null,
  })
  poster: string | null;
}

@ApiExtraModels(ContentCoverDto)
export class DeliveredSetDto {
  @IntField({ ...ROW_ID, description: 'Identifies the set. Events name it.', example: 12 })
  id: number;

  @IntField({
    minimum: POLICY_NUMBER.minimum,
    maximum: POLICY_NUMBER.maximum,
    description: 'The number by which people know it. It may change.',
    example: 100_012,
  })
  number: number;

  @TextField({ description: 'Name.', example: 'Robots for beginners' })
  name: string;

  @EnumField(CONTENT_TYPE)
  contentType: ContentType;

  @IntField({ ...POLICY_COUNT, description: 'How many items it delivers now.', example: 24 })
  count: number;

  @ApiProperty({
    description:
      'The cover of the first of its items that has one, in the order of the set before rule presets change it; null if none has. ' +
      'In up to three widths (`srcset`), with a text for those who cannot see it.',
    allOf: [{ $ref: getSchemaPath(ContentCoverDto) }],
    nullable: true,
  })
  cover: ContentCoverDto | null;

  @EnumListField({
    values: LANGUAGES,
    enumName: 'Language',
    minItems: 0,
    maxItems: LANGUAGES.length,
    description: 'The languages of the items that it delivers now, each once; empty if it delivers none.',
    example: ['km-KH', 'en-US'],
  })
  languages: Language[];
}

export class DeliveredSetPageDto {
  @ApiProperty({ description: 'Newest first.', type: [DeliveredSetDto] })
  sets: DeliveredSetDto[];

  @TextField(NEXT)
  next: string | null;
}

export class DeliveredSetItemsDto extends DeliveredSetDto {
  @ApiProperty({ description: 'In the order in which they are to be shown.', type: [DeliveredItemDto] })
  items: DeliveredItemDto[];

  @TextField({ ...NEXT, ...ITEMS_CURSOR, example: 'AhYHFgg' })
  next: string | null;
}

/** A set with its first items. */
export type SetBeginning = Omit<DeliveredSetItemsDto, 'cover' | 'languages' | 'next'>;
