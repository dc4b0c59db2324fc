import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exchange } from '../support/raw-exchange.js';
import { TestApi } from '../support/test-api.js';

const FILE = '/assets/a.js';
const PAGE = '<!doctype html><title>Sala</title>';
const RENDERER = `export const render = () => [{ file: 'en-US/gone.html', render: () => '${PAGE}' }];\n`;
const SCRIPT = 'export const a = 1;\n';

describe('unusual addresses and headers', () => {
  let api: TestApi;
  let web: string;
  let port: number;
  beforeAll(async () => {
    web = await mkdtemp(join(tmpdir(), 'sala-web-'));
    await mkdir(join(web, 'assets'));
    await mkdir(join(web, 'landing'));
    await writeFile(join(web, 'landing/assets.json'), JSON.stringify({ css: '', khmerFontFaces: '' }));
    await writeFile(join(web, 'landing/render.mjs'), RENDERER);
    await writeFile(join(web, 'index.html'), PAGE);
    await writeFile(join(web, 'first-views.json'), '{}');
    for (const script of ['first-view.js', 'notice.js', 'boot.js', 'first-questions.js'])
      await writeFile(join(web, script), '');
    await writeFile(join(web, FILE), SCRIPT);
    api = await TestApi.start({ SALA_WEB_DIR: web });
    await api.app.listen(0, '127.0.0.1');
    port = Number(new URL(await api.app.getUrl()).port);
  });
  afterAll(async () => {
    await api.stop();
    await rm(web, { recursive: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers });
    return exchange(
      port,
      [`${method} ${path} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '\r\n'].join('\r\n'),
    );
  };
  const refused = (body: string) => (JSON.parse(body) as { status: string; code: number }).code;

  test.each(['bytes=999999999-', 'bytes=100-200', 'bytes=-0'])(
    'Range: %s of a short file is 416',
    async (range) => {
      const { status, head, body } = await ask(FILE, { range });
      expect(status).toBe(416);
      expect(refused(body)).toBe(40000);
      expect(head).toContain('x-content-type-options: nosniff');
      expect(head).toContain(`content-range: bytes */${SCRIPT.length}`);
    },
  );

  test('a valid range is sent, an invalid one is ignored', async () => {
    expect(await ask(FILE, { range: 'bytes=0-5' })).toMatchObject({ status: 206, body: 'export' });
    for (const range of ['bytes=5-0', 'lines=1-2', 'bytes=a-b', 'bytes=', '\u00ff'])
      expect((await ask(FILE, { range })).status).toBeLessThan(417);
  });

  test.each([
    '/docs/../x',
    '/docs/%2e%2e/%2e%2e/x',
    '/docs/..%2f..%2fetc/passwd',
    '/docs/%5c..%5cx',
    '/docs/%00',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/a.js%00.html',
    '/.git/config',
    '/docs/.env',
    '//x//../y',
    '/api/../../x',
    '/api/policies/%ff',
    '/%zz',
    '/api/files/avatars/%',
    '/api/files/policies/%c0%ae%c0%ae',
    `/api/files/policies/${'a'.repeat(5_000)}`,
    `/assets/${'%2e%2e/'.repeat(500)}x`,
    '/enquiries/en-US/%00',
    '/zh-CN/..%2f..',
    '/redirect/%E0%A4%A',
    '/api/list/policy?name=%00&name=%ff&current=%zz',
    '/api/list/policy?__proto__[x]=1&constructor=2',
    'http://elsewhere.example/docs/../x',
  ])('%s is answered without an error', async (path) => {
    const { status, head, body } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('root:');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain('content-security-policy: ');
    expect(head).toContain('referrer-policy: no-referrer');
    if (head.includes('application/json')) expect(JSON.parse(body)).toHaveProperty('code');
    else expect(body).toContain('<title>Sala</title>');
  });

  test.each([
    `/delivery/v1/items/${'9'.repeat(101)}`,
    '/delivery/v1/items/%zz',
    '/delivery/v1/previews/%',
    '/collect/v1/%zz',
  ])('%s is refused as all of its addresses refuse', async (path) => {
    const { status, head, body } = await ask(path);
    expect(head).toContain('content-type: application/problem+json');
    expect(head).toContain('x-request-id: ');
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status });
  });

  test.each([
    'accept-encoding',
    'accept-language',
    'authorization',
    'content-type',
    'cookie',
    'idempotency-key',
    'if-match',
    'if-modified-since',
    'if-none-match',
    'if-range',
    'if-unmodified-since',
    'last-event-id',
    'range',
    'traceparent',
    'transfer-encoding',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-request-id',
  ])(
    'no value of %s causes an error',
    async (name) => {
      const odd = [
        '',
        '\u00ff\u00fe',
        '*',
        ',,;;==',
        '"',
        '__proto__',
        '%00',
        '-1',
        '1e999',
        'bytes=0-',
        'x'.repeat(8_000),
      ];
      for (const path of [FILE, '/', '/docs', '/api/user/info', '/api/files/policies/x', '/healthz']) {
        for (const value of odd) {
          const { status } = await ask(path, { [name]: value });
          expect({ path, value, failed: status >= 500 }).toEqual({ path, value, failed: false });
        }
      }
    },
    60_000,
  );
});
