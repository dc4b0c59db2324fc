import { IntersectionType } from '@nestjs/swagger';
import { WriteDto } from '../../common/field-tables/field-table.dto.js';
import { BooleanField } from '../../common/fields/number-field.js';
import { RowsField } from '../../common/fields/rows-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { AUTHOR_EXTERNAL_ID, AUTHOR_NAME } from '../../content/authors/authors.constants.js';
import { CONTENT_ITEM_FIELDS } from '../../library/content-items/content-item-fields.constants.js';
import { WrittenContentDto } from '../../library/content-items/content-item-request.dto.js';
import { EXTERNAL_ID } from '../../library/content-items/content-items.constants.js';
import { BATCH_ROWS } from './integration.constants.js';

/** An item by the name that the other system has for it. */
export class NamedItemDto extends WriteDto(CONTENT_ITEM_FIELDS, ['externalId'], {
  overrides: {
    externalId: {
      limits: { ...EXTERNAL_ID, minLength: 1 },
      description: 'What the other system calls the item.',
    },
  },
}) {}

export class ItemRowDto extends IntersectionType(
  NamedItemDto,
  WriteDto(CONTENT_ITEM_FIELDS, ['kind']),
  WrittenContentDto,
) {
  @TextField({
    ...AUTHOR_NAME,
    optional: true,
    minLength: 1,
    description:
      'Name of the author, who has to be known. Where neither this nor `authorExternalId` is sent, an item keeps its author, ' +
      'and a new one gets you.',
    example: 'Anna Keller',
  })
  author?: string;

  @TextField({
    ...AUTHOR_EXTERNAL_ID,
    optional: true,
    minLength: 1,
    description: 'What the other system calls the author. It is preferred to `author`.',
    example: 'teacher-7',
  })
  authorExternalId?: string;

  @BooleanField({
    optional: true,
    description:
      'Whether the draft is submitted, so that somebody else inspects it. No item goes online by a batch.',
    default: false,
    example: true,
  })
  submit?: boolean;
}

export class ItemBatchDto {
  @RowsField({
    description: `At most ${BATCH_ROWS.items} items, each once.`,
    type: ItemRowDto,
    minItems: 1,
    maxItems: BATCH_ROWS.items,
  })
  rows: unknown[];
}
