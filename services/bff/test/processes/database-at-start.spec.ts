import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DatabaseProxy } from '../support/database-proxy.js';
import { RecoveringServer } from '../support/recovering-server.js';
import { BUNDLE, KEEPS_COMPILED } from '../support/sala-program.js';
import { TEST_SECRET } from '../support/test-config.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

// A busy machine takes long to start three processes.
const LIMIT_MS = 120_000;

const exit = (child: ChildProcess) => once(child, 'exit') as Promise<[number]>;

describe('a database that comes up after the process', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    database = await copyTemplate();
    proxy = await DatabaseProxy.start(database.url);
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await proxy.stop();
    await database.drop();
  });

  const run = (command: string, environment: NodeJS.ProcessEnv = {}) => {
    const env = {
      ...KEEPS_COMPILED,
      DATABASE_URL: proxy.url,
      DATABASE_WAIT_SECONDS: '300',
      JWT_SECRET: TEST_SECRET,
      SALA_SEED: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
    };
    const child = spawn(process.execPath, [BUNDLE, command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    const output = { out: '', error: '' };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output.out += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output.error += chunk));
    return { child, output };
  };

  test('is waited for while nothing listens and while it recovers, by every command', async () => {
    await proxy.cut();
    const commands = ['serve', 'migrate', 'doctor'].map((name) => ({ name, ...run(name) }));
    await until(
      () => commands.every(({ output }) => output.error.includes('nothing listens there')),
      LIMIT_MS,
    );
    const recovering = await RecoveringServer.start(Number(new URL(proxy.url).port));
    await until(() => recovering.refusals >= 6, LIMIT_MS);
    await recovering.stop();
    await proxy.mend();

    const [server, ...others] = commands;
    const codes = await Promise.all(others.map(({ child }) => exit(child)));
    expect(codes.map(([code]) => code)).toEqual([0, 0]);
    await until(() => server?.output.out.includes('"msg":"serving"') === true, LIMIT_MS);
    server?.child.kill();
    if (server) await once(server.child, 'exit');

    for (const { name, child, output } of commands) {
      const lines = output.error.trim().split('\n');
      expect({ name, told: lines.every((line) => /Waiting for it for up to \d+ s\.$/.test(line)) }).toEqual({
        name,
        told: true,
      });
      expect(lines.length).toBeLessThan(60);
      expect(child.exitCode).toBe(0);
    }
  });

  test('that goes away during the start is one sentence, whoever waits for the connection', async () => {
    proxy.freeze();
    const away = "Object.assign(new(Error)('terminating/connection'),{code:'57P01'})";
    const thrown = `data:text/javascript,setTimeout(()=>{throw(${away})},1000)`;
    const { child, output } = run('serve', { NODE_OPTIONS: `--import=${thrown}` });
    expect(await exit(child)).toEqual([1, null]);
    proxy.thaw();
    expect(output.error).toMatch(/^The database, or another server that is needed, went away: .+\n$/);
    expect(output.error).not.toContain('stack');
  });

  test('is not waited for longer than it may take', async () => {
    await proxy.cut();
    const { child } = run('migrate', { DATABASE_WAIT_SECONDS: '1' });
    const [[code], told] = await Promise.all([exit(child), text(child.stderr)]);
    await proxy.mend();
    expect(code).toBe(1);
    const last = told.trim().split('\n').at(-1);
    expect(last).toMatch(
      /^DATABASE_URL: cannot use the database\/\S+ on \S+: nothing listens there; [^.]*\.$/,
    );
  });

  test.each([
    ['a wrong password', (url: URL) => (url.password = 'wrong'), /the user name or password is wrong/],
    ['an unknown database', (url: URL) => (url.pathname = '/nothing'), /the database does not exist/],
  ])('%s is refused at once', async (_, spoil, reason) => {
    const url = new URL(database.url);
    spoil(url);
    const { child } = run('migrate', { DATABASE_URL: url.href });
    const [[code], told] = await Promise.all([exit(child), text(child.stderr)]);
    expect(code).toBe(1);
    expect(told).toMatch(reason);
    expect(told).not.toContain('Waiting');
  });
});
