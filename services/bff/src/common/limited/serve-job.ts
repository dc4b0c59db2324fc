import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FromProcess, ProcessLimits, ReadRange, ToProcess } from './limited-job.js';

const WATCH_MS = 25;
/** From -20, the first, to 19. Sign-ins in the meantime have priority. */
const PRIORITY = 5;

/** In a thread of its own, which an endless loop does not hold up. `process.exit` would wait for native threads. */
const WATCH = `
  const { processorMs, bytes, everyMs } = require('node:worker_threads').workerData;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > processorMs || process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL');
  }, everyMs);`;

/** The file that the job is about, where it was not sent. */
export interface JobSource {
  size: number;
  read: (range: ReadRange) => Promise<Uint8Array>;
}

export type Work<Job, Answer> = (job: Job, source: JobSource) => Answer | Promise<Answer>;

/**
 * What the program of a `LimitedProcess` calls, once. The process ends after the answer, without one where the work throws, in
 * the middle of the work where that takes too much, and with the process that has started it.
 */
export function serveJob<Job, Answer>(work: Work<Job, Answer>): void {
  process.once('disconnect', endAtOnce);
  process.once('message', ({ job, limits, size }: Extract<ToProcess<Job>, { job: Job }>) => {
    setPriority(PRIORITY);
    watch(limits);
    void answer(async () => work(job, sourceOf(size)));
  });
}

async function answer<Answer>(work: () => Promise<Answer>): Promise<void> {
  const message: FromProcess<Answer> = { answer: await work() };
  process.send?.(message, undefined, undefined, () => {
    process.disconnect?.();
  });
}

function watch({ processorMs, bytes }: ProcessLimits): void {
  const workerData = { processorMs, bytes, everyMs: WATCH_MS };
  new Worker(WATCH, { eval: true, workerData, env: {} }).unref();
}

function sourceOf(size: number): JobSource {
  const waiting = new Map<number, (bytes: Uint8Array) => void>();
  let asked = 0;
  process.on('message', ({ read, bytes }: Extract<ToProcess<never>, { read: number }>) => {
    waiting.get(read)?.(bytes);
    waiting.delete(read);
  });
  return {
    size,
    read: (range) => {
      const { promise, resolve } = Promise.withResolvers<Uint8Array>();
      asked += 1;
      waiting.set(asked, resolve);
      process.send?.({ read: asked, ...range } satisfies FromProcess<never>);
      return promise;
    },
  };
}

function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}
