import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { isReady, stopChild } from '../support/server-child.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const POLL_MS = 5;

/** Of proc(5): fields 14 and 15, counted from the third, in ticks of a hundredth of a second. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;
const MS_PER_TICK = 10;

/** The BFF as a container runs it: alone, on the database of its environment. */
export const BFF = ['services/bff/dist/bundle/sala.js', 'serve'];

export interface ServerEnvironment extends NodeJS.ProcessEnv {
  DATABASE_URL: string;
  JWT_SECRET: string;
}

export const newSecret = (): string => randomBytes(48).toString('base64');

/** A server in a process of its own. Its log goes to a file, so that reading it costs this process nothing. */
export class ServerProcess {
  readonly url: string;
  /** From the start of the process to its first answer that it is ready. */
  readonly readyMs: number;
  readonly #child: ChildProcess;

  private constructor(url: string, readyMs: number, child: ChildProcess) {
    this.url = url;
    this.readyMs = readyMs;
    this.#child = child;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** @param program the script and its arguments, relative to the repository */
  static async start(
    program: string[],
    environment: ServerEnvironment,
    directory: string,
  ): Promise<ServerProcess> {
    const port = String(await freePort());
    const logFile = join(directory, `server-${port}.log`);
    const log = openSync(logFile, 'w');
    const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: port, ...environment };
    const started = performance.now();
    const child = spawn(process.execPath, program, { cwd: ROOT, env, stdio: ['ignore', log, log] });
    closeSync(log);
    const url = `http://127.0.0.1:${port}`;
    while (!(await isReady(url))) {
      if (child.exitCode !== null)
        throw new Error(`${program.join(' ')} did not start:\n${readFileSync(logFile, 'utf8')}`);
      await sleep(POLL_MS);
    }
    return new ServerProcess(url, performance.now() - started, child);
  }

  /** The CPU time that it has used, of all its threads, in milliseconds. Not a number where there is no /proc. */
  cpuMs(): number {
    const file = `/proc/${this.pid}/stat`;
    if (!existsSync(file)) return NaN;
    // The name of the program, in brackets, may contain spaces.
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * MS_PER_TICK;
  }

  async stop(): Promise<void> {
    await stopChild(this.#child);
  }
}
