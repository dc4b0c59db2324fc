import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AuthorMerge } from './author-merge.entity.js';
import { Author } from './author.entity.js';

@Injectable()
export class AuthorMergesRepository {
  /** Facts belong to items, so they follow. Items are locked in the order of their keys, as everywhere. Returns these keys. */
  async moveItems(from: number, into: number, manager: EntityManager): Promise<number[]> {
    const [rows]: [{ id: number }[]] = await manager.query(
      `WITH moving AS (SELECT id FROM content_item WHERE author_id = $1 ORDER BY id FOR NO KEY UPDATE)
       UPDATE content_item SET author_id = $2 FROM moving WHERE content_item.id = moving.id RETURNING content_item.id`,
      [from, into],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns how many of the items did not come back, because another author has them, or nobody. */
  async returnItems({ items, authorId, intoId }: AuthorMerge, manager: EntityManager): Promise<number> {
    const [, returned]: [unknown, number] = await manager.query(
      `WITH moving AS (
         SELECT id FROM content_item WHERE author_id = $2 AND id = ANY ($3) ORDER BY id FOR NO KEY UPDATE)
       UPDATE content_item SET author_id = $1 FROM moving WHERE content_item.id = moving.id`,
      [authorId, intoId, items],
    );
    return items.length - returned;
  }

  async find(authorId: number, manager: EntityManager): Promise<AuthorMerge | null> {
    return await manager.findOneBy(AuthorMerge, { authorId });
  }

  async insert(merge: Omit<AuthorMerge, 'author' | 'into' | 'account' | 'mergedAt'>, manager: EntityManager) {
    await manager.insert(AuthorMerge, merge);
  }

  async delete({ authorId }: AuthorMerge, manager: EntityManager): Promise<void> {
    await manager.delete(AuthorMerge, { authorId });
  }

  /** Takes the account from the author. Returns false if the author has another one, or none. */
  async takeAccount(id: number, accountId: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(
      Author,
      { id, accountId },
      { accountId: null, version: () => 'version + 1' },
    );
    return affected === 1;
  }
}
