import {
  type DocumentedField,
  type FieldsWith,
  fieldsWith,
} from '../../common/field-tables/field-table.constants.js';
import { type ContentItemFieldSpec } from './content-item-field-spec.constants.js';
import { CONTENT_ITEM_FIELDS } from './content-item-fields.constants.js';

type Table = typeof CONTENT_ITEM_FIELDS;
export type DeliveredField = FieldsWith<Table, 'delivered'>;

const FIRST: readonly DeliveredField[] = ['title', 'summary'];
/** What channels are told of what people have written, in this order. */
export const DELIVERED_FIELDS = [...new Set([...FIRST, ...fieldsWith(CONTENT_ITEM_FIELDS, 'delivered')])];

/** Their rows as the Delivery API says them. It promises no lengths. */
export const DELIVERED_TABLE = Object.fromEntries(
  DELIVERED_FIELDS.map((field) => [field, deliveredRow(CONTENT_ITEM_FIELDS[field])]),
) as Pick<Table, DeliveredField>;

function deliveredRow(row: ContentItemFieldSpec): DocumentedField {
  const told = { ...row, ...(row.delivered === true ? {} : row.delivered) } as DocumentedField;
  return told.kind === 'text' ? { ...told, limits: { lines: told.limits.lines }, stored: undefined } : told;
}
