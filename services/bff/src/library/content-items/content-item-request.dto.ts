import { IntersectionType, OmitType } from '@nestjs/swagger';
import { WriteDto } from '../../common/field-tables/field-table.dto.js';
import { TextListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { RECORD_VERSION } from '../../review/reviews/reviews.constants.js';
import { CONTENT_ITEM_FIELDS } from './content-item-fields.constants.js';
import { OPTIONAL_FIELDS, WRITTEN_FIELDS } from './item-content.constants.js';
import { LABELS } from './content-item-fields.dto.js';

const READ_VERSION = {
  ...RECORD_VERSION,
  description: 'The `version` that was read; if it is no longer current, nothing is changed.',
  example: 1,
} as const;

/** What is written of a content, beside its author. */
export class WrittenContentDto extends WriteDto(CONTENT_ITEM_FIELDS, WRITTEN_FIELDS, {
  optional: OPTIONAL_FIELDS,
}) {
  @TextListField({ ...LABELS, optional: true })
  labels?: string[];
}

const AUTHOR_KEY =
  'Key of an author, as `listAuthors` gives it. A merged one stands for the author that has its items now.';

class WriteContentItemDto extends IntersectionType(
  WrittenContentDto,
  WriteDto(CONTENT_ITEM_FIELDS, ['externalId'], { optional: ['externalId'] }),
) {
  @IntField({
    ...ROW_ID,
    description: AUTHOR_KEY,
    example: 3,
  })
  authorId: number;
}

export class CreateContentItemDto extends IntersectionType(
  OmitType(WriteContentItemDto, ['authorId']),
  WriteDto(CONTENT_ITEM_FIELDS, ['kind']),
) {
  @IntField({
    ...ROW_ID,
    optional: true,
    nullable: true,
    description: `${AUTHOR_KEY} Null or left out for your own, which is made with your name if you have none yet.`,
    example: 3,
  })
  authorId?: number | null;
}

export class SaveContentItemDto extends WriteContentItemDto {
  @IntField(READ_VERSION)
  version: number;
}

export class PreviewContentBodyDto extends WriteDto(CONTENT_ITEM_FIELDS, ['body']) {}

export class ContentHtmlDto {
  @TextField({
    description:
      'The body as HTML, without scripts, forms and foreign styles. Its headings begin at the second level and leave none out, ' +
      'whatever was written.',
    lines: true,
    example: '<h2>What you need</h2>\n<p>Three wheels and a motor.</p>\n',
  })
  html: string;
}
