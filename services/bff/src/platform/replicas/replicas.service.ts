import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { packageVersion } from '../../common/package-version.js';
import { type JobName } from '../../common/periodic/jobs.constants.js';
import { type PeriodicTask } from '../../common/periodic/periodic-task.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { Config } from '../../config/config.js';
import { NotificationsService } from '../database/notifications.service.js';
import { mediaPlaceOf } from '../files/media-place.js';
import { OpenStreamsService } from '../live-events/open-streams.service.js';
import { type JobRun } from './job-run.entity.js';
import { HEARTBEAT_INTERVAL_MS } from './replicas.constants.js';
import { ReplicasRepository, type SeenReplica } from './replicas.repository.js';

/** A periodic job, and its last run on any replica. */
export interface Job {
  job: JobName;
  pauseMs: number;
  last: JobRun | undefined;
}

/** Tells the others that this process runs, and how its periodic jobs ended. */
@Injectable()
export class ReplicasService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly id = randomUUID();
  readonly version = packageVersion();
  readonly startedAt = new Date();
  private readonly host = hostname();
  private readonly task: PeriodicTask;
  private mediaPlace: string | undefined;

  constructor(
    private readonly replicas: ReplicasRepository,
    private readonly notifications: NotificationsService,
    private readonly streams: OpenStreamsService,
    private readonly periodic: PeriodicService,
    private readonly config: Config,
  ) {
    this.task = periodic.every(HEARTBEAT_INTERVAL_MS, 'tell that the process runs', () => this.beat());
  }

  onApplicationBootstrap(): void {
    this.task.now();
  }

  async list(): Promise<SeenReplica[]> {
    return await this.replicas.list();
  }

  /** Every periodic job of this build. */
  async jobs(): Promise<Job[]> {
    const runs = await this.replicas.lastRuns();
    const all = [...this.periodic.taskRuns.pausesMs].map(([job, pauseMs]) => ({
      job,
      pauseMs,
      last: runs.get(job),
    }));
    return all.toSorted((one, other) => one.job.localeCompare(other.job, 'en'));
  }

  /** Of work that is not periodic, such as mail. */
  async lastRun(job: string): Promise<JobRun | undefined> {
    return (await this.replicas.lastRuns()).get(job);
  }

  private async beat(): Promise<void> {
    // What cannot be written now may be later; until then it is a place of its own.
    this.mediaPlace ??= await mediaPlaceOf(this.config).catch(() => undefined);
    await this.replicas.beat({
      id: this.id,
      host: this.host,
      pid: process.pid,
      version: this.version,
      startedAt: this.startedAt,
      streams: this.streams.all.length,
      isListening: this.notifications.isListening,
      mediaPlace: this.mediaPlace ?? `unusable ${this.id}`,
    });
    await this.periodic.taskRuns.store((runs) => this.replicas.storeRuns(this.host, runs));
  }

  /** A database that is away does not stop the shutdown: then the replica counts as lost. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
    await this.replicas.remove(this.id).catch(() => undefined);
  }
}
