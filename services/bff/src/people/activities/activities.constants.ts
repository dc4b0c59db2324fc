import { type AuditEntity } from '../../platform/audit/audit.constants.js';

/** The number of activities shown. */
export const LATEST_ACTIVITIES = { maxItems: 7 } as const;

/** Records that everyone who is logged in may see: what others did with them is no secret. */
export const SHARED_RECORDS = [
  'policy',
  'qualityInspection',
  'service',
  'rulePreset',
  'announcement',
] as const satisfies AuditEntity[];

/** Records that those who take part in them may see. */
export const OWN_RECORDS = ['project', 'team'] as const satisfies AuditEntity[];

export type ActivityEntity = (typeof SHARED_RECORDS | typeof OWN_RECORDS)[number];
