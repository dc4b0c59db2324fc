import {
  CONTENT_ITEM_LIST_FIELDS,
  type ContentItemListField,
} from '../content-items/content-item-fields.constants.js';

type Age = 'agesFrom' | 'agesTo';
type ContentColumn = Exclude<ContentItemListField, Age> | 'ages' | 'index';

/** The columns of the list, in the designed order; `index`: the row number. */
export const CONTENT_COLUMNS: readonly ContentColumn[] = [
  'index',
  ...new Set(CONTENT_ITEM_LIST_FIELDS.map((field) => (isAge(field) ? 'ages' : field))),
];

function isAge(field: ContentItemListField): field is Age {
  return field === 'agesFrom' || field === 'agesTo';
}
