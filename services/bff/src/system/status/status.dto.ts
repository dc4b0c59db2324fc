import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type JobName, JOBS } from '../../common/periodic/jobs.constants.js';
import {
  FILE_STORES,
  type FileStore,
  MOST_ITEMS,
  READ_REPLICA_STATES,
  type ReadReplicaState,
  REPLICA_STATES,
  type ReplicaState,
} from './status.constants.js';
import { MeasurementDto } from './measurement.dto.js';
import { MailStatusDto, OutboxStatusDto } from './status-messages.dto.js';
import { ExaminationDto } from './status-examination.dto.js';

const UNREAD = 'Null if it could not be read.';
const BYTES = { minimum: 0, example: 8_388_608 } as const;

export class SchemaStatusDto {
  @TextField({
    description: 'The newest migration of the database; empty if it has none.',
    example: 'Replicas1790007000141',
  })
  applied: string;

  @IntField({ description: 'Migrations of this version that the database lacks.', minimum: 0, example: 0 })
  missing: number;

  @IntField({ description: 'Migrations that only a newer version knows.', minimum: 0, example: 0 })
  newer: number;
}

export class ReplicaStatusDto {
  @TextField({
    description: 'Made when it started.',
    format: 'uuid',
    example: '5f0c1d2e-9a3b-4c4d-8e5f-6a7b8c9d0e1f',
  })
  id: string;

  @TextField({ description: 'The name of its host, or of its pod.', example: 'sala-bff-0' })
  host: string;

  @IntField({ description: 'The number of the process there.', minimum: 0, example: 7 })
  pid: number;

  @TextField({ description: 'The version that it runs.', example: '1.0.0' })
  version: string;

  @EnumField({
    values: REPLICA_STATES,
    enumName: 'ReplicaState',
    description: 'lost: it did not stop, and is no longer heard from.',
    example: 'running',
  })
  state: ReplicaState;

  @TimeField({ description: 'When it started.' })
  startedTime: string;

  @TimeField({ description: 'When it was last heard from.' })
  seenTime: string;

  @IntField({ description: 'Clients that are connected to its live events.', minimum: 0, example: 3 })
  streams: number;

  @BooleanField({
    description: 'Whether the notifications of the database reach it. Without them it is seconds behind.',
    example: true,
  })
  isListening: boolean;

  @BooleanField({
    description:
      'Whether it stores videos where the process that answers does. Otherwise each misses those of the other.',
    example: true,
  })
  sharesVideos: boolean;

  @BooleanField({ description: 'Whether it is the one that answers.', example: true })
  isThis: boolean;
}

export class EventsStatusDto {
  @IntField({ description: 'Number of the last live event; 0 if there is none.', minimum: 0, example: 1_024 })
  lastId: number;

  @TimeField({ nullable: true, description: 'When it happened; null if there is none.' })
  lastTime: string | null;
}

export class ReadReplicaStatusDto {
  @EnumField({
    values: READ_REPLICA_STATES,
    enumName: 'ReadReplicaState',
    description: 'none: not configured; leftOut: away or too far behind, so that the primary answers.',
    example: 'none',
  })
  state: ReadReplicaState;

  @IntField({ nullable: true, description: 'Log that it has not replayed, in bytes.', ...BYTES })
  lagBytes: number | null;

  @IntField({
    nullable: true,
    description: 'Age of what it replayed last, in seconds.',
    minimum: 0,
    example: 0,
  })
  lagSeconds: number | null;
}

export class JobStatusDto {
  @EnumField({
    values: JOBS,
    enumName: 'JobName',
    description: 'What the job does, in English.',
    example: 'sweep the outbox',
  })
  job: JobName;

  @IntField({
    description: 'From the end of a run to the next, in milliseconds.',
    minimum: 0,
    example: 60_000,
  })
  pauseMs: number;

  @TimeField({
    nullable: true,
    description: 'When the last run began, on any replica; null before the first.',
  })
  lastTime: string | null;

  @TimeField({ nullable: true, description: 'When the next run is due.' })
  nextTime: string | null;

