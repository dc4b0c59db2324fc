/** What can wait for a person. */
export const WAITING_KINDS = [
  'applicationReview',
  'certificationReview',
  'parameterReview',
  'inspection',
  'publication',
  'accountRequest',
  'enquiry',
  'order',
  'renewal',
  'programme',
  'returnedApplication',
  'returnedChange',
  'returnedContent',
  'todo',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Of each kind, and of the whole list: more is behind the pages of the kinds. */
export const WAITING_ROWS = { maxItems: 50 } as const;
