import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sign } from '../../src/common/sealing/sign.js';
import { CHANNEL, type Channel, ChannelCalls } from '../support/channels.js';
import { ContentItems } from '../support/content-items.js';
import { deliver, type Problem } from '../support/delivery.js';
import { TEST_SECRET } from '../support/test-config.js';
import { TestApi } from '../support/test-api.js';

const PUBLIC_URL = 'https://sala.example';
const PATTERN = 'https://school.example/{language}/lessons/{slug}?preview={token}#item-{id}';
const PICTURE = `${'5d'.repeat(20)}-1600x900`;
const VIDEO = '0b'.repeat(16);
const KEYS: Parameters<typeof sign>[2] = [{ secret: TEST_SECRET }];

interface Link {
  sites: { channelId: number; name: string; address: string }[];
}

describe('previews at the sites of channels', () => {
  let api: TestApi;
  let items: ContentItems;
  let channels: ChannelCalls;
  let channel: Channel;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_PUBLIC_URL: PUBLIC_URL });
    items = await ContentItems.start(api);
    channels = new ChannelCalls(api, items.tokens.inspector);
    channel = await channels.create({ previewPattern: PATTERN });
    const [{ id: account } = { id: 0 }] = await api.sql<{ id: number }>(
      `SELECT id FROM account WHERE user_name = 'user'`,
    );
    await api.sql('INSERT INTO content_picture (id, account_id) VALUES ($1, $2)', [PICTURE, account]);
    await api.sql(
      `INSERT INTO content_video (id, account_id, name, size, modified, media_type, width, height, seconds)
       VALUES ($1, $2, 'a.mp4', 9, 0, 'video/mp4', 720, 1280, 61)`,
      [VIDEO, account],
    );
  });
  afterAll(() => api.stop());

  const sitesOf = async (id: number, number = 1, token = items.tokens.owner) =>
    (await api.post<Link>(`/api/library/items/${id}/revisions/${number}/preview`, { token })).body.data.sites;
  const tokenFor = async (id: number, number = 1) => {
    const sites = await sitesOf(id, number);
    return /preview=([^#]+)/.exec(sites[0]?.address ?? '')?.[1] ?? '';
  };
  const read = <Body = Record<string, unknown>>(token: string, headers: Record<string, string> = {}) =>
    deliver<Body>(api, `/previews/${token}`, { 'sala-key': channel.key, ...headers });
  const draft = async (change = {}) => (await items.create(change)).body.data.id;

  test('have the address that the pattern of the channel makes of the item', async () => {
    const id = await draft({ title: 'Lamps 1', language: 'km-KH' });
    const [site, ...others] = await sitesOf(id);
    expect(others).toEqual([]);
    expect(site).toMatchObject({ channelId: channel.id, name: CHANNEL.name });
    expect(site?.address).toMatch(
      new RegExp(
        String.raw`^https://school\.example/km-KH/lessons/lamps-1-${id}\?preview=${id}\.1\.\d{10}\.[\w-]{22}#item-${id}$`,
      ),
    );
  });

  test('are offered at channels that have a pattern and are not revoked, to whoever has logged in', async () => {
    const [plain, revoked] = [await channels.create(), await channels.create({ previewPattern: PATTERN })];
    await channels.revoke(revoked);
    const { body } = await api.get('/api/library/preview-sites', { token: items.tokens.stranger });
    expect(body.data).toEqual({ list: [{ channelId: channel.id, name: CHANNEL.name }] });
    expect((await api.get('/api/library/preview-sites')).body.code).toBe(50008);
    expect((await channels.read(plain.id)).previewPattern).toBe('');
  });

  test('answer what is answered when it is online, but for what ends with the preview', async () => {
    const body = `# A\n\n![Stored](media:${PICTURE}) ![Own](/favicon.svg) [Within](/watch/en/)`;
    const item = await items.created({ kind: 'imageText', body, cover: PICTURE, coverText: 'Lamps' });
    const preview = await read(await tokenFor(item.id));
    expect(preview.status).toBe(200);
    await items.taken(item, 'submit', 'approve', 'publish');
    const delivered = await deliver<Record<string, unknown>>(api, `/items/${item.id}`, {
      'sala-key': channel.key,
    });
    expect(Object.keys(preview.body)).toEqual(Object.keys(delivered.body));
    const comparable = (answer: object) =>
      JSON.parse(JSON.stringify(answer).replaceAll(/\?until=\d+&(amp;)?signature=[\w-]+/g, '')) as object;
    const times = { publishedAt: expect.any(String), updatedAt: expect.any(String) };
    expect(comparable(preview.body)).toEqual({ ...delivered.body, ...times });
  });

  test('show media by whole addresses that end with the preview, on pages of any site', async () => {
    const id = await draft({ kind: 'video', body: '' });
    await api.sql(
      `UPDATE content_revision SET content = content || jsonb_build_object('cover', $2::text, 'coverText', 'Lamps', 'video', $3::text)
        WHERE item_id = $1`,
      [id, PICTURE, VIDEO],
    );
    const token = await tokenFor(id);
    const until = token.split('.')[2];
    const { body } = await read(token);
    const signed = String.raw`\?until=${until}&signature=[\w-]{22}`;
    expect(body).toMatchObject({
      orientation: 'vertical',
      seconds: 61,
      videoAddress: expect.stringMatching(new RegExp(`^${PUBLIC_URL}/api/files/videos/${VIDEO}${signed}$`)),
      poster: expect.stringMatching(
        new RegExp(`^${PUBLIC_URL}/api/files/content/${PICTURE}-960.webp${signed}$`),
      ),
      cover: { address: expect.stringMatching(new RegExp(`-1600.webp${signed}$`)) },
    });
  });

  test('are kept by no cache and not remembered, and follow what is in the bin', async () => {
    const item = await items.created();
    const token = await tokenFor(item.id);
    const url = `/delivery/v1/previews/${token}`;
    const ask = () => api.app.inject({ url, headers: { 'sala-key': channel.key } });
    const { headers } = await ask();
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers).not.toHaveProperty('etag');
    const removed = await items.act(item.id, 'remove', item.version, 'owner');
    expect((await ask()).statusCode).toBe(404);
    await items.act(item.id, 'restore', removed.body.data.version, 'owner');
    expect((await ask()).statusCode).toBe(200);
  });

  test('are read with a key, by pages of its sites, as often as its rate allows', async () => {
    const token = await tokenFor(await draft());
    const url = `/previews/${token}`;
    expect((await deliver<Problem>(api, url)).body.code).toBe('channelKeyMissing');
    const { headers, status } = await read(token, { origin: 'https://school.example' });
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('https://school.example');
    expect((await read<Problem>(token, { origin: 'https://other.example' })).body.code).toBe('originRefused');
    const slow = await channels.create({ rate: 60 });
    const statuses = new Set<number>();
    for (let at = 0; at < 61; at++)
      statuses.add((await deliver(api, '/previews/guess', { 'sala-key': slow.key })).status);
    expect([...statuses]).toEqual([404, 429]);
  });

  test('end after an hour, and show no other revision or item', async () => {
    const [item, other] = [await items.created(), await draft()];
    await items.save(item.id, item.version, { title: 'Lamps that stay' });
    const token = await tokenFor(item.id);
    const [, , until = '', signature = ''] = token.split('.');
    const signedFor = (end: number) =>
      `${item.id}.1.${end}.${sign(`${item.id} 1 ${end}`, 'content preview', KEYS)}`;
    expect((await read(signedFor(Number(until)))).status).toBe(200);
    const wrong = [
      `${other}.1.${until}.${signature}`,
      `${item.id}.2.${until}.${signature}`,
      `${item.id}.1.${Number(until) + 1}.${signature}`,
      `${item.id}.1.${until}.${'A'.repeat(22)}`,
      `${token}A`,
      `0${token}`,
      signedFor(Math.floor(Date.now() / 1_000) - 1),
      `2000000000.1.${until}.${sign(`2000000000 1 ${until}`, 'content preview', KEYS)}`,
      '%27%20OR%201=1',
    ];
    for (const each of wrong)
      expect((await read<Problem>(each)).body).toMatchObject({ status: 404, code: 'previewEnded' });
    expect((await read<Problem>('a'.repeat(65))).status).toBe(400);
    expect((await read<Problem>(`${token}?page=2`)).status).toBe(400);
  });
});

