import { type Config } from '../config/config.js';
import { type Finding, ok, warn } from './finding.js';
import { measureStorage } from './measure/measure-storage.js';

const SUBJECT = 'storage';
/** Of the disk of the database. PostgreSQL stops when it is full. */
const LITTLE = 0.1;

/** The storage in use, and the free space where it is known. A failure to read it is reported by the examination of the database. */
export async function examineStorage(config: Config): Promise<Finding[]> {
  const measured = await measureStorage(config).catch(() => null);
  if (measured === null) return [];
  const { groups, files, bucket, disk } = measured;
  const used = ok(
    SUBJECT,
    `The tables take ${inMegabytes(sumOf(groups))}, the stored files ${inMegabytes(sumOf(files))}.`,
  );
  const findings = [used];
  if (bucket === 'denied') {
    const advice = 'Allow s3:ListBucket if the status page is to show what is in the bucket.';
    findings.push(ok(SUBJECT, `The credentials of the bucket may not list it. ${advice}`));
  }
  if (disk !== null) {
    const left = `The disk of the database has ${inMegabytes(disk.freeBytes)} left.`;
    const isLittle = disk.freeBytes < disk.totalBytes * LITTLE;
    findings.push(isLittle ? warn(SUBJECT, left, 'Make room, or give it a larger disk.') : ok(SUBJECT, left));
  }
  return findings;
}

function sumOf(parts: { bytes: number }[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000).toLocaleString('en')} MB`;
}
