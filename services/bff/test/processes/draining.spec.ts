import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BffProcess } from '../support/bff-process.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const CALLERS = 8;
/** Together they send some hundred requests in a second, which leaves the processor to what is stopped. */
const CALL_PAUSE_MS = 10;
const PROBE_PAUSE_MS = 50;
const SIGN_IN = JSON.stringify({ username: 'user', password: 'user' });

/** Sends each request to the next process whose last probe was good, over connections that it keeps. */
class Balancer {
  readonly failures: string[] = [];
  answered = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly ready = new Map<BffProcess, boolean>();
  private next = 0;
  private stopped = false;
  private readonly work: Promise<void>[];

  constructor(processes: BffProcess[]) {
    for (const each of processes) this.add(each);
    this.work = [...Array.from({ length: CALLERS }, () => this.call()), this.probe()];
  }

  add(process: BffProcess): void {
    this.ready.set(process, true);
  }

  isReady(process: BffProcess): boolean {
    return this.ready.get(process) ?? false;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.work);
    this.agent.destroy();
  }

  private async probe(): Promise<void> {
    while (!this.stopped) {
      for (const process of this.ready.keys()) {
        const ok = await this.statusOf(process, '/readyz').then(
          (status) => status === 200,
          () => false,
        );
        this.ready.set(process, ok);
      }
      await wait(PROBE_PAUSE_MS);
    }
  }

  private async call(): Promise<void> {
    while (!this.stopped) {
      const ready = [...this.ready].filter(([, isReady]) => isReady).map(([process]) => process);
      const process = ready[this.next++ % ready.length];
      if (!process) throw new Error('No process is ready.');
      try {
        const status = await this.statusOf(process, '/startupz');
        if (status === 200) this.answered += 1;
        else this.failures.push(`${status}`);
      } catch (error) {
        this.failures.push(String(error));
      }
      await wait(CALL_PAUSE_MS);
    }
  }

  private async statusOf({ url }: BffProcess, path: string): Promise<number | undefined> {
    const call = request(`${url}${path}`, { agent: this.agent }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode;
  }
}

describe('a process that drains', () => {
  let database: TestDatabase;
  const started: BffProcess[] = [];
  /** They take over in the first test. Each of the others ends one of them. */
  let fresh: [BffProcess, BffProcess];
  beforeAll(async () => {
    database = await copyTemplate();
    fresh = await Promise.all([start(1), start(1)]);
  });
  afterAll(async () => {
    await Promise.all(started.map((each) => each.stop()));
    await database.drop();
  });

  const start = async (drainSeconds: number) => {
    const environment = { SALA_DRAIN_DELAY_SECONDS: String(drainSeconds), SALA_SEED: 'off' };
    const process = await BffProcess.start(database.url, environment);
    started.push(process);
    return process;
  };
  const exitCode = async ({ child }: BffProcess) => {
    if (child.exitCode === null) await once(child, 'exit');
    return child.exitCode;
  };

  test('a rolling restart without a pause before SIGTERM loses no request', async () => {
    // Long enough that a busy machine probes in between.
    const old = await Promise.all([start(3), start(3)]);
    const balancer = new Balancer(old);
    const pairs = [
      [old[0], fresh[0]],
      [old[1], fresh[1]],
    ] as const;
    for (const [process, replacement] of pairs) {
      balancer.add(replacement);
      process.child.kill('SIGTERM');
      await until(() => !balancer.isReady(process));
    }
    expect(await Promise.all(old.map(exitCode))).toEqual([0, 0]);
    const before = balancer.answered;
    await until(() => balancer.answered > before + 100);
    await balancer.stop();
    expect(balancer.failures).toEqual([]);
  });

  test('before its port is closed, a read that may be passed on is turned away, and nothing else', async () => {
    const [process] = fresh;
    const ask = (method: string, headers: Record<string, string>) =>
      fetch(`${process.url}/healthz`, { method, headers }).then(
        ({ status }) => status,
        () => 'turned away',
      );
    const mayPassOn = { 'x-sala-may-pass-on': 'yes' };
    expect(await ask('GET', mayPassOn)).toBe(200);
    process.child.kill('SIGTERM');
    await until(async () => (await ask('GET', mayPassOn)) === 'turned away');
    expect(await Promise.all([ask('HEAD', mayPassOn), ask('POST', mayPassOn), ask('GET', {})])).toEqual([
      'turned away',
      405,
      200,
    ]);
    expect(await exitCode(process)).toBe(0);
  });

  test('SIGTERM with 100 slow requests in flight: all are answered, and the exit code is 0', async () => {
    const [, process] = fresh;
    const agent = new Agent({ keepAlive: true });
    const send = async (path: string, method: string, body = '') => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      const call = request(`${process.url}${path}`, { agent, method, headers });
      call.end(body);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      return answer.resume();
    };
    // A connection that the process has not accepted yet is not in flight: the kernel resets it when the port closes.
    const greetings = await Promise.all(Array.from({ length: 100 }, () => send('/startupz', 'GET')));
    await Promise.all(greetings.map((greeting) => finished(greeting)));
    const calls = greetings.map(() => send('/api/user/login', 'POST', SIGN_IN));
    await Promise.race(calls);
    process.child.kill('SIGTERM');
    const answers = await Promise.all(calls);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from(answers, () => 200));
    expect(await exitCode(process)).toBe(0);
    agent.destroy();
  });
});
