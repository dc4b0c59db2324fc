import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exchange } from '../support/raw-exchange.js';
import { TestApi } from '../support/test-api.js';

const SECURITY_HEADERS = [
  /content-security-policy: .*default-src 'none'/,
  /x-content-type-options: nosniff/,
  /referrer-policy: no-referrer/,
  /strict-transport-security: max-age=31536000; includesubdomains/,
  /x-frame-options: deny/,
  /cache-control: no-store/,
];

describe('requests that are refused before they reach an operation', () => {
  let api: TestApi;
  let port: number;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    port = Number(new URL(await api.app.getUrl()).port);
  });
  afterAll(() => api.stop());

  const HOST = 'Host: localhost';
  test.each<[string, string, string[], number]>([
    ['an unknown address', 'GET /nowhere', [HOST], 404],
    ['an unknown method', 'PROPFIND /api/list/policy', [HOST], 405],
    ['a method that an address does not take', 'DELETE /healthz', [HOST], 405],
    ['a method that only an address with a parameter takes', 'PUT /api/policies/bin', [HOST], 405],
    ['an address that ends before its parameter', 'GET /api/policies/', [HOST], 404],
    ['TRACE', 'TRACE /healthz', [HOST], 405],
    ['TRACE of an unknown address', 'TRACE /nowhere', [HOST], 404],
    ['OPTIONS *', 'OPTIONS *', [HOST], 404],
    ['CONNECT', 'CONNECT elsewhere.example:443', [HOST], 404],
    ['an unparsable address', 'GET /%zz', [HOST], 400],
    ['an incomplete percent-encoding', `GET /api/files/policies/${'a'.repeat(900)}`, [HOST], 404],
    ['no Host', 'GET /healthz', [], 400],
    ['no Host and a body', 'POST /api/user/login', ['Content-Length: 0'], 400],
    ['two Hosts', 'GET /healthz', [HOST, 'Host: elsewhere.example'], 400],
    ['the same Host twice', 'GET /healthz', [HOST, HOST], 400],
    ['an unknown expectation', 'GET /healthz', [HOST, 'Expect: x'], 417],
    ['an unknown method', 'FOO /healthz', [HOST], 400],
    ['an unknown version', 'GET /healthz HTTP/9.9\r\nX:', [HOST], 400],
    ['two lengths', 'POST /api/user/login', [HOST, 'Content-Length: 1', 'Content-Length: 2'], 400],
    [
      'a length and chunks',
      'POST /api/user/login',
      [HOST, 'Content-Length: 1', 'Transfer-Encoding: chunked'],
      400,
    ],
    ['a header without a name', 'GET /healthz', [HOST, ': x'], 400],
  ])('%s: %s', async (_, line, headers, status) => {
    const answer = await exchange(
      port,
      [`${line} HTTP/1.1`, ...headers, 'Connection: close', '\r\n'].join('\r\n'),
    );
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 'fail', msg: expect.stringMatching(/./) });
    for (const header of SECURITY_HEADERS) expect(answer.head).toMatch(header);
    // A proxy would deliver a second response on this connection to its next client.
    expect(answer.body).not.toContain('HTTP/1.1');
  });

  test('older clients and slow callers get the same answers as before', async () => {
    expect((await exchange(port, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
    const body = JSON.stringify({ username: 'user', password: 'user' });
    const head = `POST /api/user/login HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    const patient = await exchange(port, `${head}Expect: 100-continue\r\nConnection: close\r\n\r\n`, body);
    expect(patient.head).toContain('http/1.1 100 continue');
    expect(patient.body).toContain('"code":20000');
  });

  test.each(['/healthz', '/readyz', '/api/user/info', '/docs-json'])(
    'the answer of %s is not cacheable',
    async (path) => {
      const { headers } = await api.app.inject({ url: path });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );
});
