/** Size limits in bytes (SI), and how they are written for people. */
export interface SizeLimit {
  bytes: number;
  text: string;
}

/** Of a body that is no upload. */
export const BODY_LIMIT: SizeLimit = { bytes: 100_000, text: '100 kB' };
/** Of a batch of records, which is JSON too. */
export const BATCH_LIMIT: SizeLimit = { bytes: 4_000_000, text: '4 MB' };
/** Of the whole request of an upload, its file included. */
export const UPLOAD_LIMIT: SizeLimit = { bytes: 10_000_000, text: '10 MB' };
