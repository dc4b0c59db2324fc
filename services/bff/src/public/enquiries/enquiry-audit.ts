import { ENQUIRY_FIELDS, type EnquiryAuditField, type EnquiryFieldSpec } from './enquiry-fields.constants.js';
import { type Enquiry } from './enquiry.entity.js';

/** What the history may know of an enquiry. */
export type AuditedEnquiry = Pick<Enquiry, EnquiryAuditField>;

/** A column of the entity that is not in the table of fields does not compile here. */
const SPECS: Record<keyof Enquiry, EnquiryFieldSpec> = ENQUIRY_FIELDS;

export const AUDITED_FIELDS = Object.entries(SPECS)
  .filter(([, { audited }]) => audited)
  .map(([field]) => field as EnquiryAuditField);

/** Leaves out the other fields, which may tell of a person. */
export function auditedContentOf(enquiry: AuditedEnquiry): AuditedEnquiry {
  return Object.fromEntries(AUDITED_FIELDS.map((field) => [field, enquiry[field]])) as AuditedEnquiry;
}
