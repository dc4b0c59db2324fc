import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ReadDto } from '../../common/field-tables/field-table.dto.js';
import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { type ContentItem } from '../../content/content/content-item.entity.js';
import { type ContentCoverDto } from '../media/content-picture.dto.js';
import { type ContentVideoDto } from '../media/video.dto.js';
import { WholeContentDto } from './content-fields.dto.js';
import { type Named } from './content-item-row.js';
import { personOf } from './content-item.dto.js';
import { CONTENT_ITEM_FIELDS } from './content-item-fields.constants.js';
import { CONTENT_FIELDS, type ContentField } from './item-content.constants.js';
import { ContentItemPersonDto } from './content-item-fields.dto.js';
import { type ContentHtmlDto } from './content-item-request.dto.js';
import { REVISION } from './content-items.constants.js';
import { LINE_CHANGES, type LineChange } from './compare-contents.js';
import { type ContentRevision } from './content-revision.entity.js';

const NUMBER = { ...REVISION, description: 'Number of the revision, from 1.', example: 2 } as const;

/** The path of one revision. */
export class ContentRevisionParams {
  @IntField({ query: true, ...ROW_ID, description: 'Key of the item.', example: 12 })
  id: number;

  @IntField({ query: true, ...NUMBER })
  number: number;
}

export class ContentComparisonQuery {
  @IntField({ query: true, ...REVISION, description: 'Number of the revision to compare with.', example: 1 })
  from: number;

  @IntField({ query: true, ...REVISION, description: 'Number of the revision that is compared.', example: 2 })
  to: number;
}

export class ContentRevisionListItemDto extends ReadDto(CONTENT_ITEM_FIELDS, ['title']) {
  @IntField(NUMBER)
  number: number;

  @ObjectField({
    description: 'Who changed it last; null if the account no longer exists, or the product did.',
    type: ContentItemPersonDto,
    nullable: true,
  })
  changedBy: ContentItemPersonDto | null;

  @TimeField({ description: 'When it was begun, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.' })
  createdTime: string;

  @TimeField({
    description: 'When it was changed last, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
  })
  changedTime: string;

  @TimeField({
    nullable: true,
    description:
      'When it first went online, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment; null if it never did.',
  })
  publishedTime: string | null;

  @BooleanField({ description: 'Whether it is the newest, which people work on.', example: true })
  isWorking: boolean;

  @BooleanField({ description: 'Whether it is the one that is online, or was last.', example: false })
  isPublished: boolean;

  static from(revision: ContentRevision, item: ContentItem, timeZone: string): ContentRevisionListItemDto {
    return toldOf(revision, item, timeZone);
  }
}

export class ContentRevisionPageDto extends PageOf(ContentRevisionListItemDto) {}

/** A revision as those who work on its item see it. */
export interface SeenRevision {
  item: ContentItem;
  author: Named;
  cover: ContentCoverDto | null;
  video: ContentVideoDto | null;
  html: string;
  timeZone: string;
}

export class ContentRevisionDto extends IntersectionType(ContentRevisionListItemDto, WholeContentDto) {
  @TextField({ description: 'The body as HTML, as `previewContentBody` gives it.', lines: true, example: '' })
  html: ContentHtmlDto['html'];

  static of(
    revision: ContentRevision,
    { author, html, cover, video, ...seen }: SeenRevision,
  ): ContentRevisionDto {
    const { authorId: _author, video: _video, cover: _id, coverText: _text, ...fields } = revision.content;
    return {
      ...toldOf(revision, seen.item, seen.timeZone),
      ...fields,
      ...{ cover, video, author, html },
    };
  }
}

export class ContentFieldChangeDto {
  @EnumField({
    values: CONTENT_FIELDS.filter((field) => field !== 'body'),
    enumName: 'ContentItemField',
    description: 'The field that differs.',
    example: 'title',
  })
  field: Exclude<ContentField, 'body'>;

  @ApiProperty({
    description:
      'What it was: one value, or those of a list; nothing where it was empty. Of an author, the name; of a ' +
      'cover, the address of a small picture.',
    type: [String],
    example: ['Robot friends'],
  })
  before: string[];

  @ApiProperty({
    description: 'What it is, in the same way.',
    type: [String],
    example: ['Robot friends: first lesson'],
  })
  after: string[];
}

export class ContentLinesDto {
  @EnumField({
    values: LINE_CHANGES,
    enumName: 'ContentLineChange',
    description: 'What happened to these lines of the body.',
    example: 'added',
  })
  change: LineChange;

  @ApiProperty({
    description: 'The lines, in Markdown.',
    type: [String],
    example: ['Three wheels and a motor.'],
  })
  lines: string[];
}

export class ContentComparisonDto {
  @IntField({ ...REVISION, description: 'Number of the revision that was compared with.', example: 1 })
  from: number;

  @IntField({ ...REVISION, description: 'Number of the revision that was compared.', example: 2 })
  to: number;

  @ApiProperty({ description: 'The fields that differ, without the body.', type: [ContentFieldChangeDto] })
  fields: ContentFieldChangeDto[];

  @ApiProperty({
    description: 'The body of both, in the order of its lines. Empty if neither has one.',
    type: [ContentLinesDto],
  })
  body: ContentLinesDto[];

  @BooleanField({
    description:
      'Whether so many lines differ that they are not compared one by one: from the first that differs to the last, ' +
      'all are told as removed and then all as added, also those that have stayed.',
    example: false,
  })
  isBodyReplaced: boolean;
}

/** What lists tell of a revision. */
function toldOf(
  { number, content, changer, createdAt, changedAt, publishedAt }: ContentRevision,
  { working, published }: ContentItem,
  timeZone: string,
): Pick<ContentRevisionListItemDto, keyof ContentRevisionListItemDto> {
  return {
    number,
    title: content.title,
    changedBy: personOf(changer),
    createdTime: displayTime(createdAt, timeZone),
    changedTime: displayTime(changedAt, timeZone),
    publishedTime: publishedAt && displayTime(publishedAt, timeZone),
    isWorking: number === working,
    isPublished: number === published,
  };
}
