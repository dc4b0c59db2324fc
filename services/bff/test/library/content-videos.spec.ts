import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { VideosService } from '../../src/library/media/videos.service.js';
import { DroppedFilesService } from '../../src/platform/files/dropped-files.service.js';
import { type Caller, ContentItems } from '../support/content-items.js';
import { ofProfile, ofSize } from '../support/hostile-videos.js';
import { PLACES_OF_VIDEOS, type PlaceOfVideos } from '../support/places-of-videos.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';
import { type ShownVideo, VideoUploads, withoutSignature } from '../support/video-uploads.js';
import { freeBox, MP4, WEBM } from '../support/videos.js';

describe.each(PLACES_OF_VIDEOS)('videos of content items in %s', (_name, start) => {
  let api: TestApi;
  let items: ContentItems;
  let uploads: VideoUploads;
  let place: PlaceOfVideos;
  beforeAll(async () => {
    place = await start();
    api = await TestApi.start({ ...place.environment, SALA_VIDEO_MB: '1' });
    await api.app.listen(0, '127.0.0.1');
    items = await ContentItems.start(api);
    uploads = new VideoUploads(api, items);
  });
  afterAll(async () => {
    await api.stop();
    await place.stop();
  });

  const uploaded = (content = MP4, caller: Caller = 'owner') => uploads.uploaded(content, caller);
  const remove = () => api.app.get(DroppedFilesService).run();
  /** What is given up leaves with the next run of the job. */
  const stored = async () => {
    await remove();
    return (await place.stored()).join();
  };
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
    const { id, address } = await uploads.begun(content.length);
    await uploads.sendPart(address, content, 0);
    const { status, body } = await uploads.finish(id);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ errors: [{ field: 'file' }] });
    expect(await stored()).not.toContain(id);
    expect((await uploads.finish(id)).body.code).toBe(40400);
  });

  test.each([
    ['cut off', MP4.subarray(0, Math.ceil(MP4.length * 0.6)), 'videoCut'],
    ['in H.264 4:4:4', ofProfile(244), 'videoDepth'],
    ['in H.264 with 10 bits', ofProfile(110), 'videoDepth'],
    ['in 4K', ofSize(3_840, 2_160), 'videoSize'],
  ])('%s are refused in words', async (_what, content, rule) => {
    const { id, address } = await uploads.begun(content.length);
    await uploads.sendPart(address, content, 0);
    expect((await uploads.finish(id)).body).toMatchObject({
      code: 40000,
      data: { errors: [{ field: 'file', rule, msg: expect.any(String) }] },
    });
    expect(await stored()).not.toContain(id);
  });

  test('take nothing more once they are finished, whatever another replica has under way', async () => {
    const other = await TestApi.start({ ...place.environment, SALA_VIDEO_MB: '1' }, api.database);
    await other.app.listen(0, '127.0.0.1');
    const film = Buffer.concat([MP4, freeBox(300_000)]);
    const { id, address } = await uploads.begun(film.length);
    // A part that stops halfway, at the beginning of the file: its writer waits for the rest.
    const stopped = request(await uploads.at(address, other), {
      method: 'PATCH',
      headers: {
        ...{ 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' },
        ...{ 'upload-offset': 0, 'content-length': film.length },
      },
    });
    stopped.on('error', () => undefined);
    await new Promise((written) => stopped.write(film.subarray(0, 100), written));
    await until(async () => (await place.stored()).length > 0);
    await setTimeout(300);
    const offset = Number(await uploads.offsetOf(address));
    expect((await uploads.sendPart(address, film.subarray(offset), offset)).status).toBe(204);
    const { data } = (await uploads.finish(id)).body;
    expect(data).toMatchObject({ id, seconds: 2 });
    const ended = new Promise((resolve) => stopped.once('response', resolve).once('close', resolve));
    stopped.end(Buffer.alloc(film.length - 100, 'x'));
    await ended;
    await setTimeout(300);
    const hash = createHash('sha256').update(film).digest();
    expect(await api.sql('SELECT sha256 FROM content_video WHERE id = $1', [id])).toEqual([
      { sha256: hash.toString('hex') },
    ]);
    for (const replica of [api, other]) {
      const read = await uploads.read(data.address, {}, replica);
      expect(Buffer.from(await read.arrayBuffer()).equals(film)).toBe(true);
      expect(read.headers.get('repr-digest')).toBe(`sha-256=:${hash.toString('base64')}:`);
      expect((await uploads.sendPart(address, film, 0, replica)).status).toBeGreaterThanOrEqual(400);
    }
    await other.app.close();
  });

  test('finished by two replicas at the same time are the same', async () => {
    const { id, address } = await uploads.begun(MP4.length);
    await uploads.sendPart(address, MP4, 0);
    const other = await TestApi.start({ ...place.environment, SALA_VIDEO_MB: '1' }, api.database);
    const token = await other.signIn('user');
    const answers = await Promise.all([
      uploads.finish(id),
      other.post<ShownVideo>(`/api/library/videos/${id}/finish`, { token }),
    ]);
    for (const { body } of answers) expect(body.data).toMatchObject({ id, seconds: 2 });
    expect((await place.stored()).filter((name) => name.startsWith(id))).toEqual([id]);
    await other.app.close();
  });

  test('go on where they were cut, also after a restart, and begin once', async () => {
    const file = uploads.fileOf(MP4.length);
    const { id, address } = (await uploads.begin(file)).body.data;
    await uploads.sendPart(address, MP4.subarray(0, 1_000), 0);
    expect((await uploads.finish(id)).body.code).toBe(50000);
    const again = await TestApi.start(place.environment, api.database);
    await again.app.listen(0, '127.0.0.1');
    expect(await uploads.offsetOf(address, again)).toBe('1000');
    expect((await uploads.sendPart(address, MP4.subarray(500), 500, again)).status).toBe(409);
    expect((await uploads.sendPart(address, MP4.subarray(1_000, 1_500), 1_000, again)).status).toBe(204);
    await again.app.close();
    // The same file is chosen again after a reload.
    const taken = (await uploads.begin(file)).body.data;
    expect(taken.id).toBe(id);
    expect(await uploads.offsetOf(taken.address)).toBe('1500');
    await uploads.sendPart(taken.address, MP4.subarray(1_500), 1_500);
    const { data } = (await uploads.finish(id)).body;
    expect(data).toMatchObject({ id, seconds: 2 });
    expect(Buffer.from(await (await uploads.read(data.address)).arrayBuffer())).toEqual(MP4);
    expect((await uploads.begin(file)).body.data.id).not.toBe(id);
  });

  test('are sent only to their own signed address, and never more than was said', async () => {
    const [one, other] = [await uploads.begun(10), await uploads.begun(10)];
    expect((await uploads.sendPart(withoutSignature(one.address), Buffer.alloc(10), 0)).status).toBe(404);
    const query = one.address.split('?')[1] ?? '';
    expect(
      (await uploads.sendPart(`${withoutSignature(other.address)}?${query}`, Buffer.alloc(10), 0)).status,
    ).toBe(404);
    expect((await uploads.sendPart(one.address, Buffer.alloc(11), 0)).status).toBeGreaterThanOrEqual(400);
    for (const { id } of [one, other]) {
      expect((await uploads.abandon(id, 'stranger')).body.code).toBe(40400);
      expect((await uploads.abandon(id)).body.code).toBe(20000);
    }
  });

  test('have a limit of size and of number, also at the same time', async () => {
    expect((await uploads.begin(uploads.fileOf(1_000_001))).body).toMatchObject({
      code: 41300,
      msg: expect.stringContaining('1 MB'),
    });
    expect((await uploads.begin(uploads.fileOf(0))).status).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 13 }, () => uploads.begin(uploads.fileOf(10), 'stranger')),
    );
    expect(answers.filter(({ body }) => body.code === 20000)).toHaveLength(10);
    expect((await uploads.begin(uploads.fileOf(10), 'stranger')).body.code).toBe(50000);
  });

  test('are given up finished, too, as long as nothing names them, so that the next form finds room', async () => {
    for (let form = 0; form < 11; form += 1) {
      const { id } = await uploaded(MP4, 'owner');
      expect((await uploads.abandon(id, 'stranger')).body.code).toBe(40400);
      expect((await uploads.abandon(id)).body.code).toBe(20000);
      expect(await stored()).not.toContain(id);
    }
    const kept = await uploaded(MP4, 'owner');
    await items.created({ ...VIDEO, video: kept.id }, 'owner');
    expect((await uploads.abandon(kept.id)).body.code).toBe(40400);
    expect(await stored()).toContain(kept.id);
  });

  test('take no more than an account, and the school, has room for', async () => {
    await api.sql(`DELETE FROM content_video video WHERE account_id IN (SELECT id FROM account WHERE user_name = 'user')
      AND NOT EXISTS (SELECT FROM content_revision_media WHERE media_id = video.id)`);
    const [taken] = await api.sql<{ mb: string }>(
      'SELECT ceil(coalesce(sum(size), 0) / 1e6) + 3 AS mb FROM content_video',
    );
    const limits = { SALA_VIDEO_MB: '3', SALA_VIDEO_ACCOUNT_MB: '3', SALA_VIDEO_TOTAL_MB: String(taken?.mb) };
    const other = await TestApi.start({ ...place.environment, ...limits }, api.database);
    const begin = async (size: number, login: 'admin' | 'user') => {
      const request = { token: await other.signIn(login), body: uploads.fileOf(size) };
      return (await other.post('/api/library/videos', request)).body;
    };
    const refusal = (msg: RegExp) => ({ code: 50000, msg: expect.stringMatching(msg) });
    expect(await begin(2_900_000, 'user')).toMatchObject({ code: 20000 });
    expect(await begin(2_900_000, 'user')).toMatchObject(refusal(/may take 3 MB, and 0 MB are left/));
    expect(await begin(1_200_000, 'admin')).toMatchObject(refusal(/^All videos of the school/));
    await other.app.close();
  });

  test('are read by ranges, by everybody only while they are online', async () => {
    const video = await uploaded(WEBM, 'inspector');
    const plain = withoutSignature(video.address);
    expect((await uploads.read(plain)).status).toBe(404);
    const part = await uploads.read(video.address, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${WEBM.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(WEBM.subarray(10, 20));
    const beyond = await uploads.read(video.address, { range: 'bytes=900000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${WEBM.length}`]);
    const whole = await uploads.read(video.address);
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
    const open = await uploads.read(plain);
    expect(open.status).toBe(200);
    expect(open.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await items.act(item.id, 'unpublish', online.version);
    expect((await uploads.read(plain)).status).toBe(404);
  });

  test('that nothing names go after a day, finished or not, and named ones stay', async () => {
    const kept = await uploaded(MP4, 'other');
    await items.created({ ...VIDEO, video: kept.id }, 'other');
    const [forgotten, half] = [await uploaded(MP4, 'other'), await uploads.begun(20, 'other')];
    await api.sql(`UPDATE content_video SET kept_at = now() - interval '25 hours'`);
    const fresh = await uploads.begun(20, 'other');
    await api.app.get(VideosService).sweep();
    const left = await stored();
    expect(left).toContain(kept.id);
    expect(await uploads.offsetOf(fresh.address)).toBe('0');
    for (const { id } of [forgotten, half]) expect(left).not.toContain(id);
  });

  test('of the demo are short, play everywhere, and stay while an item names them', async () => {
    await api.app.get(VideosService).sweep();
    const shown = await api.sql<{ id: string; orientation: string; seconds: number }>(
      `SELECT DISTINCT video AS id, orientation, seconds FROM content_item WHERE kind = 'video' AND id <= 360`,
    );
    expect(shown).toHaveLength(24);
    for (const { id, orientation, seconds } of shown) {
      const whole = await uploads.read(`/api/files/videos/${id}`);
      expect([whole.status, whole.headers.get('content-type'), seconds]).toEqual([200, 'video/mp4', 2]);
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect(bytes.length).toBeLessThan(100_000);
      const part = await uploads.read(`/api/files/videos/${id}`, { range: 'bytes=-10' });
      expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(-10));
      const [{ width, height }] = (await api.sql<{ width: number; height: number }>(
        'SELECT width, height FROM content_video WHERE id = $1',
        [id],
      )) as [{ width: number; height: number }];
      expect(width > height ? 'horizontal' : 'vertical').toBe(orientation);
    }
    const [{ id } = { id: '' }] = shown;
    expect((await uploads.read(`/api/files/videos/${id}`, { range: 'bytes=100000-' })).status).toBe(416);
    const open = await uploads.read(`/api/files/videos/${id}`, { range: 'bytes=5-' });
    expect(open.headers.get('content-range')).toMatch(/^bytes 5-/);
  });

  test('are not stored without a place', async () => {
    const other = await TestApi.start({}, api.database);
    const token = await other.signIn('user');
    expect((await other.get('/api/library/videos', { token })).body.data).toEqual({ maxBytes: 0 });
    const { body } = await other.post('/api/library/videos', { token, body: uploads.fileOf(10) });
    expect(body.code).toBe(50000);
    await other.app.close();
  });
});
