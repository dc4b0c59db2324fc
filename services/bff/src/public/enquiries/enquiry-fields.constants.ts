/** One column of enquiries: who sets it, and whether it is stored in the history. */
export interface EnquiryFieldSpec {
  /** `visitor`: sent by the visitor; `desk`: set by administrators; `system`: set automatically. */
  setBy: 'visitor' | 'desk' | 'system';
  /** Stored in the history, even after the enquiry is erased. Such fields contain no personal data. */
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

/** The fields that have this property in the table. */
type FieldWith<Spec> = {
  [Field in EnquiryField]: (typeof ENQUIRY_FIELDS)[Field] extends Spec ? Field : never;
}[EnquiryField];

export type EnquirySentField = FieldWith<{ setBy: 'visitor' }>;
export type EnquiryDeskField = FieldWith<{ setBy: 'desk' }>;
export type EnquiryAuditField = FieldWith<{ audited: true }>;
