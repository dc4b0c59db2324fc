import { type FieldTable } from './common/field-tables/field-table.constants.js';
import { CONTENT_ITEM_FIELDS } from './library/content-items/content-item-fields.constants.js';
import { POLICY_FIELDS } from './policies/policies/policy-fields.constants.js';
import { ENQUIRY_FIELDS } from './public/enquiries/enquiry-fields.constants.js';

/** The document carries them as `x-tables`; the web generates labels, filters and forms from them. */
export const FIELD_TABLES = {
  contentItem: CONTENT_ITEM_FIELDS,
  enquiry: ENQUIRY_FIELDS,
  policy: POLICY_FIELDS,
} as const satisfies Record<string, FieldTable>;
