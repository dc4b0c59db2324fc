export const FINDING_OUTCOMES = ['ok', 'warn', 'fail'] as const;
export type FindingOutcome = (typeof FINDING_OUTCOMES)[number];

export const REPLICA_STATES = ['running', 'lost'] as const;
export type ReplicaState = (typeof REPLICA_STATES)[number];

/** `leftOut`: it is away or too far behind, and the primary answers for it. */
export const READ_REPLICA_STATES = ['none', 'used', 'leftOut'] as const;
export type ReadReplicaState = (typeof READ_REPLICA_STATES)[number];

export const FILE_STORES = ['database', 'bucket'] as const;
export type FileStore = (typeof FILE_STORES)[number];

/** How long an answer serves everybody who asks. */
export const STATUS_CACHE = { seconds: 3 } as const;
/** After which a part of the answer is given up. */
export const PART_LIMIT_MS = 3_000;
/** After which an examination is given up. */
export const EXAMINATION_LIMIT = { seconds: 20 } as const;
/** After which another one may begin, although nothing was heard of this one: its process may be gone. */
export const EXAMINATION_LOST = { seconds: 40 } as const;
/** How old the slow part of the answer gets: storage, backups and certificates. */
export const MEASURED_EVERY = { minutes: 10 } as const;
/** How often it is looked whether it is that old. */
export const MEASURING_INTERVAL_MS = 60_000;
export const LARGEST = { tables: 8, accounts: 5 } as const;
/** More than there will ever be. */
export const MOST_ITEMS = { minItems: 0, maxItems: 1_000 } as const;

/** Test mails of one account. Each of them connects to the mail server. */
export const TEST_MAILS = {
  table: 'account_request_count',
  prefix: 'testMail',
  policy: 'test-mails',
  points: 5,
  windowSeconds: 600,
} as const;
