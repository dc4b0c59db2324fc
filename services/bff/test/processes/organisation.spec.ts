import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MailService } from '../../src/platform/mail/mail.service.js';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';

const WEB = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h64v32H0z"/></svg>';
const ORGANISATION = `
name: { en-US: River <b>School</b>, zh-CN: 河畔学堂, km-KH: សាលាទន្លេ }
motto: { en-US: Learning flows. }
about: { title: { en-US: Who we are }, lead: { en-US: A lead. }, text: { en-US: A story. } }
address: { text: { en-US: 12 River Road, zh-CN: 河畔路 12 号 }, city: Battambang, country: KH }
telephone: +855 53 555 100
email: hello@river.example
hours: { en-US: Every day }
social: [{ name: Facebook, url: 'https://www.facebook.com/river' }]
prices:
  currency: KHR
  offers: [{ title: { en-US: A month }, amount: 80000, per: { en-US: 4 lessons }, points: [{ en-US: No fee }] }]
imprint: { en-US: Made in Battambang. }
logo: logo.svg
`;
const PAGES = [
  [
    'en-US',
    '/',
    'River &lt;b&gt;School&lt;/b&gt;',
    '12 River Road',
    'At River &lt;b&gt;School&lt;/b&gt;, up to',
  ],
  ['zh-CN', '/zh-CN/', '河畔学堂', '河畔路 12 号', '在河畔学堂，'],
  ['km-KH', '/km-KH/', 'សាលាទន្លេ', '12 River Road', 'នៅសាលាទន្លេ '],
] as const;

describe('a deployment of another organisation', () => {
  let api: TestApi;
  let sink: MailSink;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'organisation-'));
    await writeFile(join(directory, 'organisation.yaml'), ORGANISATION);
    await writeFile(join(directory, 'logo.svg'), LOGO);
    sink = await MailSink.start();
    api = await TestApi.start({
      ...sink.environment,
      SALA_WEB_DIR: WEB,
      SALA_PUBLIC_URL: 'https://river.example',
      SALA_ORGANISATION_FILE: join(directory, 'organisation.yaml'),
    });
  });
  afterAll(async () => {
    await api.stop();
    await sink.stop();
    await rm(directory, { recursive: true });
  });

  const get = (url: string) => api.app.inject({ url });
  const logoIn = (html: string) =>
    /<link rel="icon" href="(\/organisation\/logo-[^"]+)"/.exec(html)?.[1] ?? 'no logo';

  test.each(PAGES)(
    'its public page in %s has its name and address',
    async (language, path, name, address, text) => {
      const { body } = await get(path);
      const page = body.replaceAll('\u2060', '');
      expect(page).toMatch(new RegExp(`<html lang="${language}">.*<title>${name}[:：៖]`, 's'));
      expect(page).toContain(`<meta property="og:site_name" content="${name}"/>`);
      expect(page).toContain(address);
      expect(page).toContain(text);
      expect(page).not.toMatch(/\bSala\b|\{school\}|<b>|undefined/);
    },
  );

  test('its public page has everything that the file says', async () => {
    const { body } = await get('/');
    for (const text of [
      'Learning flows.',
      'Who we are',
      'A lead.',
      'A story.',
      'Every day',
      'Made in Battambang.',
    ])
      expect(body).toContain(text);
    expect(body).toContain('<a href="tel:+85553555100">+855 53 555 100</a>');
    expect(body).toContain('<a href="mailto:hello@river.example">hello@river.example</a>');
    expect(body).toContain(
      '<h2>Follow us</h2><ul class="social"><li><a href="https://www.facebook.com/river"',
    );
    expect(body).toContain('sharer.php?u=https%3A%2F%2Friver.example%2F');
    for (const price of ['A month', 'KHR\u00a080,000', '4 lessons', 'No fee', 'KHR\u00a00'])
      expect(body).toContain(price);
    expect(body).not.toMatch(/“free place”|Ask for a free place/);
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect((JSON.parse(data) as { '@graph': object[] })['@graph'][0]).toMatchObject({
      name: 'River <b>School</b>',
      alternateName: ['河畔学堂', 'សាលាទន្លេ'],
      telephone: '+85553555100',
      sameAs: ['https://www.facebook.com/river'],
      address: { streetAddress: '12 River Road', addressLocality: 'Battambang', addressCountry: 'KH' },
      makesOffer: [{ name: 'A month', price: 80_000, priceCurrency: 'KHR' }],
      logo: `https://river.example${logoIn(body)}`,
    });
  });

  test('its product has its title, its name for the script and its logo', async () => {
    const { statusCode, headers, body } = await get('/login');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>River &lt;b&gt;School&lt;/b&gt;</title>');
    expect(body).toMatch(/lang="zh-CN" hidden>\s*此浏览器版本过旧，无法使用 河畔学堂。/);
    const [, facts = ''] = /<meta name="organisation" content="([^"]*)"/.exec(body) ?? [];
    const json = facts.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    expect(JSON.parse(json)).toMatchObject({
      name: { 'en-US': 'River <b>School</b>' },
      logo: { path: logoIn(body), width: 64, height: 32 },
    });
    expect(body).toContain(`<img src="${logoIn(body)}" alt="" width="64" height="32" />`);
    expect(body).not.toMatch(/\bSala\b/);
    const nowhere = await get('/nowhere');
    expect(nowhere.statusCode).toBe(404);
    expect(nowhere.body).toContain(`<img src="${logoIn(body)}" alt="" width="64" height="32" />`);
    expect(nowhere.body).not.toMatch(/\bSala\b/);
  });

  test('its logo may be kept, and runs nothing when it is opened', async () => {
    const { body, headers } = await get(logoIn((await get('/')).body));
    expect(body).toBe(LOGO);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
    });
  });

  test('is installed under its name', async () => {
    const { headers, body } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({
      name: 'River <b>School</b>',
      icons: [
        { src: expect.stringMatching(/^\/organisation\/logo-[0-9a-f]{12}\.svg$/), type: 'image/svg+xml' },
      ],
    });
  });

  test('its mail has its name and says how it is reached', async () => {
    const values = { name: 'Dara', userName: 'dara', minutes: 30, link: 'https://river.example/login' };
    await api.app
      .get(DataSource)
      .transaction((manager) =>
        api.app
          .get(MailService)
          .send(manager, { to: 'dara@river.example', language: 'zh-CN', template: 'passwordReset', values }),
      );
    const [mail] = await sink.to('dara@river.example');
    expect(mail?.subject).toBe('为 河畔学堂 设置新密码');
    expect(mail?.text).toMatch(/\n\n河畔学堂\n河畔路 12 号\n\+855 53 555 100\nhello@river\.example\s*$/);
    expect(mail?.html).toContain('<p>河畔学堂<br>河畔路 12 号<br>');
  });
});
