import { IntersectionType } from '@nestjs/swagger';
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

class WriteContentItemDto extends IntersectionType(
  WrittenContentDto,
  WriteDto(CONTENT_ITEM_FIELDS, ['externalId'], { optional: ['externalId'] }),
) {
  @IntField({
    ...ROW_ID,
    description:
      'Key of an author, as `listAuthors` gives it. A merged one stands for the author that has its items now.',
    example: 3,
  })
  authorId: number;
}

export class CreateContentItemDto extends IntersectionType(
  WriteContentItemDto,
  WriteDto(CONTENT_ITEM_FIELDS, ['kind']),
) {}

export class SaveContentItemDto extends WriteContentItemDto {
  @IntField(READ_VERSION)
  version: number;
}

export class PreviewContentBodyDto extends WriteDto(CONTENT_ITEM_FIELDS, ['body']) {}

export class ContentHtmlDto {
  @TextField({
    description:
      'The body as HTML, without scripts, forms and foreign styles. It has no heading of the first level.',
    lines: true,
    example: '<h2>What you need</h2>\n<p>Three wheels and a motor.</p>\n',
  })
  html: string;
}
