import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isReady, stopChild } from '../support/server-child.ts';

export const PROGRAM = join(import.meta.dirname, '../../services/bff/dist/bundle/sala.js');

/** The BFF alone in a process of its own, on the database of its environment. */
export class BffProcess {
  /** What it has logged. */
  output = '';
  readonly url: string;
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;

  private constructor(url: string, child: ChildProcessByStdio<null, Readable, Readable>) {
    this.url = url;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (this.output += chunk));
  }

  /**
   * @param environment in addition to PATH; with the PORT to listen on
   * @param program that of another version
   */
  static async start(
    environment: NodeJS.ProcessEnv & { PORT: string },
    program = PROGRAM,
  ): Promise<BffProcess> {
    const env = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      SALA_SEED: 'demo',
      SALA_DEMO_EVENTS: 'off',
      ...environment,
    };
    const child = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const bff = new BffProcess(`http://127.0.0.1:${environment.PORT}`, child);
    while (!(await isReady(bff.url))) {
      if (child.exitCode !== null) throw new Error(`The BFF did not start: ${bff.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return bff;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** What `sala doctor` finds in the same environment. It ends with 1 if something fails. */
  static async doctor(environment: NodeJS.ProcessEnv): Promise<{ subject: string; outcome: string }[]> {
    const env = { PATH: process.env.PATH, ...environment };
    const child = spawn(process.execPath, [PROGRAM, 'doctor', '--json'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(await text(child.stdout)) as { subject: string; outcome: string }[];
  }

  async stop(): Promise<void> {
    await stopChild(this.#child);
  }

  /** @returns its exit code; null if it did not end by itself */
  async end(): Promise<number | null> {
    await this.stop();
    return this.#child.exitCode;
  }

  /** As when the machine fails: nothing is finished. */
  async kill(): Promise<void> {
    if (this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}
