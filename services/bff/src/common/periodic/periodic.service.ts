import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { type Counter, type Gauge } from 'prom-client';
import { MetricsService } from '../metrics/metrics.service.js';
import { Batches } from './batches.js';
import { type JobName } from './jobs.constants.js';
import { PeriodicTask } from './periodic-task.js';
import { TaskRuns } from './task-runs.js';

/** Periodic work of a process, from the end of its start to the beginning of its shutdown. */
@Injectable()
export class PeriodicService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** For the status page. */
  readonly taskRuns = new TaskRuns();
  private readonly tasks: PeriodicTask[] = [];
  private readonly batchesOf = new Map<string, Pick<Batches<number>, 'heldBackMs' | 'rethrow'>[]>();

  private readonly runs: Counter<'task' | 'outcome'>;
  private readonly lastSuccess: Gauge<'task'>;

  constructor(
    private readonly logger: PinoLogger,
    metrics: MetricsService,
  ) {
    this.logger.setContext(PeriodicService.name);
    this.runs = metrics.counter({
      name: 'sala_task_runs_total',
      help: 'Runs of periodic work in this process, by how they ended.',
      labelNames: ['task', 'outcome'],
    });
    this.lastSuccess = metrics.gauge({
      name: 'sala_task_last_success_timestamp_seconds',
      help: 'When periodic work last ended well in this process.',
      labelNames: ['task'],
    });
    const { batchesOf } = this;
    metrics.gauge({
      name: 'sala_task_held_back_seconds',
      help: 'For how long periodic work has left a record for later, because it fails. 0 if there is none.',
      labelNames: ['task'],
      collect() {
        for (const [task, all] of batchesOf)
          this.set({ task }, Math.max(...all.map(({ heldBackMs }) => heldBackMs)) / 1_000);
      },
    });
  }

  /**
   * Call while the application is being built.
   * @param name what the work is, for the log and the status page
   * @param pauseMs from the end of a run to the beginning of the next
   */
  every(pauseMs: number, name: JobName, run: () => Promise<void>): PeriodicTask {
    const failed = (error: unknown) => {
      this.logger.warn({ err: error }, `cannot ${name}, will try again`);
    };
    this.taskRuns.declare(name, pauseMs);
    const task = new PeriodicTask({ pauseMs, run: () => this.measured(name, run), failed });
    this.tasks.push(task);
    return task;
  }

  /**
   * For a job that takes many records at a time. What it left for later fails the run, once the others are done.
   * @param most records of a step
   * @param ofOne a step works on one record, and takes so many parts of it
   */
  batches<Key extends number | string>(task: JobName, most: number, ofOne = false): Batches<Key> {
    const batches = new Batches<Key>(most, ofOne);
    this.batchesOf.set(task, [...(this.batchesOf.get(task) ?? []), batches]);
    return batches;
  }

  private async measured(task: string, run: () => Promise<void>): Promise<void> {
    const startedAt = new Date();
    try {
      await run();
      for (const batches of this.batchesOf.get(task) ?? []) batches.rethrow();
    } catch (error) {
      this.taskRuns.failed(task, startedAt, error);
      this.runs.inc({ task, outcome: 'failure' });
      throw error;
    }
    this.taskRuns.succeeded(task, startedAt);
    this.runs.inc({ task, outcome: 'success' });
    this.lastSuccess.setToCurrentTime({ task });
  }

  onApplicationBootstrap(): void {
    for (const task of this.tasks) task.start();
  }

  /** Waits for runs in progress, which need the database. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }
}
