/** All periodic work, as the log says it. The status page names each of them in every language. */
export const JOBS = [
  'answer forgotten passwords',
  'deliver mail',
  'deliver webhook',
  'end the streams of ended sessions',
  'keep webhooks in order',
  'maintain the partitions of live events',
  'maintain the partitions of the audit log',
  'maintain the partitions of the facts',
  'measure storage, backups and certificates',
  'read from the replica',
  'read live events',
  'remind of open reviews',
  'remove documents that were never submitted',
  'remove old account requests',
  'remove old enquiries',
  'sample the studio',
  'send digests',
  'sweep the outbox',
  'tell of services that expire',
  'tell that the process runs',
] as const;
export type JobName = (typeof JOBS)[number];
