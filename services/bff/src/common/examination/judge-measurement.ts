import { type BackupMeasurement, type CertificateMeasurement } from './measurement.js';

/** A backup may be late by this, as for the alert of the Helm chart: the dump takes time. */
const BACKUP_GRACE_HOURS = 2;
/** Less room than for so many more is little; backup.sh warns of it, too. */
const BACKUPS_TO_COME = 2;
/** Programs that renew certificates have done so by then. */
export const EXPIRES_SOON_DAYS = 14;
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

/**
 * unseen: none is found where the product looks, or nothing says where; unreadable: there may be one; nearlyFull: less than two
 * more of its size fit where it is.
 */
export const BACKUP_STATES = ['unseen', 'unreadable', 'old', 'nearlyFull', 'current'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** @param everyHours how often backups are expected */
export function backupState(
  { newest, unreadable }: BackupMeasurement,
  everyHours: number,
  now: Date,
): BackupState {
  if (newest === null) return unreadable.length > 0 ? 'unreadable' : 'unseen';
  if (hoursSince(newest.madeAt, now) > everyHours + BACKUP_GRACE_HOURS) return 'old';
  const { bytes, freeBytes = Infinity } = newest;
  return freeBytes < BACKUPS_TO_COME * bytes ? 'nearlyFull' : 'current';
}

/** Whole hours. */
export function hoursSince(moment: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / HOUR_MS));
}

/** plain: the connection is not encrypted; away: there is no connection. */
export const CERTIFICATE_STATES = ['away', 'expired', 'untrusted', 'expiring', 'plain', 'good'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export function certificateState(
  { certificate, isReached }: CertificateMeasurement,
  now: Date,
): CertificateState {
  if (!isReached) return 'away';
  if (certificate === null) return 'plain';
  const days = daysUntil(certificate.validUntil, now);
  if (days < 0) return 'expired';
  if (!certificate.isTrusted) return 'untrusted';
  return days < EXPIRES_SOON_DAYS ? 'expiring' : 'good';
}

/** Whole days; negative afterwards. */
export function daysUntil(moment: string, now: Date): number {
  return Math.floor((Date.parse(moment) - now.getTime()) / DAY_MS);
}
