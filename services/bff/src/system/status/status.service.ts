import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { Reads } from '../../platform/database/reads.js';
import { MAIL_RUN } from '../../platform/mail/mail.constants.js';
import { ReplicasService } from '../../platform/replicas/replicas.service.js';
import { ExaminationsService } from './examinations.service.js';
import { MeasurementsService } from './measurements.service.js';
import { jobStatus, mailStatus, replicaStatus } from './status-parts.js';
import { PART_LIMIT_MS, STATUS_CACHE } from './status.constants.js';
import {
  type EventsStatusDto,
  type JobStatusDto,
  type ReadReplicaStatusDto,
  type ReplicaStatusDto,
  type SchemaStatusDto,
  type StorageStatusDto,
  type SystemStatusDto,
} from './status.dto.js';
import { type MailStatusDto, type OutboxStatusDto } from './status-messages.dto.js';
import { StatusRepository } from './status.repository.js';

/** Reads how the product is, part by part: one that fails leaves the others. */
@Injectable()
export class StatusService {
  private latest: { readAt: number; status: Promise<SystemStatusDto> } | undefined;

  constructor(
    private readonly repository: StatusRepository,
    private readonly replicas: ReplicasService,
    private readonly examinations: ExaminationsService,
    private readonly measurements: MeasurementsService,
    private readonly reads: Reads,
    private readonly config: Config,
    private readonly logger: PinoLogger,
  ) {
    this.logger.setContext(StatusService.name);
  }

  /** Everybody who asks within the time of the cache gets the same. */
  read(): Promise<SystemStatusDto> {
    const now = Date.now();
    if (this.latest === undefined || now - this.latest.readAt >= STATUS_CACHE.seconds * 1_000)
      this.latest = { readAt: now, status: this.readAll() };
    return this.latest.status;
  }

  /** Call it after a change that the next reader expects to see. */
  forget(): void {
    this.latest = undefined;
  }

  private async readAll(): Promise<SystemStatusDto> {
    const [schema, replicas, events, readReplica, jobs, outbox, mail, storage, examination, measurement] =
      await Promise.all([
        this.part('schema', () => this.schema()),
        this.part('replicas', () => this.replicaList()),
        this.part('events', () => this.events()),
        this.part('readReplica', () => this.readReplica()),
        this.part('jobs', () => this.jobs()),
        this.part('outbox', () => this.outbox()),
        this.part('mail', () => this.mail()),
        this.part('storage', () => this.storage()),
        this.part('examination', () => this.examinations.last()),
        this.part('measurement', () => this.measurements.last()),
      ]);
    return {
      time: this.timeOf(new Date()),
      version: this.replicas.version,
      runtime: process.versions.node,
      startedTime: this.timeOf(this.replicas.startedAt),
      ...{ schema, replicas, events, readReplica, jobs, outbox, mail, storage, examination, measurement },
    };
  }

  private async part<Part>(name: string, read: () => Promise<Part>): Promise<Part | null> {
    const limit = new AbortController();
    const late = wait(PART_LIMIT_MS, null, { signal: limit.signal, ref: false }).catch(() => null);
    try {
      return await Promise.race([read(), late]);
    } catch (error) {
      this.logger.warn({ err: error, part: name }, 'a part of the status cannot be read');
      return null;
    } finally {
      limit.abort();
    }
  }

  private async schema(): Promise<SchemaStatusDto> {
    const { applied = '', missing, newer } = await this.repository.schema();
    return { applied, missing: missing.length, newer: newer.length };
  }

  private async replicaList(): Promise<ReplicaStatusDto[]> {
    const seen = await this.replicas.list();
    const own = seen.find(({ id }) => id === this.replicas.id);
    return seen.map((replica) => replicaStatus(replica, own ?? replica, this.config.timeZone));
  }

  private async events(): Promise<EventsStatusDto> {
    const last = await this.repository.lastEvent();
    return { lastId: last?.id ?? 0, lastTime: last ? this.timeOf(last.createdAt) : null };
  }

  private async readReplica(): Promise<ReadReplicaStatusDto> {
    const { hasReplica, isReplicaUsed } = this.reads;
    const state = !hasReplica ? 'none' : isReplicaUsed ? 'used' : 'leftOut';
    // One that is away has no lag that could be known.
    const lag = await this.reads.lag().catch(() => undefined);
    return { state, lagBytes: lag?.bytes ?? null, lagSeconds: lag ? Math.round(lag.seconds) : null };
  }

  private async jobs(): Promise<JobStatusDto[]> {
    const now = new Date();
    const { startedAt } = this.replicas;
    return (await this.replicas.jobs()).map((job) => jobStatus(job, startedAt, this.config.timeZone, now));
  }

  private async outbox(): Promise<OutboxStatusDto[]> {
    const counts = await this.repository.outbox();
    return counts.map(({ oldestDueAt, ...kind }) => ({
      ...kind,
      oldestDueTime: oldestDueAt && this.timeOf(oldestDueAt),
    }));
  }

  private async mail(): Promise<MailStatusDto> {
    const last = await this.replicas.lastRun(MAIL_RUN);
    return mailStatus(this.config.mail !== undefined, last, this.config.timeZone);
  }

  private async storage(): Promise<StorageStatusDto> {
    const sizes = await this.repository.storage();
    return { ...sizes, fileStore: this.config.objectStore ? 'bucket' : 'database' };
  }

  private timeOf(moment: Date): string {
    return displayTime(moment, this.config.timeZone);
  }
}
