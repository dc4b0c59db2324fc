import { type EntityManager } from 'typeorm';
import { ContentPicture } from '../library/media/content-picture.entity.js';
import { drawnPictures, filesOf } from '../library/media/picture-renditions.js';
import { Account } from '../people/accounts/account.entity.js';
import { StoredFile } from '../platform/files/stored-file.entity.js';
import { placeOf, SEEDED_ITEMS } from './content-items.seed.js';
import { topicDrawings } from './cover-drawings.js';

/** What nobody has changed yet gets a cover; texts with pictures get one behind their first paragraph. */
const WRITE = `
  WITH drawn AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS drawn (id int, cover text, cover_text text, picture text)
  ), items AS (
    UPDATE content_item item SET cover = drawn.cover, cover_text = drawn.cover_text
      FROM drawn WHERE item.id = drawn.id AND item.version = 1 AND item.cover = ''
    RETURNING item.id, item.kind, drawn.cover, drawn.cover_text, drawn.picture
  )
  UPDATE content_revision revision
     SET content = content || jsonb_build_object(
           'cover', items.cover, 'coverText', items.cover_text,
           'body', CASE WHEN items.kind = 'imageText'
                        THEN regexp_replace(content ->> 'body', E'\\n\\n', E'\\n\\n' || items.picture || E'\\n\\n')
                        ELSE content ->> 'body' END)
    FROM items WHERE revision.item_id = items.id AND revision.number = 1`;

/** Drawings of the topics, through the same processing as an upload. */
export async function seedContentCovers(manager: EntityManager): Promise<void> {
  const { id: accountId } = await manager.findOneByOrFail(Account, { userName: 'admin' });
  const topics = topicDrawings();
  const rendered = await drawnPictures(topics.flatMap(({ cover, inside }) => [cover.svg, inside.svg]));
  for (const picture of rendered) {
    await manager.insert(ContentPicture, { id: picture.id, accountId });
    await manager.insert(StoredFile, filesOf(accountId, picture));
  }
  const rows = Array.from({ length: SEEDED_ITEMS }, (_, index) => {
    const { topic, language } = placeOf(index);
    const { cover, inside } = topics[topic] ?? {};
    return {
      id: index + 1,
      cover: rendered[topic * 2]?.id,
      cover_text: cover?.text[language],
      picture: `![${inside?.text[language]}](media:${rendered[topic * 2 + 1]?.id})`,
    };
  });
  await manager.query(WRITE, [JSON.stringify(rows)]);
}
