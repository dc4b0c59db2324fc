import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.js';
import type { FromProcess, LimitedSource, ProcessLimits, ReadRange, ToProcess } from './limited-job.js';

/** The process may load code. It can neither write files, nor start processes, nor open connections. */
const RIGHTS = ['--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'];
const NATIVE_CODE = '--allow-addons';

/** One after the other: each may take most of the memory that a small container has left, and one of two cores. */
const gate = pLimit(1);

export interface LimitedRun {
  /** Ends the process, or keeps it from being started. */
  signal?: AbortSignal | undefined;
  /** Only for what is too large to be sent. */
  source?: LimitedSource;
  limits?: ProcessLimits;
}

/**
 * Reads what strangers send in a process of its own, which does one job, has neither settings nor secrets, and is killed where
 * it takes too much: nothing else ends an endless loop, a native decoder, or memory that is already taken.
 *
 * To add a reader of uploads:
 * 1. `x-program.ts` beside it calls `serveJob` (serve-job.ts). Job and answer are what `structuredClone` copies: no errors,
 *    no classes. It catches what its reader throws and answers it; the bundle finds it by its name.
 * 2. `new LimitedProcess<Job, Answer>(programBeside(import.meta.url, 'x-program'), LIMITS)`, once, and `run` for each upload. Its
 *    `null` (it took too much, or crashed) becomes an error that says what to do.
 * 3. A row in `test/requests/limited-parsers.spec.ts`, and one in "Readers of files" of docs/security.md.
 */
export class LimitedProcess<Job, Answer> {
  /** @param usesNativeCode for decoders that are libraries of the system */
  constructor(
    private readonly program: URL,
    private readonly limits: ProcessLimits,
    private readonly usesNativeCode = false,
  ) {}

  /**
   * @returns null if the process ended without an answer: it took too much, or crashed
   * @throws AppError unavailable if no process could be started; what the source or the signal throws
   */
  async run(job: Job, { signal, source, limits = this.limits }: LimitedRun = {}): Promise<Answer | null> {
    return await gate(async () => {
      signal?.throwIfAborted();
      const child = fork(this.program, this.optionsOf(limits));
      const running = new Running<Answer>(child, limits, source);
      signal?.addEventListener('abort', running.end, { once: true });
      try {
        const answer = await running.answerTo({ job, limits, size: source?.size ?? 0 });
        signal?.throwIfAborted();
        return answer;
      } finally {
        signal?.removeEventListener('abort', running.end);
      }
    });
  }

  private optionsOf({ heapMb, elapsedMs }: ProcessLimits): ForkOptions {
    const memory = [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=2'];
    return {
      execArgv: [...memory, ...RIGHTS, ...(this.usesNativeCode ? [NATIVE_CODE] : [])],
      env: { MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: elapsedMs,
      killSignal: 'SIGKILL',
    };
  }
}

/** A program beside a module, in a bundle too. Tests that run the sources have the program that was built of them. */
export function programBeside(moduleUrl: string, name: string): URL {
  const built = moduleUrl.endsWith('.ts') ? moduleUrl.replace('/bff/src/', '/bff/dist/') : moduleUrl;
  return new URL(`./${name}.js`, built);
}

class Running<Answer> {
  private answer: Answer | null = null;
  private readonly failures: Error[] = [];
  private read = 0;

  constructor(
    private readonly child: ChildProcess,
    private readonly limits: ProcessLimits,
    private readonly source: LimitedSource | undefined,
  ) {
    child.on('message', (message: FromProcess<Answer>) => {
      if ('answer' in message) this.answer = message.answer;
      else void this.give(message);
    });
  }

  readonly end = () => {
    this.child.kill('SIGKILL');
  };

  async answerTo(job: ToProcess<unknown>): Promise<Answer | null> {
    // The answer is read before the channel counts as closed, and may be read after the end of the process.
    const ended = Promise.all([once(this.child, 'exit'), once(this.child, 'disconnect')]);
    this.send(job);
    try {
      await ended;
    } catch (cause) {
      throw new AppError('unavailable', {}, null, { cause });
    }
    const [failure] = this.failures;
    if (failure) throw failure;
    return this.answer;
  }

  private async give({ read, start, end }: ReadRange & { read: number }): Promise<void> {
    const { source, limits } = this;
    const isInside = Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && start < end;
    this.read += end - start;
    if (!source || !isInside || end > source.size || this.read > limits.readBytes) {
      this.end();
      return;
    }
    try {
      this.send({ read, bytes: await source.read({ start, end }) });
    } catch (error) {
      // No verdict on the file: the place where it is stored is away.
      this.failures.push(
        Error.isError(error) ? error : new Error('The file cannot be read.', { cause: error }),
      );
      this.end();
    }
  }

  /** A process that has ended takes nothing; its end is reported. */
  private send(message: ToProcess<unknown>): void {
    this.child.send(message, () => undefined);
  }
}
