import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { ITEM_IS_DELIVERED } from '../../content/content/content.constants.js';
import { ContentVideo } from './content-video.entity.js';
import { UNNAMED_HOURS } from './media.constants.js';
import { type FinishedVideo } from './read-video.js';
import { type BeginVideoDto } from './video.dto.js';

const IS_NAMED = 'EXISTS (SELECT FROM content_revision_media WHERE media_id = video.id)';
const NAMED_BY_ITEM = `
  SELECT FROM content_revision_media named JOIN content_item item ON item.id = named.item_id
   WHERE named.media_id = video.id`;
const ONLINE = `${ITEM_IS_DELIVERED} AND item.published = named.number`;

@Injectable()
export class VideosRepository {
  constructor(@InjectRepository(ContentVideo) private readonly videos: Repository<ContentVideo>) {}

  async find(id: string, manager: EntityManager = this.videos.manager): Promise<ContentVideo | null> {
    return await manager.findOneBy(ContentVideo, { id });
  }

  /** An upload of the same file by the same person that is not finished. */
  async unfinished(
    accountId: number,
    { name, size, modified }: BeginVideoDto,
    manager: EntityManager,
  ): Promise<ContentVideo | null> {
    const [found] = await manager
      .createQueryBuilder(ContentVideo, 'video')
      .where({ accountId, name, size, modified })
      .andWhere('video.mediaType IS NULL')
      .andWhere(`video.keptAt > now() - make_interval(hours => ${UNNAMED_HOURS})`)
      .orderBy('video.keptAt', 'DESC')
      .take(1)
      .getMany();
    return found ?? null;
  }

  async countUnnamed(accountId: number, manager: EntityManager): Promise<number> {
    const [{ count }]: [{ count: number }] = await manager.query(
      `SELECT count(*)::int AS count FROM content_video video WHERE account_id = $1 AND NOT ${IS_NAMED}`,
      [accountId],
    );
    return count;
  }

  /** In bytes, as they were announced: what is being sent takes its place from the beginning. */
  async bytesTaken(accountId: number, manager: EntityManager): Promise<{ own: number; all: number }> {
    const [taken]: [{ own: number; all: number }] = await manager.query(
      `SELECT coalesce(sum(size) FILTER (WHERE account_id = $1), 0)::float8 AS own,
              coalesce(sum(size), 0)::float8 AS all FROM content_video`,
      [accountId],
    );
    return taken;
  }

  async insert(
    video: Pick<ContentVideo, 'accountId' | 'id' | 'modified' | 'name' | 'size'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(ContentVideo, video);
  }

  /** Once: whoever was slower changes nothing. */
  async finish(id: string, finished: FinishedVideo): Promise<void> {
    await this.videos.update({ id, mediaType: IsNull() }, { ...finished, keptAt: () => 'now()' });
  }

  /** If it was there, and not finished, its id. */
  async removeUnfinished(id: string, manager: EntityManager): Promise<string[]> {
    const { affected } = await manager.delete(ContentVideo, { id, mediaType: IsNull() });
    return affected === 1 ? [id] : [];
  }

  /**
   * If it was there, this account's own, and named by nothing, finished or not, its id. Locked first, as in `removeUnnamed`.
   */
  async removeOwnUnnamed(id: string, accountId: number, manager: EntityManager): Promise<string[]> {
    await manager.query('SELECT FROM content_video WHERE id = $1 FOR UPDATE', [id]);
    const [gone]: [{ id: string }[], number] = await manager.query(
      `DELETE FROM content_video video WHERE id = $1 AND account_id = $2 AND NOT ${IS_NAMED} RETURNING id`,
      [id, accountId],
    );
    return idsOf(gone);
  }

  /** Whether this person may use it: a finished one, that is the person's own, of an item of the person, or online. */
  async isVisible(
    id: string,
    { accountId, seesAll }: { accountId: number; seesAll: boolean },
    manager: EntityManager = this.videos.manager,
  ): Promise<boolean> {
    const found: unknown[] = await manager.query(
      `SELECT 1 FROM content_video video
        WHERE video.id = $1 AND media_type IS NOT NULL
          AND ($2 OR video.account_id = $3 OR EXISTS (${NAMED_BY_ITEM} AND (item.owner_id = $3 OR ${ONLINE})))`,
      [id, seesAll, accountId],
    );
    return found.length > 0;
  }

  async isOnline(id: string): Promise<boolean> {
    const found: unknown[] = await this.videos.query(
      `SELECT 1 FROM content_video video WHERE video.id = $1 AND EXISTS (${NAMED_BY_ITEM} AND ${ONLINE})`,
      [id],
    );
    return found.length > 0;
  }

  /** Removes those that nothing has named for a day, and those that were not finished. Locked first, as pictures are. */
  async removeUnnamed(manager: EntityManager): Promise<string[]> {
    const found: { id: string }[] = await manager.query(
      `SELECT id FROM content_video video
        WHERE kept_at < now() - make_interval(hours => $1) AND NOT ${IS_NAMED}
        ORDER BY id FOR UPDATE SKIP LOCKED`,
      [UNNAMED_HOURS],
    );
    const [gone]: [{ id: string }[], number] = await manager.query(
      `DELETE FROM content_video video WHERE id = ANY($1) AND NOT ${IS_NAMED} RETURNING id`,
      [idsOf(found)],
    );
    return idsOf(gone);
  }
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
