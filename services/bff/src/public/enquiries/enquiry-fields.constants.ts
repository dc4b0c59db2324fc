/** One column of enquiries: who sets it, and whether the history keeps it. */
export interface EnquiryFieldSpec {
  /** `visitor`: it comes in; `desk`: administrators set it; `system`: nobody does. */
  setBy: 'visitor' | 'desk' | 'system';
  /** Kept in the history, also when the enquiry is erased: nothing that tells of a person. */
  audited?: true;
}

/** Every column of an enquiry. */
export const ENQUIRY_FIELDS = {
  id: { setBy: 'system' },
  reference: { setBy: 'visitor', audited: true },
  key: { setBy: 'visitor' },
  contentHash: { setBy: 'visitor' },
  kind: { setBy: 'visitor', audited: true },
  language: { setBy: 'visitor' },
  name: { setBy: 'visitor' },
  reply: { setBy: 'visitor' },
  message: { setBy: 'visitor' },
  age: { setBy: 'visitor' },
  course: { setBy: 'visitor' },
  organization: { setBy: 'visitor' },
  position: { setBy: 'visitor' },
  consentAt: { setBy: 'visitor' },
  createdAt: { setBy: 'system' },
  state: { setBy: 'desk', audited: true },
  assigneeId: { setBy: 'desk' },
  assignee: { setBy: 'system' },
  note: { setBy: 'desk' },
  version: { setBy: 'system' },
} as const satisfies Record<string, EnquiryFieldSpec>;

export type EnquiryField = keyof typeof ENQUIRY_FIELDS;

/** The fields of which the table says this. */
type FieldWith<Spec> = {
  [Field in EnquiryField]: (typeof ENQUIRY_FIELDS)[Field] extends Spec ? Field : never;
}[EnquiryField];

export type EnquirySentField = FieldWith<{ setBy: 'visitor' }>;
export type EnquiryDeskField = FieldWith<{ setBy: 'desk' }>;
export type EnquiryAuditField = FieldWith<{ audited: true }>;
