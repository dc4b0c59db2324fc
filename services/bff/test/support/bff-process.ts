import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { BUNDLE, KEEPS_COMPILED } from './sala-program.js';
import { TEST_SECRET } from './test-config.js';

/** The server in its own process, as in production. */
export class BffProcess {
  /** The output of the process, mainly its log. */
  output = '';

  private constructor(
    readonly url: string,
    readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
  }

  static async start(
    databaseUrl: string,
    environment: NodeJS.ProcessEnv = {},
    program = BUNDLE,
  ): Promise<BffProcess> {
    const port = await freePort();
    const variables = {
      ...KEEPS_COMPILED,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: TEST_SECRET,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      SALA_STUDIO_FEED: 'off',
      SALA_DEMO_EVENTS: 'off',
      // A machine that does much else is no failure.
      DATABASE_CONNECT_SECONDS: '20',
    };
    const child = spawn(process.execPath, [program, 'serve'], {
      env: { ...variables, PORT: String(port), HOST: '127.0.0.1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const bff = new BffProcess(`http://127.0.0.1:${port}`, child);
    while (child.exitCode === null && !(await bff.isReady())) await wait(50);
    if (child.exitCode !== null) throw new Error(`The server did not start: ${bff.output}`);
    return bff;
  }

  async stop(): Promise<void> {
    // One that was killed has no exit code.
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill();
    await once(this.child, 'exit');
  }

  private async isReady(): Promise<boolean> {
    return await fetch(`${this.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
