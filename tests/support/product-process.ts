import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');

/** Longer than all that a stop may wait for together, and shorter than the timeout of the fixture. */
const END_WITHIN_MS = 115_000;

export interface ExitResult {
  code: number | null;
  output: string;
}

/** As `npm start` runs them. */
const START = ['node', 'scripts/with-node.cjs', 'scripts/start.ts'];
/** The same product, which is known to be built. */
export const BUILT = [process.execPath, 'tests/support/built-product.ts'];

/** One run of `npm start`. */
export class ProductProcess {
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #ending: Promise<ExitResult>;
  #output = '';

  /** Uses any free port unless one is given. It inherits only PATH and HOME from the tests. */
  constructor(env: NodeJS.ProcessEnv, [program = '', ...args] = START) {
    const { PATH, HOME } = process.env;
    this.#child = spawn(program, args, {
      cwd: ROOT,
      // Figures stay as they are while a test reads them.
      env: { PATH, HOME, PORT: '0', SALA_DEMO_EVENTS: 'off', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Runs in its own process group, as in a terminal.
      detached: true,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        this.#output += chunk;
      });
    }
    this.#ending = once(this.#child, 'close').then(([code]) => ({
      code: code as number | null,
      output: this.#output,
    }));
  }

  /** All output so far. */
  get output(): string {
    return this.#output;
  }

  /** The process group ID, which is the PID of its first process. */
  get group(): number {
    return this.#child.pid ?? 0;
  }

  /** Resolves to its URL once it accepts requests. */
  async ready(): Promise<string> {
    const ended = this.#ending.then(({ output }) => {
      throw new Error(`npm start ended before it was ready:\n${output}`);
    });
    return Promise.race([this.#greeted(), ended]);
  }

  /** Resolves when the process exits. */
  async ending(): Promise<ExitResult> {
    return this.#ending;
  }

  /** Sends a signal to the whole group, as Ctrl-C in a terminal does. The database is not in the group. */
  async end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL' = 'SIGINT'): Promise<ExitResult> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
    const ended = await Promise.race([this.#ending, sleep(END_WITHIN_MS, null, { ref: false })]);
    if (ended !== null) return ended;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    throw new Error(`npm start did not end within ${END_WITHIN_MS / 1_000} s:\n${this.#output}`);
  }

  /** Kills the launcher only. The product keeps running. */
  killLauncher(): void {
    this.#child.kill('SIGKILL');
  }

  async #greeted(): Promise<string> {
    for (;;) {
      const url = /Sala +(\S+)[\s\S]*Ctrl-C to stop/.exec(this.#output)?.[1];
      if (url !== undefined) return url;
      await sleep(20);
    }
  }
}
