import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import sharp from 'sharp';
import { ErrorFilter } from '../src/common/errors/error.filter.js';
import { multipart } from './support/multipart.js';
import { DRAFT } from './support/policies.js';
import { TestApi } from './support/test-api.js';
import { until } from './support/until.js';

interface Sent {
  path: string;
  headers: Record<string, string>;
  payload: Buffer;
}

const TABLE = ['name,contentType,count,filterType,status']
  .concat(Array.from({ length: 5_000 }, (_, row) => `Row ${row},img,${row},rules,online`))
  .join('\n');

describe('a connection that is lost while a request is sent', () => {
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

  const warn = jest.spyOn(PinoLogger.prototype, 'warn');
  const error = jest.spyOn(PinoLogger.prototype, 'error');
  /** What became of the request; nobody is there to be told. */
  const refused = jest.spyOn(ErrorFilter.prototype, 'catch');
  afterEach(() => {
    jest.clearAllMocks();
  });

  /** Announces all of it, sends half, and is gone. */
  const sendHalf = async ({ path, headers, payload }: Sent) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = Object.entries({ ...headers, host: 'localhost', 'content-length': payload.length });
    socket.write(`POST ${path} HTTP/1.1\r\n`);
    socket.write(head.map(([name, value]) => `${name}: ${value}\r\n`).join('') + '\r\n');
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
});
