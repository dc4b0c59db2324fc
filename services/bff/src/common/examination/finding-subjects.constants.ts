/** What `sala doctor` examines, and the examination itself, which may fail. The status page has a word for each. */
export const FINDING_SUBJECTS = [
  'database',
  'encryption',
  'schema',
  'rights',
  'notifications',
  'statements',
  'limits',
  'read replica',
  'mail',
  'outbox',
  'events',
  'object storage',
  'videos',
  'storage',
  'backups',
  'certificates',
  'configuration',
  'examination',
] as const;

export type FindingSubject = (typeof FINDING_SUBJECTS)[number];
