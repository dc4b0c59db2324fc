import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { hasEnded, IMAGES, killServer, startServer } from './server-process.js';

/** `npm test` installs it where it can, and sets this variable. */
export const NATS_PATH = process.env.NATS_PATH;

/** A real server with JetStream, which keeps its streams in files while it is away. */
export class NatsServer {
  private child: ChildProcess;

  private constructor(
    private readonly port: number,
    private readonly directory: string,
    private readonly options: string[],
  ) {
    this.child = this.spawn();
  }

  /** @param options of its command line */
  static async start(...options: string[]): Promise<NatsServer> {
    const directory = await mkdtemp(join(tmpdir(), 'sala-nats-'));
    const server = new NatsServer(await freePort(), directory, options);
    await server.ready();
    return server;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async kill(): Promise<void> {
    await killServer(this.child);
  }

  /** With the same files, after {@link kill}. */
  async startAgain(): Promise<void> {
    this.child = this.spawn();
    await this.ready();
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.directory, { recursive: true });
  }

  private spawn(): ChildProcess {
    const args = ['-js', '-sd', this.directory, '-a', '127.0.0.1', '-p', String(this.port), ...this.options];
    return startServer(IMAGES.nats, NATS_PATH ?? 'nats-server', args);
  }

  private async ready(): Promise<void> {
    while (!(await this.listens())) {
      if (hasEnded(this.child)) throw new Error('NATS did not start.');
      await wait(20);
    }
  }

  private async listens(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1');
    const listens = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    return listens;
  }
}
