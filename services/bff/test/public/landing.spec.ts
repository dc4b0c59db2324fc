import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EnquiryCleanerService } from '../../src/public/enquiries/enquiry-cleaner.service.js';
import { TestApi } from '../support/test-api.js';

const WEB = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const URL_OF_DEPLOYMENT = 'https://school.example';
const LANGUAGES = [
  ['en-US', '/'],
  ['zh-CN', '/zh-CN/'],
  ['km-KH', '/km-KH/'],
] as const;
const CONTACT = { language: 'km-KH', name: 'មាលី', reply: '012 345 678', message: 'សួស្តី' };

describe('the public page', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start({
      SALA_WEB_DIR: WEB,
      SALA_PUBLIC_URL: URL_OF_DEPLOYMENT,
      SALA_ENQUIRIES_PER_ADDRESS: '9',
    });
  });
  afterAll(() => api.stop());

  const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
  const post = (kind: string, fields: Record<string, string>, from = '192.0.2.1') =>
    api.app.inject({
      method: 'POST',
      url: `/enquiries/${kind}`,
      remoteAddress: from,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  /** The URL that the browser is redirected to after the POST. */
  const follow = async (kind: string, fields: Record<string, string>, from?: string) => {
    const answer = await post(kind, fields, from);
    expect(answer.statusCode).toBe(303);
    return await get(answer.headers.location ?? '');
  };

  test.each(LANGUAGES)(
    'in %s is at %s and links to itself and the other languages',
    async (language, path) => {
      const { statusCode, headers, body } = await get(path);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<link rel="canonical" href="${URL_OF_DEPLOYMENT}${path}"/>`);
      for (const [other, place] of LANGUAGES) {
        expect(body).toContain(`hrefLang="${other}" href="${URL_OF_DEPLOYMENT}${place}"`);
      }
      expect(body).not.toMatch(/public-url|⟦|data-wrong/);
      const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(body) ?? [];
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    },
  );

  test('allows its own styles by their hash, and no other inline code', async () => {
    const { headers, body } = await get('/');
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).not.toMatch(/ style=| on[a-z]+=/);
  });

  test('is compressed and revalidated with an ETag', async () => {
    const first = await get('/km-KH/', { 'accept-encoding': 'gzip, br' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe((await get('/km-KH/')).body);
    const again = { 'accept-encoding': 'gzip, br', 'if-none-match': String(first.headers.etag) };
    expect(await get('/km-KH/', again)).toMatchObject({ statusCode: 304, body: '' });
    expect((await get('/km-KH/', { ...again, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
  });

  test.each([
    ['/zh-CN', '/zh-CN/'],
    ['/km-KH', '/km-KH/'],
    ['/en-US', '/'],
    ['/en-US/', '/'],
  ])('%s leads to %s', async (from, to) => {
    expect(await get(from)).toMatchObject({ statusCode: 308, headers: { location: to } });
  });

  test('describes the site to search engines', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${URL_OF_DEPLOYMENT}/sitemap.xml`);
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('xml');
    expect(sitemap.body.match(/<loc>/g)).toHaveLength(6);
    for (const [, address = ''] of sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      expect((await get(address.replace(URL_OF_DEPLOYMENT, ''))).statusCode).toBe(200);
    }
  });

  test.each([
    '/landing/assets.json',
    '/landing/render.mjs',
    '/fr-FR/',
    '/enquiries',
    '/enquiries/fr-FR/busy',
  ])('%s is not a page', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  test.each<[string, Record<string, string>]>([
    ['contact', {}],
    ['partner', { organization: 'A' }],
    ['career', { position: 'care' }],
  ])('a form for %s without script is thanked for on its own page, once', async (kind, more) => {
    const page = await follow(kind, { ...CONTACT, ...more });
    const [reference] = /S-[2-9A-Z]{7}/.exec(page.body) ?? [];
    expect(page.body).toContain('<html lang="km-KH">');
    expect(page.headers['cache-control']).toBe('no-store');
    const [row] = await api.sql('SELECT * FROM enquiry WHERE kind = $1', [kind]);
    expect(row).toMatchObject({ reference, name: CONTACT.name });
    const { headers } = await post(kind, { ...CONTACT, ...more });
    expect(headers.location).toContain(reference ?? 'none');
  });

  test('a request for a lesson requires consent and is returned with all input', async () => {
    const typed = {
      language: 'zh-CN',
      name: '<b>"妈妈"',
      reply: 'x',
      age: '9',
      course: 'robots',
      message: 'a\r\n&b',
    };
    const page = await follow('join', typed, '192.0.2.2');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="zh-CN">');
    expect(page.body).toContain('value="&lt;b&gt;&quot;妈妈&quot;"');
    expect(page.body).toContain('>a\n&amp;b</textarea>');
    expect(page.body).toMatch(/<option value="9" selected=""/);
    expect(page.body).toMatch(/<option value="robots" selected=""/);
    expect(page.body).toMatch(/<p class="error" id="join-reply-error">/);
    expect(page.body).toMatch(/<p class="error" id="join-consent-error">/);
    expect(page.body).toMatch(/<p class="error" id="join-age-error" hidden="">/);
    const corrected = { ...typed, reply: '012 345 678', consent: 'true' };
    expect((await follow('join', corrected, '192.0.2.2')).body).toMatch(/S-[2-9A-Z]{7}/);
  });

  test('a form to correct expires after an hour', async () => {
    const { headers } = await post('contact', { ...CONTACT, name: '' }, '192.0.2.3');
    await api.sql(`UPDATE enquiry_draft SET created_at = now() - interval '61 minutes'`);
    const page = await get(headers.location ?? '');
    expect(page).toMatchObject({ statusCode: 404 });
    expect(page.body).toContain('<html lang="km-KH">');
    await api.app.get(EnquiryCleanerService).clean();
    expect(await api.sql('SELECT id FROM enquiry_draft')).toEqual([]);
  });

  test('the honeypot rejects bots, and too many requests from one address have to wait', async () => {
    const page = await follow('contact', { ...CONTACT, website: 'http://x' }, '192.0.2.4');
    expect(page.body).not.toMatch(/S-[2-9A-Z]{7}/);
    for (let count = 1; count < 9; count++) {
      await post('contact', { ...CONTACT, message: String(count) }, '192.0.2.4');
    }
    const { headers } = await post('contact', { ...CONTACT, message: 'ten' }, '192.0.2.4');
    expect(headers.location).toBe('/enquiries/km-KH/busy');
    expect((await get(headers.location ?? '')).body).toContain('<html lang="km-KH">');
  });

  test.each(['', '?reference=<script>', '?reference=S-short'])(
    'the thank-you page without a valid reference is 404: %s',
    async (query) => {
      const page = await get(`/enquiries/en-US/received${query}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain('<script>');
    },
  );

  test.each([
    ['GET', '/delivery/v1/nothing', 404],
    ['GET', '/collect/v1/nothing', 404],
    ['GET', '/collect/v1/events', 405],
  ] as const)('%s %s is refused with a problem, not with a page', async (method, url, status) => {
    const answer = await api.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status });
  });

  test('a directory without the built web is rejected with a one-sentence message', async () => {
    await expect(TestApi.start({ SALA_WEB_DIR: '/nowhere' }, api.database)).rejects.toThrow(
      /^SALA_WEB_DIR: there is no/,
    );
  });

  test('during maintenance, a form without script is refused with all input, and nothing is stored', async () => {
    const token = await api.signIn('admin');
    const { version } = (await api.get<{ version: number }>('/api/maintenance')).body.data;
    const change = (body: object) => api.post('/api/maintenance', { token, body });
    await change({ isOn: true, message: 'Back at <10:00>', version });
    try {
      const typed = { ...CONTACT, name: 'ភក្តី', message: 'a & b' };
      const { statusCode, headers, body } = await post('contact', typed, '192.0.2.5');
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(body).toContain('<html lang="km-KH">');
      expect(body).toContain('Back at &lt;10:00&gt;');
      expect(body).toContain('value="ភក្តី"');
      expect(body).toContain('>a &amp; b</textarea>');
      expect(body).toContain('action="/enquiries/contact"');
      expect(await api.sql('SELECT id FROM enquiry WHERE name = $1', [typed.name])).toEqual([]);
    } finally {
      await change({ isOn: false, version: version + 1 });
    }
    expect((await post('contact', CONTACT, '192.0.2.5')).statusCode).toBe(303);
  });

  test('accepts only forms', async () => {
    const json = { method: 'POST', url: '/enquiries/contact', payload: CONTACT } as const;
    expect((await api.app.inject(json)).statusCode).toBe(415);
  });
});
