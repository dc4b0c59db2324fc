import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VideosService } from '../../src/library/media/videos.service.js';
import { type Caller, ContentItems } from '../support/content-items.js';
import { TestApi } from '../support/test-api.js';
import { MP4, WEBM } from '../support/videos.js';

interface Begun {
  id: string;
  address: string;
}
interface Video {
  id: string;
  address: string;
  mediaType: string;
  width: number;
  height: number;
  seconds: number;
}

const TUS = { 'tus-resumable': '1.0.0' };
const PART = { ...TUS, 'content-type': 'application/offset+octet-stream' };
const withoutSignature = (address: string) => address.split('?', 1)[0] ?? '';

describe('videos of content items', () => {
  let api: TestApi;
  let items: ContentItems;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sala-videos-'));
    api = await TestApi.start({ SALA_MEDIA_DIR: directory, SALA_VIDEO_MB: '1' });
    await api.app.listen(0, '127.0.0.1');
    items = await ContentItems.start(api);
  });
  afterAll(async () => {
    await api.stop();
    await rm(directory, { recursive: true });
  });

  let files = 0;
  const fileOf = (size: number, change: object = {}) => {
    files += 1;
    return { name: 'robots.mp4', size, modified: files, ...change };
  };
  const begin = (file: object, caller: Caller = 'owner') =>
    api.post<Begun>('/api/library/videos', { token: items.tokens[caller], body: file });
  const begun = async (size: number, caller: Caller = 'owner') =>
    (await begin(fileOf(size), caller)).body.data;
  const finish = (id: string, caller: Caller = 'owner') =>
    api.post<Video>(`/api/library/videos/${id}/finish`, { token: items.tokens[caller] });
  const at = async (address: string, app = api) => `${await app.app.getUrl()}${address}`;
  const sendPart = async (address: string, part: Buffer, offset: number, app = api) =>
    await fetch(await at(address, app), {
      method: 'PATCH',
      headers: { ...PART, 'upload-offset': String(offset) },
      body: new Uint8Array(part),
    });
  const offsetOf = async (address: string, app = api) =>
    (await fetch(await at(address, app), { method: 'HEAD', headers: TUS })).headers.get('upload-offset');
  const uploaded = async (content = MP4, caller: Caller = 'owner') => {
    const { id, address } = await begun(content.length, caller);
    expect((await sendPart(address, content, 0)).status).toBe(204);
    return (await finish(id, caller)).body.data;
  };
  const read = async (address: string, headers: Record<string, string> = {}) =>
    await fetch(await at(address), { headers });
  const VIDEO = { kind: 'video', body: '' };

  test('say what they are by their content, whatever their name is', async () => {
    expect(await uploaded()).toMatchObject({ mediaType: 'video/mp4', width: 320, height: 180, seconds: 2 });
    expect(await uploaded(WEBM)).toMatchObject({
      mediaType: 'video/webm',
      width: 180,
      height: 320,
      seconds: 1,
    });
  });

  test.each([
    ['a text', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a part of a video', MP4.subarray(0, 600)],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('%s with the name of a video is refused and removed', async (_what, content) => {
    const { id, address } = await begun(content.length);
    await sendPart(address, content, 0);
    const { status, body } = await finish(id);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ errors: [{ field: 'file' }] });
    expect(existsSync(join(directory, 'videos', id))).toBe(false);
    expect((await finish(id)).body.code).toBe(40400);
  });

  test('go on where they were cut, also after a restart, and begin once', async () => {
    const file = fileOf(MP4.length);
    const { id, address } = (await begin(file)).body.data;
    await sendPart(address, MP4.subarray(0, 1_000), 0);
    expect((await finish(id)).body.code).toBe(50000);
    const again = await TestApi.start({ SALA_MEDIA_DIR: directory }, api.database);
    await again.app.listen(0, '127.0.0.1');
    expect(await offsetOf(address, again)).toBe('1000');
    expect((await sendPart(address, MP4.subarray(500), 500, again)).status).toBe(409);
    expect((await sendPart(address, MP4.subarray(1_000, 1_500), 1_000, again)).status).toBe(204);
    await again.app.close();
    // The same file is chosen again after a reload.
    const taken = (await begin(file)).body.data;
    expect(taken.id).toBe(id);
    expect(await offsetOf(taken.address)).toBe('1500');
    await sendPart(taken.address, MP4.subarray(1_500), 1_500);
    const { data } = (await finish(id)).body;
    expect(data).toMatchObject({ id, seconds: 2 });
    expect(Buffer.from(await (await read(data.address)).arrayBuffer())).toEqual(MP4);
    expect((await begin(file)).body.data.id).not.toBe(id);
  });

  test('are sent only to their own signed address, and never more than was said', async () => {
    const [one, other] = [await begun(10), await begun(10)];
    expect((await sendPart(withoutSignature(one.address), Buffer.alloc(10), 0)).status).toBe(404);
    const query = one.address.split('?')[1] ?? '';
    expect((await sendPart(`${withoutSignature(other.address)}?${query}`, Buffer.alloc(10), 0)).status).toBe(
      404,
    );
    expect((await sendPart(one.address, Buffer.alloc(11), 0)).status).toBeGreaterThanOrEqual(400);
    for (const { id } of [one, other]) {
      const path = `/api/library/videos/${id}`;
      expect((await api.call('DELETE', path, { token: items.tokens.stranger })).body.code).toBe(40400);
      expect((await api.call('DELETE', path, { token: items.tokens.owner })).body.code).toBe(20000);
    }
  });

  test('have a limit of size and of number, also at the same time', async () => {
    expect((await begin(fileOf(1_000_001))).body).toMatchObject({
      code: 41300,
      msg: expect.stringContaining('1 MB'),
    });
    expect((await begin(fileOf(0))).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 13 }, () => begin(fileOf(10), 'stranger')));
    expect(answers.filter(({ body }) => body.code === 20000)).toHaveLength(10);
    expect((await begin(fileOf(10), 'stranger')).body.code).toBe(50000);
  });

  test('are read by ranges, by everybody only while they are online', async () => {
    const video = await uploaded(WEBM, 'inspector');
    const plain = withoutSignature(video.address);
    expect((await read(plain)).status).toBe(404);
    const part = await read(video.address, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${WEBM.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(WEBM.subarray(10, 20));
    expect((await read(video.address, { range: 'bytes=900000-' })).status).toBe(416);
    const whole = await read(video.address);
    expect(whole.headers.get('content-type')).toBe('video/webm');
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    expect(whole.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);

    expect((await items.create({ ...VIDEO, video: video.id })).body.data).toMatchObject({
      errors: [{ field: 'video' }],
    });
    const item = await items.created({ ...VIDEO, video: video.id }, 'inspector');
    expect(
      (await items.create({ ...VIDEO, video: video.id, videoAddress: 'https://a.b/c' }, 'inspector')).status,
    ).toBe(400);
    expect((await items.create({ video: video.id }, 'inspector')).status).toBe(400);
    const submitted = (await items.act(item.id, 'submit', item.version)).body.data;
    const approved = (await items.act(item.id, 'approve', submitted.version, 'other')).body.data;
    const online = (await items.act(item.id, 'publish', approved.version)).body.data;
    expect(online).toMatchObject({ video: { id: video.id, width: 180, seconds: 1 } });
    expect(await api.sql('SELECT orientation, seconds FROM content_item WHERE id = $1', [item.id])).toEqual([
      { orientation: 'vertical', seconds: 1 },
    ]);
    const open = await read(plain);
    expect(open.status).toBe(200);
    expect(open.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await items.act(item.id, 'unpublish', online.version);
    expect((await read(plain)).status).toBe(404);
  });

  test('that nothing names go after a day, finished or not, and named ones stay', async () => {
    const kept = await uploaded(MP4, 'other');
    await items.created({ ...VIDEO, video: kept.id }, 'other');
    const [forgotten, half] = [await uploaded(MP4, 'other'), await begun(20, 'other')];
    await api.sql(`UPDATE content_video SET kept_at = now() - interval '25 hours'`);
    const fresh = await begun(20, 'other');
    await api.app.get(VideosService).sweep();
    const left = await readdir(join(directory, 'videos'));
    for (const { id } of [kept, fresh]) expect(left).toContain(id);
    for (const { id } of [forgotten, half]) expect(left.join()).not.toContain(id);
  });

  test('of the demo are short, play everywhere, and stay while an item names them', async () => {
    await api.app.get(VideosService).sweep();
    const shown = await api.sql<{ id: string; orientation: string; seconds: number }>(
      `SELECT DISTINCT video AS id, orientation, seconds FROM content_item WHERE kind = 'video' AND id <= 360`,
    );
    expect(shown).toHaveLength(24);
    for (const { id, orientation, seconds } of shown) {
      const whole = await read(`/api/files/videos/${id}`);
      expect([whole.status, whole.headers.get('content-type'), seconds]).toEqual([200, 'video/mp4', 2]);
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect(bytes.length).toBeLessThan(100_000);
      const part = await read(`/api/files/videos/${id}`, { range: 'bytes=-10' });
      expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(-10));
      const [{ width, height }] = (await api.sql<{ width: number; height: number }>(
        'SELECT width, height FROM content_video WHERE id = $1',
        [id],
      )) as [{ width: number; height: number }];
      expect(width > height ? 'horizontal' : 'vertical').toBe(orientation);
    }
    const [{ id } = { id: '' }] = shown;
    expect((await read(`/api/files/videos/${id}`, { range: 'bytes=100000-' })).status).toBe(416);
    const open = await read(`/api/files/videos/${id}`, { range: 'bytes=5-' });
    expect(open.headers.get('content-range')).toMatch(/^bytes 5-/);
  });

  test('are not stored without a directory', async () => {
    const other = await TestApi.start({}, api.database);
    const token = await other.signIn('user');
    expect((await other.get('/api/library/videos', { token })).body.data).toEqual({ maxBytes: 0 });
    const { body } = await other.post('/api/library/videos', { token, body: fileOf(10) });
    expect(body.code).toBe(50000);
    await other.app.close();
  });
});
