/** What the status page sums tables by: the domains, and `other` for what belongs to none. */
export const TABLE_GROUPS = [
  'platform',
  'people',
  'messages',
  'review',
  'security',
  'system',
  'billing',
  'content',
  'library',
  'policies',
  'delivery',
  'operations',
  'public',
  'other',
] as const;
export type TableGroup = (typeof TABLE_GROUPS)[number];

/** Stored files by the folder in their names. */
export const FILE_FOLDERS = {
  avatars: 'avatar',
  content: 'document',
  'content/videos': 'video',
  programmes: 'programme',
} as const;
export const FILE_KINDS = [...Object.values(FILE_FOLDERS), 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const FILE_PLACES = ['database', 'bucket'] as const;
export type FilePlace = (typeof FILE_PLACES)[number];

/** none: not configured; partly: it has more objects than are counted; denied: the credentials may not list it. */
export const BUCKET_LISTINGS = ['none', 'whole', 'partly', 'denied', 'away'] as const;
export type BucketListing = (typeof BUCKET_LISTINGS)[number];

/** report: backup.sh recorded it in the database, wherever the file is. */
export const BACKUP_PLACES = ['directory', 'bucket', 'report'] as const;
export type BackupPlace = (typeof BACKUP_PLACES)[number];

export const CERTIFICATE_OWNERS = ['publicAddress', 'database'] as const;
export type CertificateOwner = (typeof CERTIFICATE_OWNERS)[number];

export interface StorageMeasurement {
  groups: { group: TableGroup; bytes: number }[];
  files: { kind: FileKind; place: FilePlace; count: number; bytes: number }[];
  bucket: BucketListing;
  /** Where the database is, if that is this machine. */
  disk: { freeBytes: number; totalBytes: number } | null;
}

export interface BackupMeasurement {
  /** The newest; null if none is seen. `freeBytes` is what is left where it is; a bucket has no limit that can be seen. */
  newest: { place: BackupPlace; madeAt: string; bytes: number; freeBytes?: number } | null;
  /** What is configured and cannot be read. */
  unreadable: BackupPlace[];
}

export interface CertificateMeasurement {
  owner: CertificateOwner;
  /** Host and port. */
  address: string;
  /** Null if the connection is not encrypted, or there is none. */
  certificate: { subject: string; issuer: string; validUntil: string; isTrusted: boolean } | null;
  isReached: boolean;
}

/** What is too slow to be read for every visitor. Times are ISO 8601. A part that cannot be read is null. */
export interface Measurement {
  storage: StorageMeasurement | null;
  backup: BackupMeasurement | null;
  certificates: CertificateMeasurement[] | null;
}
