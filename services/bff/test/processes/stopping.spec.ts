import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, afterAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { EventClient } from '../support/event-client.js';
import { multipart } from '../support/multipart.js';
import { TestApi } from '../support/test-api.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

/** Far below the product's deadlines, and far above the duration of a stop that has nothing to wait for. */
const SOON_MS = 20_000;

function halfFile(token: string): string {
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx';
  const lines = [
    'POST /api/user/upload HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 1000',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${part}`;
}

describe('a server that is stopping', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await copyTemplate();
  });
  afterAll(() => database.drop());

  let api: TestApi;
  let port: number;
  const sockets: Socket[] = [];
  /** The same connections as the server has them. */
  const accepted: Socket[] = [];
  const start = async (stopSeconds = 30) => {
    api = await TestApi.start({ SALA_STOP_SECONDS: String(stopSeconds) }, database);
    await api.app.listen(0, '127.0.0.1');
    api.app.getHttpServer().on('connection', (socket: Socket) => accepted.push(socket));
    port = Number(new URL(await api.app.getUrl()).port);
  };
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    accepted.splice(0);
    await api.app.close();
  });
  const open = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    await until(() =>
      accepted.some(
        ({ remotePort, bytesRead }) =>
          remotePort === socket.localPort && bytesRead >= Buffer.byteLength(text),
      ),
    );
    return socket;
  };
  /** The time in milliseconds until everything is closed. */
  const stop = async () => {
    const started = performance.now();
    await api.app.close();
    return performance.now() - started;
  };
  const HALF = 'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{';

  test('closes idle connections, whether used or not', async () => {
    await start();
    const unused = await open('');
    const used = await open('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(used, 'data');
    const ended = Promise.all([once(unused, 'end'), once(used, 'end')]);
    unused.resume();
    used.resume();
    expect(await stop()).toBeLessThan(SOON_MS);
    await ended;
  });

  test('answers the first request of a connection that was opened just before', async () => {
    await start();
    const unused = await open('');
    const stopped = stop();
    unused.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const answer = (await buffer(unused)).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(await stopped).toBeLessThan(SOON_MS);
  });

  test('completes pending requests, announces the end of the connection and accepts no new ones', async () => {
    await start();
    const [held, release] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const lock = api.app.get(DataSource).transaction(async (manager) => {
      await manager.query('LOCK TABLE account IN ACCESS EXCLUSIVE MODE');
      held.resolve(undefined);
      await release.promise;
    });
    await held.promise;
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify({ username: 'user', password: 'user' });
    const call = request({
      port,
      host: '127.0.0.1',
      agent,
      method: 'POST',
      path: '/api/user/login',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    call.end(body);
    await until(async () => (await waiting()) > 0);
    const stopped = stop();
    await until(() =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    release.resolve(undefined);
    await lock;
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.connection).toBe('close');
    answer.resume();
    expect(await stopped).toBeLessThan(SOON_MS);
    agent.destroy();
  });
  const waiting = async () => {
    const [row] = await api.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return row?.count ?? 0;
  };

  test('completes a long response to a slow reader', async () => {
    await start();
    const token = await api.signIn('admin');
    // Larger than the operating system's socket buffers.
    const table = [
      'name,status,filterType',
      ...Array.from({ length: 10_000 }, () => `${'x'.repeat(185)},wrong,wrong`),
    ];
    const { payload, headers } = await multipart({ content: Buffer.from(table.join('\n')) });
    const checked = await api.post<{ id: string }>('/api/policies/imports', { token, payload, headers });
    const errors = `/api/policies/imports/${checked.body.data.id}/errors`;
    const slow = await open(
      `GET ${errors} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    await once(slow, 'readable');
    const stopped = stop();
    const text = (await buffer(slow)).toString();
    // The response is streamed: its last chunk is empty.
    expect(text.endsWith('\r\n0\r\n\r\n')).toBe(true);
    expect(Buffer.byteLength(text)).toBeGreaterThan(4_000_000);
    expect(await stopped).toBeLessThan(SOON_MS);
  });

  test('closes a busy connection after the current response', async () => {
    await start();
    const busy = await open('');
    let answers = 0;
    busy.on('data', (bytes) => {
      answers += bytes.toString().split('HTTP/1.1 200').length - 1;
      if (busy.writable) busy.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    });
    busy.on('error', () => undefined);
    busy.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(() => answers > 5);
    expect(await stop()).toBeLessThan(SOON_MS);
  });

  test('notifies live streams first, while other requests complete', async () => {
    await start(1);
    const client = await EventClient.open(await api.app.getUrl(), await api.signIn('admin'));
    await open(HALF);
    const stopped = stop();
    await client.until(() => client.ended);
    expect(client.events.at(-1)?.event).toBe('server.closing');
    await stopped;
  });

  test.each([
    ['half a body', () => HALF],
    ['half a header', () => 'GET /healthz HTTP/1.1\r\nHo'],
    ['half a file', halfFile],
  ])('cuts %s off at the deadline', async (_, textFor) => {
    await start(1);
    const half = await open(textFor(await api.signIn('user')));
    half.on('error', () => undefined).resume();
    const closed = once(half, 'close');
    const stopped = await stop();
    // Timers can fire slightly early because of clock rounding.
    expect(stopped).toBeGreaterThan(900);
    expect(stopped).toBeLessThan(1_000 + SOON_MS);
    await closed;
  });
});