  @IntField({
    nullable: true,
    description: 'How long the last run took, in milliseconds.',
    minimum: 0,
    example: 12,
  })
  durationMs: number | null;

  @TextField({
    description: 'The code of what the last run failed with; empty if it succeeded.',
    example: 'ECONNREFUSED',
  })
  failure: string;

  @IntField({ description: 'Failures in a row.', minimum: 0, example: 0 })
  failures: number;

  @BooleanField({
    description: 'Whether no replica has run it for much longer than its pause.',
    example: false,
  })
  isOverdue: boolean;
}

export class TableSizeDto {
  @TextField({ description: 'Name of the table.', example: 'audit_entry' })
  name: string;

  @IntField({ description: 'With indexes and partitions.', ...BYTES })
  bytes: number;
}

export class AccountSizeDto {
  @IntField({ description: 'Number of the account.', minimum: 1, example: 12 })
  accountId: number;

  @TextField({ description: 'Its name; empty if it was removed.', example: 'Dara' })
  name: string;

  @IntField({ description: 'Of its documents.', ...BYTES })
  bytes: number;
}

export class StorageStatusDto {
  @IntField({ description: 'Of the whole database.', ...BYTES })
  databaseBytes: number;

  @ObjectListField({ type: TableSizeDto, ...MOST_ITEMS, description: 'The largest tables.' })
  tables: TableSizeDto[];

  @EnumField({
    values: FILE_STORES,
    enumName: 'FileStore',
    description: 'Where uploaded files are.',
    example: 'database',
  })
  fileStore: FileStore;

  @ObjectListField({
    type: AccountSizeDto,
    ...MOST_ITEMS,
    description: 'The accounts whose documents take the most.',
  })
  accounts: AccountSizeDto[];
}

/** How the product is. What cannot be read is null, and the rest is answered all the same. */
export class SystemStatusDto {
  @TimeField({ description: 'When this was read.' })
  time: string;

  @TextField({ description: 'The version that answers.', example: '1.0.0' })
  version: string;

  @TextField({ description: 'Of Node.js.', example: '26.2.0' })
  runtime: string;

  @TimeField({ description: 'When the process that answers started.' })
  startedTime: string;

  @ObjectField({ type: SchemaStatusDto, nullable: true, description: `Of the database. ${UNREAD}` })
  schema: SchemaStatusDto | null;

  @ObjectListField({
    type: ReplicaStatusDto,
    ...MOST_ITEMS,
    nullable: true,
    description: `The processes of the product. ${UNREAD}`,
  })
  replicas: ReplicaStatusDto[] | null;

  @ObjectField({ type: EventsStatusDto, nullable: true, description: `The live events. ${UNREAD}` })
  events: EventsStatusDto | null;

  @ObjectField({
    type: ReadReplicaStatusDto,
    nullable: true,
    description: `The read replica of the database. ${UNREAD}`,
  })
  readReplica: ReadReplicaStatusDto | null;

  @ObjectListField({
    type: JobStatusDto,
    ...MOST_ITEMS,
    nullable: true,
    description: `Every periodic job. ${UNREAD}`,
  })
  jobs: JobStatusDto[] | null;

  @ObjectListField({
    type: OutboxStatusDto,
    ...MOST_ITEMS,
    nullable: true,
    description: `What waits to leave the product; a kind without messages is absent. ${UNREAD}`,
  })
  outbox: OutboxStatusDto[] | null;

  @ObjectField({ type: MailStatusDto, nullable: true, description: `Mail. ${UNREAD}` })
  mail: MailStatusDto | null;

  @ObjectField({ type: StorageStatusDto, nullable: true, description: `What storage is used. ${UNREAD}` })
  storage: StorageStatusDto | null;

  @ObjectField({
    type: ExaminationDto,
    nullable: true,
    description: `The last examination of the deployment. ${UNREAD}`,
  })
  examination: ExaminationDto | null;

  @ObjectField({
    type: MeasurementDto,
    nullable: true,
    description: `What is too slow to be read for every visitor. ${UNREAD}`,
  })
  measurement: MeasurementDto | null;
}
