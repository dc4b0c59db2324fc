import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { VideoFilesService } from '../../src/library/media/video-files.service.js';
import { VideosService } from '../../src/library/media/videos.service.js';
import { DroppedFilesService } from '../../src/platform/files/dropped-files.service.js';
import { ContentItems } from '../support/content-items.js';
import { PLACES_OF_VIDEOS, type PlaceOfVideos } from '../support/places-of-videos.js';
import { TestApi } from '../support/test-api.js';
import { VideoUploads } from '../support/video-uploads.js';
import { MP4 } from '../support/videos.js';

const AWAY = new Error('The place is away.');

describe.each(PLACES_OF_VIDEOS)('videos in %s that could not be removed', (_name, start) => {
  let api: TestApi;
  let uploads: VideoUploads;
  let place: PlaceOfVideos;
  beforeAll(async () => {
    place = await start();
    api = await TestApi.start({ ...place.environment, SALA_VIDEO_MB: '1' });
    await api.app.listen(0, '127.0.0.1');
    uploads = new VideoUploads(api, await ContentItems.start(api));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await api.stop();
    await place.stop();
  });

  const run = () => api.app.get(DroppedFilesService).run();
  const refuseOnce = () => jest.spyOn(api.app.get(VideoFilesService), 'remove').mockRejectedValueOnce(AWAY);
  const abandon = async (id: string) => {
    expect((await uploads.abandon(id)).status).toBe(200);
  };
  const sweep = async (id: string) => {
    await api.sql(`UPDATE content_video SET kept_at = now() - interval '25 hours' WHERE id = $1`, [id]);
    await api.app.get(VideosService).sweep();
  };

  test.each([
    ['as they were given up', abandon],
    ['as nothing had named them for a day', sweep],
  ])('%s are removed later, and nobody is told', async (_when, giveUp) => {
    const { id } = await uploads.uploaded(MP4);
    refuseOnce();
    await giveUp(id);
    await expect(run()).rejects.toThrow(AWAY);
    await api.sql('UPDATE dropped_file SET next_attempt_at = now()');
    await run();
    expect(await place.stored()).toEqual([]);
    expect(await api.sql('SELECT name FROM dropped_file')).toEqual([]);
  });

  test('as what was sent was no video are removed later, and the reason is told', async () => {
    const text = Buffer.from('<html><script>alert(1)</script></html>');
    const { id, address } = await uploads.begun(text.length);
    await uploads.sendPart(address, text, 0);
    refuseOnce();
    expect((await uploads.finish(id)).status).toBe(400);
    await expect(run()).rejects.toThrow(AWAY);
    await api.sql('UPDATE dropped_file SET next_attempt_at = now()');
    await run();
    expect(await place.stored()).toEqual([]);
  });
});
