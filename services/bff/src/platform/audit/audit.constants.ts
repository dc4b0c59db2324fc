/** What changes are kept of. A new noun is added here. */
export const AUDIT_ENTITIES = ['policy', 'qualityInspection', 'service', 'rulePreset', 'enquiry'] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** A verb, such as `create` or `renew`; each noun has its own. */
export const AUDIT_ACTION = { maxLength: 32 } as const;

/** How many months after the current one have their partition already. */
export const MONTHS_AHEAD = 2;
export const MAINTENANCE_INTERVAL_MS = 3_600_000;
/** An advisory lock. Any number that no other user of the database takes; every replica must use the same. */
export const MAINTENANCE_LOCK = 7_252_007;
