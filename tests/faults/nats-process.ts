import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

interface Monitored {
  account_details?: { stream_detail?: { state: { messages: number } }[] }[];
}

/** A NATS server with JetStream, which keeps its streams in files. */
export class NatsProcess {
  readonly url: string;
  readonly #program: string;
  readonly #directory: string;
  readonly #port: number;
  readonly #monitor: number;
  #child: ChildProcess;

  private constructor(program: string, directory: string, port: number, monitor: number) {
    this.#program = program;
    this.#directory = directory;
    this.#port = port;
    this.#monitor = monitor;
    this.url = `nats://127.0.0.1:${port}`;
    this.#child = this.#spawn();
  }

  static async start(program: string): Promise<NatsProcess> {
    const directory = await makeTemporaryDirectory();
    const nats = new NatsProcess(program, directory, await freePort(), await freePort());
    await nats.#ready();
    return nats;
  }

  /** It is started again at once, with the same files. */
  async kill(): Promise<void> {
    await this.#end();
    this.#child = this.#spawn();
    await this.#ready();
  }

  async stop(): Promise<void> {
    await this.#end();
    await removeDirectory(this.#directory);
  }

  /** How many messages all streams hold. */
  async messages(): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.#monitor}/jsz?streams=true`);
    const { account_details: accounts = [] } = (await answer.json()) as Monitored;
    return accounts
      .flatMap(({ stream_detail: streams = [] }) => streams)
      .reduce((sum, { state }) => sum + state.messages, 0);
  }

  #spawn(): ChildProcess {
    const ports = ['-p', String(this.#port), '-m', String(this.#monitor)];
    return spawn(this.#program, ['-js', '-sd', this.#directory, '-a', '127.0.0.1', ...ports], {
      stdio: 'ignore',
    });
  }

  async #end(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  async #ready(): Promise<void> {
    const answers = () =>
      this.messages().then(
        () => true,
        () => false,
      );
    while (!(await answers())) {
      if (this.#child.exitCode !== null) throw new Error('NATS did not start.');
      await wait(20);
    }
  }
}
