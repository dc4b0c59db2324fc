import { fieldsWith } from '../../common/field-tables/field-table.constants.js';
import { ENQUIRY_FIELDS, type EnquiryAuditField, type EnquiryFieldSpec } from './enquiry-fields.constants.js';
import { type Enquiry } from './enquiry.entity.js';

/** The enquiry data that may be stored in the history. */
export type AuditedEnquiry = Pick<Enquiry, EnquiryAuditField>;

/** Fails to compile if a column of the entity is missing in the table of fields. */
const SPECS: Record<Exclude<keyof Enquiry, 'assignee'>, EnquiryFieldSpec> = ENQUIRY_FIELDS;

export const AUDITED_FIELDS = fieldsWith(SPECS as typeof ENQUIRY_FIELDS, 'audited');

/** Omits the other fields because they may contain personal data. */
export function auditedContentOf(enquiry: AuditedEnquiry): AuditedEnquiry {
  return Object.fromEntries(AUDITED_FIELDS.map((field) => [field, enquiry[field]])) as AuditedEnquiry;
}
