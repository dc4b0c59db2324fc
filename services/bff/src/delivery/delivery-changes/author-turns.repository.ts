import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { inShare, type Share } from '../../common/periodic/batches.js';

interface Part {
  id: string;
  authorId: number;
  /** The next items; null: those of the author are not known yet. */
  ids: number[] | null;
}

/** Items that are online whose author children read by another name since. */
@Injectable()
export class AuthorTurnsRepository {
  /** Marks the next items of the oldest turn. @returns whether there was one */
  async step({ size, without, only, take }: Share<string>, manager: EntityManager): Promise<boolean> {
    const [part]: Part[] = await manager.query(
      `SELECT id, author_id AS "authorId", items[done + 1 : done + $3::int] AS ids
         FROM author_turn WHERE ${inShare('id')} ORDER BY id LIMIT 1`,
      [without, only, size],
    );
    if (!part) return false;
    const { id, authorId, ids } = part;
    take([id]);
    if (ids === null) await this.find(id, authorId, manager);
    else if (ids.length === 0) await manager.query('DELETE FROM author_turn WHERE id = $1', [id]);
    else {
      await this.mark(ids, manager);
      await manager.query('UPDATE author_turn SET done = done + $2 WHERE id = $1', [id, ids.length]);
    }
    return true;
  }

  private async find(id: string, authorId: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE author_turn SET items = ARRAY(
          SELECT id FROM content_item WHERE author_id = $2 AND online = 'online' ORDER BY id)
        WHERE id = $1`,
      [id, authorId],
    );
  }

  /** Locks the items as every change of them does. No revision is 0: what was told is no longer what children get. */
  private async mark(ids: number[], manager: EntityManager): Promise<void> {
    const [items]: [{ id: number }[], number] = await manager.query(
      `WITH online AS (
         SELECT id FROM content_item WHERE id = ANY ($1::int[]) AND online = 'online' ORDER BY id FOR NO KEY UPDATE)
       UPDATE content_item SET delivered_since = now() FROM online WHERE content_item.id = online.id
        RETURNING content_item.id`,
      [ids],
    );
    await manager.query(
      `WITH told AS (
         UPDATE told_delivery SET revision = 0
          WHERE kind = 'item' AND record_id = ANY ($1::int[]) AND revision IS NOT NULL RETURNING record_id)
       INSERT INTO delivery_turn (kind, record_id) SELECT 'item', record_id FROM told`,
      [items.map(({ id }) => id)],
    );
  }
}