describe('the pattern of a channel', () => {
  let api: TestApi;
  let channels: ChannelCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    channels = new ChannelCalls(api, await api.signIn('admin'));
  });
  afterAll(() => api.stop());

  test.each([
    ['javascript:alert("{token}")'],
    ['data:text/html,{token}'],
    ['//school.example/{token}'],
    ['school.example/{token}'],
    ['http://school.example/{token}'],
    ['http://localhost.school.example/{token}'],
    ['http://localhost@school.example/{token}'],
    ['https://school.example/lessons/{slug}'],
    ['https://school.example/{token}/..'],
    ['https://{slug}.school.example/{token}'],
    ['https://school.example{token}'],
    ['https://someone@school.example/{token}'],
    ['https://user:{token}@school.example/{token}'],
    ['https://school.example/{token}?at={title}'],
    ['https://school.example/{token}?at={'],
    ['https://school.example/ {token}'],
    ['https://school.example\\{token}'],
    ['https://x:99999/{token}'],
    ['https://a;b.example/{token}'],
    [`https://school.example/{token}?${'a'.repeat(500)}`],
  ])('is not %s', async (previewPattern) => {
    const { status, body } = await channels.tryCreate({ previewPattern });
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ errors: [{ field: 'previewPattern', msg: expect.any(String) }] });
  });

  test.each([
    ['', ''],
    ['http://localhost:3000/p/{token}', 'http://localhost:3000/p/{token}'],
    ['http://[::1]/{token}', 'http://[::1]/{token}'],
    ['https://School.example:443?t={token}', 'https://school.example/?t={token}'],
    ['https://school.example/{id}#{token}', 'https://school.example/{id}#{token}'],
  ])('%j is stored as the URL parser writes it', async (previewPattern, stored) => {
    const channel = await channels.create({ previewPattern });
    expect(channel.previewPattern).toBe(stored);
    await channels.revoke(channel);
  });

  test('stays where an edit does not name it, is taken away by an empty one, and is in the history', async () => {
    const previewPattern = 'https://school.example/{token}';
    const channel = await channels.create({ previewPattern });
    const kept = (await channels.edit(channel, { name: 'Screens' })).body.data;
    expect(kept.previewPattern).toBe(previewPattern);
    const emptied = (await channels.edit(kept, { previewPattern: '' })).body.data;
    expect(emptied.previewPattern).toBe('');
    expect((await channels.history(channel.id)).map(({ after }) => after)).toEqual([
      expect.objectContaining({ previewPattern: '' }),
      expect.objectContaining({ name: 'Screens' }),
      expect.objectContaining({ previewPattern }),
    ]);
  });
});
