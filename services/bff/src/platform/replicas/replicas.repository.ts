import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type TaskRun } from '../../common/periodic/task-runs.js';
import { JobRun } from './job-run.entity.js';
import { Replica } from './replica.entity.js';
import { FORGOTTEN_AFTER, LOST_AFTER } from './replicas.constants.js';

/** A replica, with whether it is lost by the clock of the database. */
export type SeenReplica = Replica & { isLost: boolean };

@Injectable()
export class ReplicasRepository {
  constructor(
    @InjectRepository(Replica) private readonly replicas: Repository<Replica>,
    @InjectRepository(JobRun) private readonly jobs: Repository<JobRun>,
  ) {}

  /** Also forgets replicas that were lost long ago. */
  async beat({
    id,
    host,
    pid,
    version,
    startedAt,
    streams,
    isListening,
    mediaPlace,
  }: Omit<Replica, 'seenAt'>): Promise<void> {
    await this.replicas.query(
      `WITH forgotten AS (DELETE FROM replica WHERE seen_at < now() - make_interval(hours => $9) AND id <> $1)
       INSERT INTO replica (id, host, pid, version, started_at, streams, is_listening, media_place)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO UPDATE
          SET seen_at = now(), streams = excluded.streams, is_listening = excluded.is_listening,
              media_place = excluded.media_place`,
      [id, host, pid, version, startedAt, streams, isListening, mediaPlace, FORGOTTEN_AFTER.hours],
    );
  }

  async remove(id: string): Promise<void> {
    await this.replicas.delete({ id });
  }

  /** Those that run first, in the order in which they started. */
  async list(): Promise<SeenReplica[]> {
    return await this.replicas.query(
      `SELECT id, host, pid, version, started_at AS "startedAt", seen_at AS "seenAt", streams,
              is_listening AS "isListening", media_place AS "mediaPlace", seen_at < now() - make_interval(secs => $1) AS "isLost"
         FROM replica
        ORDER BY "isLost", started_at, id`,
      [LOST_AFTER.seconds],
    );
  }

  /** In the order of the jobs, so that replicas which store at the same time wait for each other, and no longer. */
  async storeRuns(host: string, runs: TaskRun[]): Promise<void> {
    await this.jobs.query(
      `INSERT INTO job_run (job, host, started_at, duration_ms, failure, succeeded_at, failures)
       SELECT job, $1, started_at, duration_ms, failure, succeeded_at, failures
         FROM unnest($2::text[], $3::timestamptz[], $4::int[], $5::text[], $6::timestamptz[], $7::int[])
           AS run (job, started_at, duration_ms, failure, succeeded_at, failures)
        ORDER BY job
       ON CONFLICT (job) DO UPDATE
          SET host = excluded.host, started_at = excluded.started_at, duration_ms = excluded.duration_ms,
              failure = excluded.failure, succeeded_at = coalesce(excluded.succeeded_at, job_run.succeeded_at),
              failures = excluded.failures + CASE WHEN excluded.succeeded_at IS NULL THEN job_run.failures ELSE 0 END
        WHERE excluded.started_at >= job_run.started_at`,
      [
        host,
        runs.map(({ task }) => task),
        runs.map(({ startedAt }) => startedAt),
        runs.map(({ durationMs }) => durationMs),
        runs.map(({ failure }) => failure),
        runs.map(({ succeededAt }) => succeededAt),
        runs.map(({ failures }) => failures),
      ],
    );
  }

  async lastRuns(): Promise<Map<string, JobRun>> {
    const runs = await this.jobs.find();
    return new Map(runs.map((run) => [run.job, run]));
  }
}
