/** What changes are kept of. A new noun is added here. */
export const AUDIT_ENTITIES = ['policy', 'qualityInspection', 'service', 'rulePreset', 'enquiry'] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** A verb, such as `create` or `renew`; each noun has its own. */
export const AUDIT_ACTION = { maxLength: 32 } as const;
