import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import {
  BACKUP_STATES,
  type BackupState,
  backupState,
  CERTIFICATE_STATES,
  type CertificateState,
  certificateState,
  daysUntil,
  EXPIRES_SOON_DAYS,
  hoursSince,
} from '../../common/examination/judge-measurement.js';
import {
  BACKUP_PLACES,
  type BackupMeasurement,
  type BackupPlace,
  BUCKET_LISTINGS,
  type BucketListing,
  CERTIFICATE_OWNERS,
  type CertificateMeasurement,
  type CertificateOwner,
  FILE_KINDS,
  FILE_PLACES,
  type FileKind,
  type FilePlace,
  TABLE_GROUPS,
  type TableGroup,
} from '../../common/examination/measurement.js';
import { displayTime } from '../../common/time/display-time.js';
import { type Config } from '../../config/config.js';
import { type StoredMeasurement } from './measurement.entity.js';
import { MOST_ITEMS } from './status.constants.js';

const BYTES = { minimum: 0, example: 8_388_608 } as const;

export class TableGroupSizeDto {
  @EnumField({
    values: TABLE_GROUPS,
    enumName: 'TableGroup',
    description: 'The domain of the tables.',
    example: 'policies',
  })
  group: TableGroup;

  @IntField({ description: 'Of its tables, with indexes and partitions.', ...BYTES })
  bytes: number;
}

export class FileSizeDto {
  @EnumField({
    values: FILE_KINDS,
    enumName: 'FileKind',
    description:
      'avatar: of a person or team; document: of a certification; video: of content; programme: the cover of one.',
    example: 'avatar',
  })
  kind: FileKind;

  @EnumField({
    values: FILE_PLACES,
    enumName: 'FileStore',
    description: 'Where they are.',
    example: 'database',
  })
  place: FilePlace;

  @IntField({ description: 'The number of files.', minimum: 0, example: 96 })
  count: number;

  @IntField({ description: 'Of all of them.', ...BYTES })
  bytes: number;
}

export class DiskDto {
  @IntField({ description: 'What is left.', ...BYTES })
  freeBytes: number;

  @IntField({ description: 'The whole disk.', ...BYTES })
  totalBytes: number;
}

export class MeasuredStorageDto {
  @ObjectListField({
    type: TableGroupSizeDto,
    ...MOST_ITEMS,
    description: 'The tables by domain, the largest first.',
  })
  groups: TableGroupSizeDto[];

  @ObjectListField({ type: FileSizeDto, ...MOST_ITEMS, description: 'The stored files by kind.' })
  files: FileSizeDto[];

  @EnumField({
    values: BUCKET_LISTINGS,
    enumName: 'BucketListing',
    description:
      'What `files` has of the bucket: none: there is none; whole; partly: it has too many objects, or was too slow; ' +
      'denied: the credentials may not list it; away: it does not answer.',
    example: 'none',
  })
  bucket: BucketListing;

  @ObjectField({
    type: DiskDto,
    nullable: true,
    description: 'Where the database is; null if that is another machine, or cannot be known.',
  })
  disk: DiskDto | null;
}

export class BackupStatusDto {
  @EnumField({
    values: BACKUP_STATES,
    enumName: 'BackupState',
    description:
      'unseen: none is found; unreadable: its place cannot be read; old: older than expected; nearlyFull: less than two more fit ' +
      'where it is.',
    example: 'current',
  })
  state: BackupState;

  @EnumField({
    values: BACKUP_PLACES,
    enumName: 'BackupPlace',
    nullable: true,
    description: 'Where the newest one is, or what cannot be read; null if none is found.',
    example: 'directory',
  })
  place: BackupPlace | null;

  @TimeField({ nullable: true, description: 'When it was made; null if none is found.' })
  madeTime: string | null;

  @IntField({ nullable: true, description: 'Its age, in whole hours.', minimum: 0, example: 9 })
  hours: number | null;

