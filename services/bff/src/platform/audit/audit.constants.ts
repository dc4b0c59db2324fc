/** The entity types that are audited. Add new ones here. */
export const AUDIT_ENTITIES = [
  'policy',
  'qualityInspection',
  'service',
  'serviceOrder',
  'ledger',
  'rulePreset',
  'enquiry',
  'accountRequest',
  'chatMessage',
  'announcement',
  'account',
  'studio',
  'application',
  'maintenance',
  'parameterChange',
  'certification',
  'webhook',
  'outboxMessage',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** A verb, such as `create` or `renew`. Each entity type has its own. */
export const AUDIT_ACTION = { maxLength: 32 } as const;

/** What can be done with records. Add new ones here. */
export const AUDIT_ACTIONS = [
  'create',
  'edit',
  'delete',
  'remove',
  'restore',
  'undo',
  'import',
  'online',
  'offline',
  'topUp',
  'pay',
  'order',
  'cancel',
  'cancelOrder',
  'renew',
  'expire',
  'enable',
  'disable',
  'open',
  'pass',
  'sample',
  'reject',
  'reopen',
  'move',
  'replace',
  'send',
  'hide',
  'take',
  'close',
  'erase',
  'approve',
  'makeLink',
  'submit',
  'withdraw',
  'giveApproval',
  'review',
  'return',
  'resubmit',
  'start',
  'stop',
  'pushGasket',
  'removeGasket',
  'switchMethod',
  'switchStream',
  'changeClarity',
  'removeClarity',
  'restoreClarity',
  'changePassword',
  'changePhone',
  'changeEmail',
  'enterEmail',
  'resetPassword',
  'createRecoveryCodes',
  'useRecoveryCode',
  'endSession',
  'endOtherSessions',
  'endSessions',
  'changeRole',
  'unlock',
  'refund',
  'leaderReview',
  'purchaseCertificate',
  'safetyTest',
  'officiallyLaunched',
  'turnOn',
  'turnOff',
  'resend',
  'discard',
  'rotate',
  'test',
] as const;
export type AuditActionName = (typeof AUDIT_ACTIONS)[number];

/** A part of a name, or a whole address or request id. */
export const AUDIT_SEARCH = { maxLength: 128 } as const;

/** How many months ahead of the current one partitions are created. */
export const MONTHS_AHEAD = 2;
export const MAINTENANCE_INTERVAL_MS = 3_600_000;
/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const MAINTENANCE_LOCK = 7_252_007;
