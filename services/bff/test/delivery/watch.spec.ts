import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FeedsService } from '../../src/delivery/feeds/feeds.service.js';
import { type Channel } from '../support/channels.js';
import { PolicyMembers } from '../support/policy-members.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const PUBLIC_URL = 'https://sala.example';
const ON = { SALA_CHANNEL: 'on', SALA_PUBLIC_URL: PUBLIC_URL };
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const HOSTILE = `"><script>alert('1')</script>`;
const ESCAPED = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;';

interface Shown {
  status: number;
  headers: Record<string, unknown>;
  page: string;
}

async function show(api: TestApi, url: string, headers: Record<string, string> = {}): Promise<Shown> {
  // As `deliver` does.
  api.app.get(FeedsService).forget();
  const { statusCode: status, headers: sent, payload } = await api.app.inject({ url, headers });
  return { status, headers: sent, page: payload.replaceAll(/\s+/g, ' ') };
}

describe('the sample channel', () => {
  let api: TestApi;
  let members: PolicyMembers;
  let texts: number[];
  let videos: number[];
  beforeAll(async () => {
    api = await TestApi.start(ON);
    members = new PolicyMembers(api, await api.signIn('admin'));
    const idsOf = async (kinds: string[]) =>
      (
        await api.sql<{ id: number }>(
          `SELECT id FROM content_item WHERE online = 'online' AND NOT hidden AND kind = ANY($1) AND orientation IS DISTINCT FROM 'vertical'
            ORDER BY id LIMIT 40`,
          [kinds],
        )
      ).map(({ id }) => id);
    texts = await idsOf(['text', 'imageText']);
    videos = await idsOf(['video']);
  });
  // Pages are kept with the key of the channel, so a new one shows nothing of the test before.
  beforeEach(async () => {
    await api.sql(`UPDATE policy SET status = 'offline'`);
    await api.sql(
      `UPDATE channel SET key = 'sala_pub_' || md5(random()::text) WHERE is_sample; NOTIFY sala_channel`,
    );
    const { key } = await sampleOf(api);
    await until(async () => (await show(api, `/watch/en/items/${texts.at(-1)}`)).page.includes(key));
  });
  afterAll(() => api.stop());

  const setOf = async (itemIds: number[], change: object = {}): Promise<number> => {
    const { id, version } = await members.set({ contentType: 'img', filterType: 'artificial', ...change });
    await members.setItems(id, version, itemIds);
    return id;
  };

  test('begins in Khmer, and stays in the language of its address', async () => {
    const id = await setOf(texts.slice(0, 2), { name: 'Robots' });
    expect((await show(api, '/watch')).headers.location).toBe('/watch/km/');
    expect((await show(api, '/watch/zh')).headers.location).toBe('/watch/zh/');
    for (const [language, tag, word] of [
      ['km', 'km-KH', 'សួស្តី'],
      ['en', 'en-US', 'What shall we discover'],
      ['zh', 'zh-CN', '今天想探索什么'],
    ] as const) {
      const { status, headers, page } = await show(api, `/watch/${language}/`);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page).toContain(`<html lang="${tag}">`);
      expect(page).toContain(word);
      expect(page).toContain(`href="/watch/${language}/sets/${id}/items/${texts[0]}"`);
      const others = ['km', 'en', 'zh'].filter((each) => each !== language);
      for (const other of others) expect(page).not.toContain(`href="/watch/${other}/sets`);
    }
    const { page } = await show(api, `/watch/zh/sets/${id}`);
    expect(page).toContain(`href="/watch/km/sets/${id}"`);
    expect(page).toContain(`hreflang="en-US" href="${PUBLIC_URL}/watch/en/sets/${id}"`);
  });

  test('shows the sets that are online with their items, in their order, and pages through them', async () => {
    const order = [texts[2] ?? 0, texts[0] ?? 0, texts[1] ?? 0];
    const first = await setOf(order, { name: 'The first' });
    await setOf(texts.slice(0, 1), { name: 'Hidden', status: 'offline' });
    const ids: number[] = [];
    for (let at = 0; at < 6; at++) ids.push(await setOf(texts.slice(0, 1), { name: `Set ${at}` }));
    const { page } = await show(api, '/watch/en/');
    expect(page).not.toContain('Hidden');
    expect(page).not.toContain('The first');
    const [, cursor = ''] = /href="\/watch\/en\/\?cursor=([\w-]+)"/.exec(page) ?? [];
    const later = (await show(api, `/watch/en/?cursor=${cursor}`)).page;
    expect(later).toContain('<meta name="robots" content="noindex"');
    expect(later).toContain('Back to the first ones');
    const shown = Array.from(
      later.matchAll(new RegExp(`data-sala-item="(\\d+)" data-sala-set="${first}"`, 'g')),
    );
    expect(shown.map(([, id]) => Number(id))).toEqual(order);
    const many = await setOf(texts.slice(0, 30), { name: 'Many' });
    expect((await show(api, '/watch/en/')).status).toBe(200);
    const all = (await show(api, `/watch/en/sets/${many}`)).page;
    expect(all.match(/class="card"/g)).toHaveLength(24);
    const [, rest = ''] = /\?cursor=([\w-]+)"/.exec(all) ?? [];
    expect(
      (await show(api, `/watch/en/sets/${many}?cursor=${rest}`)).page.match(/class="card"/g),
    ).toHaveLength(6);
  });

  test('has the whole text in the page, and tells of events with the key of the channel', async () => {
    const [id = 0] = texts;
    await api.sql(
      `UPDATE content_revision SET content = content || jsonb_build_object('body', $2::text)
        WHERE item_id = $1 AND number = (SELECT published FROM content_item WHERE id = $1)`,
      [id, '# Water\n\nPour **it** in. <script>alert(1)</script>'],
    );
    const set = await setOf(texts.slice(0, 6), { name: 'Garden' });
    const { page } = await show(api, `/watch/en/sets/${set}/items/${id}`);
    expect(page).toContain('<h2>Water</h2> <p>Pour <strong>it</strong> in.');
    expect(page).not.toContain('<script>alert');
    expect(page).toContain(`data-sala-open="${id}" data-sala-set="${set}"`);
    expect(page).toMatch(
      new RegExp(`data-sala-like="${id}" data-sala-set="${set}" aria-pressed="false" hidden`),
    );
    expect(page).toMatch(new RegExp(`data-sala-share="${id}" data-sala-set="${set}" hidden`));
    expect(page).toContain(`data-key="${(await sampleOf(api)).key}"`);
    expect(page).toContain('More from “Garden”');
    expect(page.match(/class="card"/g)).toHaveLength(4);
    expect(page).toContain(`<link rel="canonical" href="${PUBLIC_URL}/watch/en/items/${id}"`);
    expect((await show(api, `/watch/en/items/${id}`)).page).not.toContain('More from');
  });

  test('continues the outline of its pages with the headings of every text, in every language', async () => {
    const set = await setOf(texts.slice(0, 4), { name: 'Outlined' });
    const paths = [
      ...['km', 'en', 'zh'].flatMap((language) =>
        ['', 'nothing', `sets/${set}`, `sets/${set}/items/${texts[0]}`].map((path) => `${language}/${path}`),
      ),
      ...[...texts, ...videos].map((id) => `${['km', 'en', 'zh'][id % 3]}/items/${id}`),
    ];
    const gaps: string[] = [];
    let bodies = 0;
    for (const path of paths) {
      const { page } = await show(api, `/watch/${path}`);
      const ranks = Array.from(page.matchAll(/<h([1-6])\b/g), ([, rank]) => Number(rank));
      if (page.includes('<div class="body"') && ranks.includes(2)) bodies += 1;
      if (ranks.some((rank, at) => rank > (ranks[at - 1] ?? 0) + 1)) gaps.push(`${path}: ${ranks.join()}`);
    }
    expect(gaps).toEqual([]);
    expect(bodies).toBeGreaterThan(10);
  });

  test('escapes what people wrote', async () => {
    const [, id = 0] = texts;
    await api.sql(`UPDATE content_item SET title = $2, summary = $2 WHERE id = $1`, [id, HOSTILE]);
    const set = await setOf([id], { name: 'Garden' });
    await api.sql(`UPDATE policy SET name = $2 WHERE id = $1`, [set, HOSTILE]);
    for (const path of ['', `sets/${set}`, `sets/${set}/items/${id}`]) {
      const { page } = await show(api, `/watch/en/${path}`);
      expect(page).not.toContain('<script>alert');
      expect(page).toContain(ESCAPED);
    }
  });

  test('runs nothing inline, and loads only from here and from where a video is', async () => {
    const [id = 0] = videos;
    await api.sql(
      `UPDATE content_revision SET content = content || '{"video": "", "videoAddress": "https://video.example/1.mp4"}' WHERE item_id = $1`,
      [id],
    );
    await api.sql(`UPDATE content_item SET video = '' WHERE id = $1`, [id]);
    const { headers, page } = await show(api, `/watch/en/items/${id}`);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self' data:; ` +
        `img-src 'self' https://video.example; media-src 'self' https://video.example; ` +
        `connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
    );
    expect(page).toContain(`src="https://video.example/1.mp4"`);
    expect(page).toContain(`data-sala-watch="${id}"`);
    expect(page).not.toMatch(/ style="| on\w+="|<style|<script(?! src="\/)/);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(page).toMatch(/poster="\/api\/files\/content\//);
    expect(page).not.toContain(`"${PUBLIC_URL}/api/`);
    const home = await show(api, '/watch/en/');
    expect(home.headers['content-security-policy']).not.toContain('video.example');
  });

  test('may be kept by any cache', async () => {
    const { headers } = await show(api, '/watch/km/');
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    const again = await show(api, '/watch/km/', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    const { headers: packed } = await show(api, '/watch/km/', { 'accept-encoding': 'br' });
    expect(packed['content-encoding']).toBe('br');
  });

  test('says so while nothing is online', async () => {
    expect((await show(api, '/watch/en/')).page).toContain('Nothing is online yet');
    expect((await show(api, '/watch/km/')).page).toContain('មិនទាន់មានអ្វី');
  });

  test.each([
    '/watch/en/sets/2000000000',
    '/watch/en/items/0',
    '/watch/en/items/x',
    '/watch/en/items/99999999999',
    '/watch/en/?cursor=x',
    '/watch/en/?cursor=a&cursor=b',
    '/watch/en/nothing',
  ])('answers %s with a page that leads back', async (path) => {
    for (const [language, word] of [
      ['en', 'This page is not here'],
      ['zh', '找不到这个页面'],
      ['km', 'រកមិនឃើញទំព័រនេះទេ'],
    ] as const) {
      const { status, page, headers } = await show(api, path.replace('/en/', `/${language}/`));
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(page).toContain(word);
      expect(page).toContain(`class="button" href="/watch/${language}/"`);
      expect(page).not.toContain('data-key');
    }
  });

  test('never shows an item that is offline, also within its set', async () => {
    const [, , , id = 0] = texts;
    const set = await setOf([id], { name: 'Garden' });
    await api.sql(`UPDATE content_item SET online = 'offline' WHERE id = $1`, [id]);
    expect((await show(api, `/watch/en/sets/${set}/items/${id}`)).status).toBe(404);
    await api.sql(`UPDATE content_item SET online = 'online' WHERE id = $1`, [id]);
    await api.sql(`UPDATE policy SET status = 'offline' WHERE id = $1`, [set]);
    expect((await show(api, `/watch/zh/sets/${set}/items/${id}`)).status).toBe(404);
  });

  test('has a channel of its own: its rate holds, and whoever revokes it closes the pages', async () => {
    const token = await api.signIn('admin');
    const { id, version, rate } = await sampleOf(api);
    expect(rate).toBe(6_000);
    await api.sql(`UPDATE channel SET rate = 60 WHERE is_sample; NOTIFY sala_channel`);
    await until(async () => (await show(api, '/watch/en/')).status === 429);
    const busy = await show(api, '/watch/en/');
    expect(busy.page).toContain('Very many children are here right now');
    expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0);
    await api.post(`/api/channels/${id}/revoke`, { token, body: { version } });
    await until(async () => (await show(api, '/watch/en/')).status === 404);
    await api.sql(`UPDATE channel SET rate = 6000, revoked_at = NULL WHERE is_sample; NOTIFY sala_channel`);
    await until(async () => (await show(api, '/watch/en/')).status === 200);
  });

  test.each([
    [PUBLIC_URL, 'anything.example', 202],
    ['http://192.168.1.7:3000', '192.168.1.7:3000', 202],
    ['https://other.example', 'sala.example', 403],
  ])('takes events from its own pages alone: %s at %s is %i', async (origin, host, status) => {
    const event = { id: randomUUID(), type: 'like', at: new Date().toISOString(), item: texts[0] };
    const answer = await api.app.inject({
      method: 'POST',
      url: `/collect/v1/events?key=${(await sampleOf(api)).key}`,
      headers: { origin, host, 'content-type': 'text/plain', 'user-agent': BROWSER },
      payload: JSON.stringify({ events: [event] }),
    });
    expect(answer.statusCode).toBe(status);
  });

  test('is made once, whichever process starts, and follows the address of the product', async () => {
    const before = await sampleOf(api);
    expect(before).toMatchObject({ name: 'Sample channel', origins: [PUBLIC_URL] });
    const other = await TestApi.start({ ...ON, SALA_PUBLIC_URL: 'https://new.example' }, api.database);
    const after = await sampleOf(api);
    expect(after).toMatchObject({ id: before.id, origins: [PUBLIC_URL, 'https://new.example'] });
    await other.app.close();
    const [made] = await api.sql<{ count: number }>(
      `SELECT count(*)::int FROM audit_entry WHERE entity = 'channel' AND action = 'create' AND account_id IS NULL`,
    );
    expect(made?.count).toBe(1);
  });
});

test('is not there where the deployment wants none', async () => {
  const api = await TestApi.start();
  expect((await show(api, '/watch/km/')).status).toBe(404);
  expect(await api.sql('SELECT FROM channel')).toEqual([]);
  await api.stop();
});

type Sample = Pick<Channel, 'id' | 'key' | 'version'> & { name: string; origins: string[]; rate: number };

async function sampleOf(api: TestApi): Promise<Sample> {
  const [sample] = await api.sql<Sample>(
    'SELECT id, key, version, name, origins, rate FROM channel WHERE is_sample',
  );
  if (!sample) throw new Error('There is no sample channel.');
  return sample;
}
