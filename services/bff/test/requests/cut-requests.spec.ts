import { once } from 'node:events';
import { type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { type PinoLogger } from 'nestjs-pino';
import sharp from 'sharp';
import { ErrorFilter } from '../../src/common/http/error.filter.js';
import { multipart } from '../support/multipart.js';
import { DRAFT } from '../support/policies.js';
import { exchange } from '../support/raw-exchange.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Sent {
  path: string;
  headers: Record<string, string>;
  payload: Buffer;
}

const TABLE = ['name,contentType,count,filterType,status']
  .concat(Array.from({ length: 5_000 }, (_, row) => `Row ${row},img,${row},rules,online`))
  .join('\n');

function headOf(path: string, headers: Record<string, string>, length: number): string {
  const lines = Object.entries({ ...headers, host: 'localhost', 'content-length': length });
  return [`POST ${path} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '\r\n'].join('\r\n');
}

/** What all loggers of the application have in common. */
function loggerOf(modules: ModulesContainer): PinoLogger {
  const providers = [...modules.values()].flatMap(({ providers: each }) => [...each.values()]);
  const found = providers.find(({ name }) => name === 'PinoLogger')?.metatype;
  if (!found) throw new Error('There is no logger.');
  return found.prototype as PinoLogger;
}

describe('a connection that is lost during a request', () => {
  let api: TestApi;
  let token: string;
  let port: number;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
    await api.app.listen(0, '127.0.0.1');
    port = Number(new URL(await api.app.getUrl()).port);
  });
  afterAll(() => api.stop());

  let warn: jest.Spied<PinoLogger['warn']>;
  let error: jest.Spied<PinoLogger['error']>;
  /** The outcome of the request. The client has already disconnected. */
  const refused = jest.spyOn(ErrorFilter.prototype, 'catch');
  beforeAll(() => {
    const logger = loggerOf(api.app.get(ModulesContainer));
    warn = jest.spyOn(logger, 'warn');
    error = jest.spyOn(logger, 'error');
  });
  afterEach(() => {
    jest.clearAllMocks();
  });
  afterAll(() => {
    jest.restoreAllMocks();
  });

  /** Declares the full length, sends half of the body, then disconnects. */
  const sendHalf = async ({ path, headers, payload }: Sent) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(headOf(path, headers, payload.length));
    const half = payload.subarray(0, payload.length / 2);
    await new Promise((done) => socket.write(half, done));
    socket.resetAndDestroy();
  };
  const authorized = () => ({ authorization: `Bearer ${token}`, 'accept-language': 'en-US' });
  const stateOf = (table: string) =>
    api.sql(`SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} AS t`);

  const upload = async (path: string, content: Buffer): Promise<Sent> => {
    const { payload, headers } = await multipart({ content });
    return { path, payload, headers: { ...headers, ...authorized() } };
  };
  const picture = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();

  test.each([
    ['a table', 'policy_import', () => upload('/api/policies/imports', Buffer.from(TABLE))],
    ['a picture', 'stored_file', async () => upload('/api/user/upload', await picture())],
    [
      'a form',
      'policy',
      () => {
        const payload = Buffer.from(JSON.stringify({ ...DRAFT, name: 'Half a name' }));
        const headers = {
          ...authorized(),
          'content-type': 'application/json',
          'idempotency-key': 'half-way-1',
        };
        return Promise.resolve({ path: '/api/policies', payload, headers });
      },
    ],
  ] as const)(
    '%s: nothing is stored, nobody is alarmed, and sending it again works',
    async (_, table, make) => {
      const sent = await make();
      const before = await stateOf(table);
      await sendHalf(sent);
      await until(() => refused.mock.calls.length > 0);
      expect(await stateOf(table)).toEqual(before);
      expect(warn).not.toHaveBeenCalled();
      expect(error).not.toHaveBeenCalled();

      const { path, headers, payload } = sent;
      expect(await api.post(path, { headers, payload })).toMatchObject({
        status: 200,
        body: { code: 20000 },
      });
      expect(await stateOf(table)).not.toEqual(before);
    },
  );

  /** Everything received until the connection closes. */
  const answerTo = async (...bytes: (string | Buffer)[]) => {
    const { head, body } = await exchange(port, ...bytes);
    return { head, envelope: JSON.parse(body) as unknown };
  };
  const refusal = (code: number) => ({ status: 'fail', code, msg: expect.stringMatching(/./) });

  test('answers invalid HTTP and endless headers with an envelope', async () => {
    const garbage = await answerTo('\x16\x03\x01 hello\r\n\r\n');
    expect(garbage.head).toContain('http/1.1 400 bad request');
    expect(garbage.head).toContain('x-content-type-options: nosniff');
    expect(garbage.envelope).toEqual({ ...refusal(40000), data: { errors: [] } });
    const endless = await answerTo(`GET /healthz HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(endless.head).toContain('http/1.1 431');
    expect(endless.envelope).toEqual({ ...refusal(41300), data: null });
  });

  test('rejects an incomplete body after the timeout and stores nothing', async () => {
    const server: Server = api.app.getHttpServer();
    const { requestTimeout, headersTimeout } = server;
    // Otherwise Node swaps the two values.
    expect(headersTimeout).toBeLessThan(requestTimeout);
    Object.assign(server, { requestTimeout: 100, headersTimeout: 100 });
    const { path, headers, payload } = await upload('/api/policies/imports', Buffer.from(TABLE));
    const before = await stateOf('policy_import');
    const slow = await answerTo(headOf(path, headers, payload.length), payload.subarray(0, 1_000));
    Object.assign(server, { requestTimeout, headersTimeout });
    expect(slow.head).toContain('http/1.1 408');
    expect(slow.envelope).toEqual({ ...refusal(40000), data: null });
    expect(await stateOf('policy_import')).toEqual(before);
    expect(warn).not.toHaveBeenCalled();
  });
});
