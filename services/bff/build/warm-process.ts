import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CACHE, ROOT } from '../../../scripts/root.ts';

export interface WarmProcessOptions {
  /** The workspace, with its `src`, its `dist` and its packages. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Called with each line that it prints. */
  say: (line: string) => void;
}

const PROGRAM = join(ROOT, 'services/bff/build/serve-warm.ts');
const COMPILE_CACHE = join(CACHE, 'dev/compile-cache');
/** An edit should not wait for a browser's open streams. */
const PATIENCE_MS = 300;

/** A process that has loaded the packages, and serves the modules once it is told to. */
export class WarmProcess {
  readonly #child: ChildProcess;

  constructor({ folder, env, say }: WarmProcessOptions) {
    this.#child = spawn(process.execPath, [PROGRAM, folder, COMPILE_CACHE], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface(stream).on('line', say);
    }
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  start(): void {
    this.#child.send('start');
  }

  async end(): Promise<void> {
    if (this.hasEnded) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const impatience = setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(impatience);
  }
}
