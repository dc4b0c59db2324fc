import { type JobName } from './jobs.constants.js';

/** How the runs of one periodic job ended in this process since they were last stored. */
export interface TaskRun {
  task: string;
  /** Of the last run. */
  startedAt: Date;
  durationMs: number;
  /** What the last run failed with; empty if it succeeded. */
  failure: string;
  /** When a run last succeeded; null if none did since. */
  succeededAt: Date | null;
  /** In a row, up to the last run. */
  failures: number;
}

/** What the status page shows of periodic jobs. They are stored together now and then, because some run every second. */
export class TaskRuns {
  /** The pause of each job of this process. */
  readonly pausesMs = new Map<JobName, number>();
  private readonly unstored = new Map<string, TaskRun>();

  declare(task: JobName, pauseMs: number): void {
    this.pausesMs.set(task, pauseMs);
  }

  succeeded(task: string, startedAt: Date): void {
    const [durationMs, succeededAt] = [Date.now() - startedAt.getTime(), new Date()];
    this.unstored.set(task, { task, startedAt, durationMs, failure: '', succeededAt, failures: 0 });
  }

  failed(task: string, startedAt: Date, error: unknown): void {
    const { succeededAt = null, failures = 0 } = this.unstored.get(task) ?? {};
    const durationMs = Date.now() - startedAt.getTime();
    const failure = codeOf(error);
    this.unstored.set(task, { task, startedAt, durationMs, failure, succeededAt, failures: failures + 1 });
  }

  /** Keeps them for the next time if they cannot be stored. */
  async store(write: (runs: TaskRun[]) => Promise<void>): Promise<void> {
    const runs = [...this.unstored.values()];
    if (runs.length > 0) await write(runs);
    for (const run of runs) if (this.unstored.get(run.task) === run) this.unstored.delete(run.task);
  }
}

/** The message may contain personal data or an address with a password. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
