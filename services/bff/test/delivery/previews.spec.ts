import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sign } from '../../src/common/sealing/sign.js';
import { ContentItems } from '../support/content-items.js';
import { TEST_SECRET } from '../support/test-config.js';
import { TestApi } from '../support/test-api.js';

const KEYS: Parameters<typeof sign>[2] = [{ secret: TEST_SECRET }];
const PUBLIC_URL = 'https://sala.example';

interface Link {
  address: string;
  untilTime: string;
}

describe('previews of what is not online', () => {
  let api: TestApi;
  let items: ContentItems;
  beforeAll(async () => {
    // Also where the pages for children are off.
    api = await TestApi.start({ SALA_PUBLIC_URL: PUBLIC_URL });
    items = await ContentItems.start(api);
  });
  afterAll(() => api.stop());

  const ask = (id: number, token: string, { number = 1, language = 'en-US' } = {}) =>
    api.post<Link>(`/api/library/items/${id}/revisions/${number}/preview`, {
      token,
      headers: { 'accept-language': language },
    });
  const linkTo = async (id: number, options = {}) =>
    (await ask(id, items.tokens.owner, options)).body.data.address.slice(PUBLIC_URL.length);
  const open = async (url: string) => {
    const { statusCode: status, headers, payload } = await api.app.inject({ url });
    return { status, headers, page: payload.replaceAll(/\s+/g, ' ') };
  };
  const draft = async (change = {}) => (await items.create(change)).body.data.id;

  test('shows a draft as a child will see it, marked, kept by nobody, and counting nothing', async () => {
    const id = await draft({ title: 'Lamps <b>', body: '# Lamps\n\nOne **lamp**.' });
    const { status, headers, page } = await open(await linkTo(id));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(page).toContain('A preview, as a child will see it');
    expect(page).toContain('<h1 lang="en-US">Lamps &lt;b&gt;</h1>');
    expect(page).toContain('<h2>Lamps</h2> <p>One <strong>lamp</strong>.</p>');
    expect(page).not.toMatch(/data-sala|sala\.js|data-key|sala_pub_/);
  });

  test('is in the language of whoever asks, and keeps its proof in the others', async () => {
    const address = await linkTo(await draft(), { language: 'zh-CN' });
    expect(address).toMatch(/^\/watch\/zh\/preview\//);
    const { page } = await open(address);
    expect(page).toContain('这是预览');
    const [, khmer = ''] = /href="(\/watch\/km\/preview[^"]+)"/.exec(page) ?? [];
    expect((await open(khmer.replaceAll('&amp;', '&'))).page).toContain('<html lang="km-KH">');
  });

  test('is given to those who may read the revision', async () => {
    const id = await draft();
    expect((await ask(id, items.tokens.owner)).body.code).toBe(20000);
    expect((await ask(id, items.tokens.inspector)).body.code).toBe(20000);
    expect((await ask(id, items.tokens.stranger)).body.code).toBe(40400);
    expect((await ask(id, items.tokens.owner, { number: 2 })).body.code).toBe(40400);
    expect((await ask(2_000_000_000, items.tokens.owner)).body.code).toBe(40400);
  });

  test('shows nothing while the item is in the bin, and is in its history', async () => {
    const { id, version } = await items.created();
    const address = await linkTo(id);
    const [entry] = await items.history(id);
    expect(entry).toMatchObject({ action: 'makeLink', person: expect.any(String), after: { revision: 1 } });
    const removed = await items.act(id, 'remove', version, 'owner');
    expect((await open(address)).status).toBe(404);
    expect((await ask(id, items.tokens.owner)).body.code).toBe(40400);
    await items.act(id, 'restore', removed.body.data.version, 'owner');
    expect((await open(address)).status).toBe(200);
  });

  test('ends after an hour, and opens no other revision', async () => {
    const [id, other] = [await draft(), await draft()];
    const address = await linkTo(id);
    const until = Number(/until=(\d+)/.exec(address)?.[1]);
    expect(until - Date.now() / 1_000).toBeGreaterThan(3_590);
    expect(until - Date.now() / 1_000).toBeLessThanOrEqual(3_600);
    const wrong = [
      address.replace(`/${id}/1?`, `/${other}/1?`),
      address.replace(`/${id}/1?`, `/${id}/2?`),
      address.replace(`until=${until}`, `until=${until + 1}`),
      address.replace(/signature=.*/, 'signature=AAAAAAAAAAAAAAAAAAAAAA'),
      address.replace(/\?.*/, ''),
      `${address}&until=1`,
    ];
    for (const each of wrong) {
      const { status, page } = await open(each);
      expect(status).toBe(410);
      expect(page).toContain('This preview has ended');
    }
    const signedFor = (end: number) =>
      `/watch/en/preview/${id}/1?until=${end}&signature=${sign(`${id} 1 ${end}`, 'content preview', KEYS)}`;
    expect((await open(signedFor(until - 3_601))).status).toBe(410);
    expect((await open(signedFor(until))).status).toBe(200);
    expect((await open(address)).status).toBe(200);
    expect((await open('/watch/en/preview/x/1')).status).toBe(404);
  });

  test('shows the pictures and the video of the draft by addresses that last as long', async () => {
    const id = await draft({ kind: 'video', body: '' });
    const cover = `${'5d'.repeat(20)}-1600x900`;
    const video = '0b'.repeat(16);
    await api.sql(
      `INSERT INTO content_video (id, account_id, name, size, modified, media_type, width, height, seconds)
       VALUES ($1, 1, 'a.mp4', 9, 0, 'video/mp4', 720, 1280, 61)`,
      [video],
    );
    await api.sql(
      `UPDATE content_revision SET content = content || jsonb_build_object('cover', $2::text, 'coverText', 'Lamps', 'video', $3::text)
        WHERE item_id = $1`,
      [id, cover, video],
    );
    const { status, page } = await open(await linkTo(id));
    expect(status).toBe(200);
    expect(page).toMatch(new RegExp(`src="/api/files/videos/${video}\\?until=\\d+&amp;signature=`));
    expect(page).toMatch(new RegExp(`poster="/api/files/content/${cover}-960.webp\\?until=`));
    expect(page).toContain('class="vertical"');
  });
});
