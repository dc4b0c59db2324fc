import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { ITEM_IS_DELIVERED } from '../../content/content/content.constants.js';
import { ContentPicture } from './content-picture.entity.js';
import { UNNAMED_HOURS } from './media.constants.js';

const IS_NAMED = 'EXISTS (SELECT FROM content_revision_media WHERE media_id = picture.id)';
/** Named by a revision that is online. */
const ONLINE = `${ITEM_IS_DELIVERED} AND item.published = named.number`;
const NAMED_BY_ITEM = `
  SELECT FROM content_revision_media named JOIN content_item item ON item.id = named.item_id
   WHERE named.media_id = picture.id`;

export interface MediaReader {
  accountId: number;
  seesAll: boolean;
}

@Injectable()
export class ContentPicturesRepository {
  constructor(@InjectRepository(ContentPicture) private readonly pictures: Repository<ContentPicture>) {}

  /** Kept from now on. @returns whether the account did not have it yet */
  async keep(id: string, accountId: number, manager: EntityManager): Promise<boolean> {
    const [{ added }]: [{ added: boolean }] = await manager.query(
      `INSERT INTO content_picture (id, account_id) VALUES ($1, $2)
       ON CONFLICT (id, account_id) DO UPDATE SET kept_at = now() RETURNING xmax = 0 AS added`,
      [id, accountId],
    );
    return added;
  }

  /** Those that this person may see: own ones, those of own items, and those that are online. */
  async visible(
    ids: string[],
    { accountId, seesAll }: MediaReader,
    manager: EntityManager = this.pictures.manager,
  ): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const found: { id: string }[] = await manager.query(
      `SELECT DISTINCT picture.id FROM content_picture picture
        WHERE picture.id = ANY($1)
          AND ($2 OR picture.account_id = $3 OR EXISTS (${NAMED_BY_ITEM} AND (item.owner_id = $3 OR ${ONLINE})))`,
      [ids, seesAll, accountId],
    );
    return new Set(found.map(({ id }) => id));
  }

  /** Those of them that are stored. */
  async stored(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const found: { id: string }[] = await this.pictures.query(
      'SELECT DISTINCT id FROM content_picture WHERE id = ANY($1)',
      [ids],
    );
    return new Set(found.map(({ id }) => id));
  }

  /** An account that has it, and whether everybody may see it. */
  async find(id: string): Promise<{ accountId: number; isOnline: boolean } | undefined> {
    const [found]: { accountId: number; isOnline: boolean }[] = await this.pictures.query(
      `SELECT account_id AS "accountId", EXISTS (${NAMED_BY_ITEM} AND ${ONLINE}) AS "isOnline"
         FROM content_picture picture WHERE picture.id = $1 ORDER BY account_id LIMIT 1`,
      [id],
    );
    return found;
  }

  /**
   * Removes some of those that nothing has named for a day. They are locked first: a revision that names one waits, or has
   * named it before the second statement looks.
   */
  async removeUnnamed(
    limit: number,
    manager: EntityManager,
  ): Promise<Pick<ContentPicture, 'accountId' | 'id'>[]> {
    const found: { id: string; accountId: number }[] = await manager.query(
      `SELECT id, account_id AS "accountId" FROM content_picture picture
        WHERE kept_at < now() - make_interval(hours => $1) AND NOT ${IS_NAMED}
        ORDER BY id, account_id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [UNNAMED_HOURS, limit],
    );
    const [gone]: [{ id: string; accountId: number }[], number] = await manager.query(
      `DELETE FROM content_picture picture
        USING unnest($1::varchar[], $2::int[]) AS found (id, account_id)
        WHERE picture.id = found.id AND picture.account_id = found.account_id AND NOT ${IS_NAMED}
       RETURNING picture.id, picture.account_id AS "accountId"`,
      [found.map(({ id }) => id), found.map(({ accountId }) => accountId)],
    );
    return gone;
  }
}
