import { IntersectionType } from '@nestjs/swagger';
import { FilterDto } from '../../common/field-tables/field-table.dto.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { CONTENT_AGE, CONTENT_TYPES, type ContentType } from '../../content/content/content.constants.js';
import { CONTENT_ITEM_FIELDS, CONTENT_ITEM_FILTER_FIELDS } from './content-item-fields.constants.js';
import { ITEM_LABEL, ITEM_SEARCH, ITEM_SORTS, type ItemSort } from './content-items.constants.js';

const FILTER = { query: true, optional: true } as const;

/** All given conditions must match. */
export class ContentItemFilter extends FilterDto(CONTENT_ITEM_FIELDS, CONTENT_ITEM_FILTER_FIELDS, {
  kind: { description: 'Only items of this kind.' },
  subject: { description: 'Only items about this.' },
  source: { description: 'Only items from there.' },
  language: { description: 'Only items in this language.' },
  state: { description: 'Only items in this state.' },
}) {
  @TextField({
    ...FILTER,
    ...ITEM_SEARCH,
    description: 'A part of the title or of the summary, case-insensitive.',
    example: 'robot',
  })
  search?: string;

  @EnumField({
    ...FILTER,
    values: CONTENT_TYPES,
    enumName: 'ContentType',
    description:
      'Only items that a set of this content type holds: by their kind, and videos by their orientation.',
  })
  fits?: ContentType;

  @IntField({ ...FILTER, ...ROW_ID, description: 'Only items of the author with this key.', example: 3 })
  authorId?: number;

  @IntField({ ...FILTER, ...CONTENT_AGE, description: 'Only items for children of this age.', example: 9 })
  age?: number;

  @TextField({
    ...FILTER,
    minLength: ITEM_LABEL.minLength,
    maxLength: ITEM_LABEL.maxLength,
    description:
      'Only items with this label. Case, width, composition of letters, unseen characters and blanks make no difference.',
    example: 'robots',
  })
  label?: string;

  @BooleanField({
    ...FILTER,
    description: 'Only items that you own, or only those that you do not.',
    example: true,
  })
  mine?: boolean;

  @BooleanField({
    ...FILTER,
    description: 'Whether to list the bin, which has what was removed, instead of everything else.',
    default: false,
  })
  deleted?: boolean;
}

/** The filter and the order. */
export class ContentItemQuery extends IntersectionType(PageQuery, ContentItemFilter) {
  @EnumField({
    ...FILTER,
    values: ITEM_SORTS,
    enumName: 'ContentItemSort',
    description: 'The field to sort by; items with equal values keep a fixed order.',
    default: 'updated',
  })
  sort: ItemSort = 'updated';

  @EnumField({ ...SORT_ORDER, ...FILTER, default: 'desc' })
  order: SortOrder = 'desc';
}
