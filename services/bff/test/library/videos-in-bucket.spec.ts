import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { VideoPlaces } from '../../src/library/media/video-places.js';
import { VideosService } from '../../src/library/media/videos.service.js';
import { ContentItems } from '../support/content-items.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { OBJECT_STORE_PATH, type RunningStore, startObjectStore } from '../support/object-store.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';
import { VideoUploads } from '../support/video-uploads.js';
import { freeBox, MP4 } from '../support/videos.js';

const program = OBJECT_STORE_PATH;
// Skipped if no S3 server is available. The test run reports this.
const suite = program === undefined ? describe.skip : describe;
const why = program === undefined ? ' (no S3 server here: one is built where there is a Go toolchain)' : '';

const PART_BYTES = 5 * 1_024 * 1_024;
/** A video, and after its end what players skip: three parts of a bucket, the last of which is short. */
const FILM = Buffer.concat([MP4, freeBox(2 * PART_BYTES)]);

suite(`videos in a bucket${why}`, () => {
  let store: RunningStore;
  let line: DatabaseProxy;
  let api: TestApi;
  let other: TestApi;
  let uploads: VideoUploads;
  beforeAll(async () => {
    store = await startObjectStore(program ?? '');
    const { SALA_S3_BUCKET_URL: url = '' } = store.environment;
    line = await DatabaseProxy.start(url);
    const environment = { ...store.environment, SALA_S3_BUCKET_URL: line.url, SALA_VIDEO_MB: '80' };
    api = await TestApi.start(environment);
    other = await TestApi.start({ ...environment, SALA_MEDIA_DIR: '/nowhere' }, api.database);
    for (const { app } of [api, other]) await app.listen(0, '127.0.0.1');
    uploads = new VideoUploads(api, await ContentItems.start(api));
  });
  afterAll(async () => {
    await other.app.close();
    await api.stop();
    await line.stop();
    await store.stop();
  });
  beforeEach(async () => {
    await api.sql(`UPDATE content_video SET kept_at = now() - interval '25 hours'`);
    await api.app.get(VideosService).sweep();
  });

  const objects = async () => await readdir(join(store.directory, 'files/content/videos')).catch(() => []);
  const unfinished = async () =>
    await readdir(join(store.directory, 'files/.sgwtmp/multipart')).catch(() => []);
  const rows = async () => await api.sql('SELECT id FROM video_object');
  const bytesOf = async (address: string) => Buffer.from(await (await uploads.read(address)).arrayBuffer());
  const forget = () => rm(join(store.directory, 'files/.sgwtmp/multipart'), { recursive: true });
  /** Sends a part, and loses the line after so many bytes. */
  const cutAfter = async (address: string, bytes: Buffer, offset: number) => {
    const sent = request(await uploads.at(address), {
      method: 'PATCH',
      headers: {
        ...{ 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' },
        ...{ 'upload-offset': offset, 'content-length': FILM.length - offset },
      },
    });
    sent.on('error', () => undefined);
    await new Promise((written) => sent.write(bytes, written));
    sent.destroy();
  };

  test('keep what arrived before the line was lost, and go on at another replica', async () => {
    const { id, address } = await uploads.begun(FILM.length);
    await cutAfter(address, FILM.subarray(0, PART_BYTES + 2_000_000), 0);
    // A whole part, and of what came after it at least a part.
    const offset = async () => Number(await uploads.offsetOf(address, other));
    await until(async () => (await offset()) > PART_BYTES);
    const arrived = await offset();
    expect(await objects()).toEqual([`${id}.${arrived}`]);

    const step = FILM.subarray(arrived, arrived + 1_000);
    expect((await uploads.sendPart(address, step, arrived, other)).status).toBe(204);
    expect(await objects()).toEqual([`${id}.${arrived + 1_000}`]);
    const rest = FILM.subarray(arrived + 1_000);
    expect((await uploads.sendPart(address, rest, arrived + 1_000)).status).toBe(204);
    const { data } = (await uploads.finish(id)).body;
    expect(data).toMatchObject({ id, mediaType: 'video/mp4', width: 320, seconds: 2 });
    expect((await bytesOf(data.address)).equals(FILM)).toBe(true);
    expect(await objects()).toEqual([id]);
    expect(await unfinished()).toEqual([]);
    expect(await uploads.offsetOf(address)).toBe(String(FILM.length));
  });

  test('take each byte once, whichever of two replicas is faster', async () => {
    const { id, address } = await uploads.begun(FILM.length);
    const both = await Promise.all(
      [api, other].map((replica) => uploads.sendPart(address, FILM.subarray(0, PART_BYTES + 10), 0, replica)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const offset = Number(await uploads.offsetOf(address));
    expect(offset).toBe(PART_BYTES + 10);
    await uploads.sendPart(address, FILM.subarray(offset), offset, other);
    const { data } = (await uploads.finish(id)).body;
    expect((await bytesOf(data.address)).equals(FILM)).toBe(true);
    expect(await objects()).toEqual([id]);
  });

  test('are refused with 503 while the bucket is away, and lose nothing', async () => {
    const file = uploads.fileOf(FILM.length);
    await line.cut();
    expect((await uploads.begin(file)).body).toMatchObject({ code: 50300 });
    await line.mend();
    const { id, address } = (await uploads.begin(file)).body.data;
    await uploads.sendPart(address, FILM.subarray(0, PART_BYTES), 0);
    await line.cut();
    const refused = await uploads.sendPart(address, FILM.subarray(PART_BYTES), PART_BYTES);
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('later')]);
    expect(await uploads.offsetOf(address)).toBe(String(PART_BYTES));
    await line.mend();
    await uploads.sendPart(address, FILM.subarray(PART_BYTES), PART_BYTES);
    await line.cut();
    expect(await uploads.finish(id)).toMatchObject({ status: 503, body: { code: 50300 } });
    await line.mend();
    const { data } = (await uploads.finish(id)).body;
    await line.cut();
    expect((await uploads.read(data.address, { range: 'bytes=0-9' })).status).toBe(503);
    expect((await uploads.read(data.address, { range: `bytes=${FILM.length}-` })).status).toBe(416);
    await line.mend();
    expect((await bytesOf(data.address)).equals(FILM)).toBe(true);
  });

  test('are no other file because the bucket goes away while they are looked at', async () => {
    const { id, address } = await uploads.begun(MP4.length);
    await uploads.sendPart(address, MP4, 0);
    expect((await uploads.finish(id)).status).toBe(200);
    const [place] = api.app.get(VideoPlaces).uploads;
    await line.cut();
    await expect(place?.inspect(id)).rejects.toMatchObject({ reason: 'unavailable' });
    await line.mend();
    // The answer was lost: its upload is not there any more, and the object is.
    await api.sql('UPDATE content_video SET media_type = NULL WHERE id = $1', [id]);
    expect((await uploads.finish(id)).body.data).toMatchObject({ id, seconds: 2 });
  });

  test('begin again where the bucket has lost what was stored', async () => {
    const { id, address } = await uploads.begun(FILM.length);
    await uploads.sendPart(address, FILM.subarray(0, PART_BYTES), 0);
    await forget();
    expect((await uploads.sendPart(address, FILM.subarray(PART_BYTES), PART_BYTES)).status).toBe(409);
    expect(await uploads.offsetOf(address)).toBe('0');
    await uploads.sendPart(address, FILM, 0);
    await forget();
    expect((await uploads.finish(id)).body.code).toBe(50000);
    await uploads.sendPart(address, FILM, 0, other);
    const { data } = (await uploads.finish(id)).body;
    expect((await bytesOf(data.address)).equals(FILM)).toBe(true);
  });

  test('leave nothing behind, also when the bucket was away as they were given up', async () => {
    const half = await uploads.begun(FILM.length);
    await uploads.sendPart(half.address, FILM.subarray(0, PART_BYTES + 7), 0);
    const whole = await uploads.uploaded(MP4);
    expect(await objects()).toHaveLength(2);
    await line.cut();
    expect((await uploads.abandon(half.id)).body.code).toBe(20000);
    await api.sql(`UPDATE content_video SET kept_at = now() - interval '25 hours' WHERE id = $1`, [whole.id]);
    await expect(api.app.get(VideosService).sweep()).rejects.toThrow();
    await line.mend();
    await other.app.get(VideosService).sweep();
    expect([await objects(), await unfinished(), await rows()]).toEqual([[], [], []]);
  });

  test('are streamed: whoever goes away ends the request to the bucket', async () => {
    // More than the sockets on the way hold.
    const film = Buffer.concat([MP4, freeBox(40_000_000)]);
    const { address } = await uploads.uploaded(film);
    const whole = await uploads.read(address);
    const reader = whole.body?.getReader();
    await reader?.read();
    const before = line.closed;
    await reader?.cancel();
    await until(() => line.closed > before);
    const tag = whole.headers.get('etag') ?? '';
    expect((await uploads.read(address, { 'if-none-match': tag })).status).toBe(304);
    const part = await uploads.read(address, { range: 'bytes=-4', 'if-range': tag });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(-4))).toBe(true);
    const head = await fetch(await uploads.at(address), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(film.length)]);
  });
});
