import { createHash } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { ContentVideo } from '../library/media/content-video.entity.js';
import { storedVideo, VIDEO_ID } from '../library/media/videos.constants.js';
import { Account } from '../people/accounts/account.entity.js';
import { StoredFile } from '../platform/files/stored-file.entity.js';
import { placeOf, SEEDED_ITEMS } from './content-items.seed.js';

/** What nobody has changed yet shows the video of its topic that stands or lies as the item does. */
const WRITE = `
  WITH drawn AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS drawn (item_id int, orientation text, video text, seconds int)
  ), items AS (
    UPDATE content_item item SET video = drawn.video, seconds = drawn.seconds
      FROM drawn
     WHERE item.id = drawn.item_id AND item.orientation = drawn.orientation AND item.version = 1
       AND item.kind = 'video' AND item.video = ''
    RETURNING item.id, item.video
  )
  UPDATE content_revision revision
     SET content = content || jsonb_build_object('video', items.video, 'videoAddress', '')
    FROM items WHERE revision.item_id = items.id AND revision.number = 1`;

interface Drawn {
  topic: number;
  orientation: string;
  video: string;
  seconds: number;
}

/** Drawn beforehand by tests/pictures/draw-demo-videos.ts, and looked at as uploads are. */
export async function seedContentVideos(manager: EntityManager): Promise<void> {
  const { id: accountId } = await manager.findOneByOrFail(Account, { userName: 'admin' });
  // Only the first start of a demo needs them.
  const [{ DEMO_VIDEOS }, { BufferSource }, { readVideo }] = await Promise.all([
    import('./demo-videos.js'),
    import('mediabunny'),
    import('../library/media/read-video.js'),
  ]);
  const drawn: Drawn[] = [];
  for (const [topic, videos] of DEMO_VIDEOS.entries())
    for (const text of videos) {
      const bytes = Buffer.from(text, 'base64');
      const verdict = await readVideo(new BufferSource(bytes));
      if (!('video' in verdict)) throw new Error(`No video is drawn of the topic ${topic}.`);
      const { mediaType, width, height, seconds } = verdict.video;
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, VIDEO_ID.maxLength);
      const orientation = width < height ? 'vertical' : 'horizontal';
      const name = `${topic + 1}-${orientation}.mp4`;
      await manager.insert(ContentVideo, {
        ...{ id, accountId, name, size: bytes.length, modified: 0 },
        ...{ mediaType, width, height, seconds },
      });
      await manager.insert(StoredFile, { name: storedVideo(id), mediaType, bytes });
      drawn.push({ topic, orientation, video: id, seconds });
    }
  const rows = Array.from({ length: SEEDED_ITEMS }, (_, index) =>
    drawn
      .filter(({ topic }) => topic === placeOf(index).topic)
      .map(({ orientation, video, seconds }) => ({ item_id: index + 1, orientation, video, seconds })),
  );
  await manager.query(WRITE, [JSON.stringify(rows.flat())]);
}