  @IntField({ nullable: true, description: 'Its size.', ...BYTES })
  bytes: number | null;

  @IntField({
    nullable: true,
    description: 'What is left where it is; null if that cannot be known.',
    ...BYTES,
  })
  freeBytes: number | null;

  @IntField({ description: 'In how many hours the next one is expected.', minimum: 1, example: 24 })
  everyHours: number;

  static from(measured: BackupMeasurement, { backup, timeZone }: Config, now: Date): BackupStatusDto {
    const { newest, unreadable } = measured;
    return {
      state: backupState(measured, backup.everyHours, now),
      place: newest?.place ?? unreadable[0] ?? null,
      madeTime: newest && displayTime(new Date(newest.madeAt), timeZone),
      hours: newest && hoursSince(newest.madeAt, now),
      bytes: newest?.bytes ?? null,
      freeBytes: newest?.freeBytes ?? null,
      everyHours: backup.everyHours,
    };
  }
}

export class CertificateStatusDto {
  @EnumField({
    values: CERTIFICATE_OWNERS,
    enumName: 'CertificateOwner',
    description:
      'publicAddress: the one that people see, whatever terminates TLS there; database: the one that this process sees.',
    example: 'publicAddress',
  })
  owner: CertificateOwner;

  @TextField({ description: 'Host and port.', example: 'sala.example:443' })
  address: string;

  @EnumField({
    values: CERTIFICATE_STATES,
    enumName: 'CertificateState',
    description:
      `away: no connection from here; untrusted: issued by an authority that is unknown here; expiring: within ${EXPIRES_SOON_DAYS} ` +
      'days; plain: the connection is not encrypted.',
    example: 'good',
  })
  state: CertificateState;

  @TextField({ description: 'Whom it was issued to; empty if there is none.', example: 'sala.example' })
  subject: string;

  @TextField({ description: 'Who issued it; empty if there is none.', example: 'R12' })
  issuer: string;

  @TimeField({ nullable: true, description: 'When it expires; null if there is none.' })
  validUntilTime: string | null;

  @IntField({ nullable: true, description: 'Whole days until then; negative afterwards.', example: 61 })
  days: number | null;

  static from(measured: CertificateMeasurement, timeZone: string, now: Date): CertificateStatusDto {
    const { owner, address, certificate } = measured;
    return {
      owner,
      address,
      state: certificateState(measured, now),
      subject: certificate?.subject ?? '',
      issuer: certificate?.issuer ?? '',
      validUntilTime: certificate && displayTime(new Date(certificate.validUntil), timeZone),
      days: certificate && daysUntil(certificate.validUntil, now),
    };
  }
}

export class MeasurementDto {
  @TimeField({ nullable: true, description: 'When it was measured; null before the first time.' })
  measuredTime: string | null;

  @ObjectField({ type: MeasuredStorageDto, nullable: true, description: 'Null if it could not be measured.' })
  storage: MeasuredStorageDto | null;

  @ObjectField({
    type: BackupStatusDto,
    nullable: true,
    description: 'The newest backup that is seen from here. Null before the first time.',
  })
  backup: BackupStatusDto | null;

  @ObjectListField({
    type: CertificateStatusDto,
    ...MOST_ITEMS,
    nullable: true,
    description: 'Null before the first time.',
  })
  certificates: CertificateStatusDto[] | null;

  static from({ measuredAt, measured }: StoredMeasurement, config: Config): MeasurementDto {
    const now = new Date();
    const { storage = null, backup = null, certificates = null } = measured ?? {};
    return {
      measuredTime: measuredAt && displayTime(measuredAt, config.timeZone),
      storage,
      backup: backup && BackupStatusDto.from(backup, config, now),
      certificates:
        certificates?.map((certificate) => CertificateStatusDto.from(certificate, config.timeZone, now)) ??
        null,
    };
  }
}
