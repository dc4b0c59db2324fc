import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { readPage } from '../../platform/database/read-page.js';
import { withPeople } from '../../platform/database/with-people.js';
import { type ItemContent } from './item-content.constants.js';
import { ContentRevision } from './content-revision.entity.js';

type Key = Pick<ContentRevision, 'itemId' | 'number'>;
type Written = Key & { content: ItemContent; editors: number[]; accountId: number };

@Injectable()
export class ContentRevisionsRepository {
  constructor(@InjectRepository(ContentRevision) private readonly revisions: Repository<ContentRevision>) {}

  /** Newest first. */
  async page(itemId: number, page: PageQuery): Promise<Page<ContentRevision>> {
    return await readPage(
      this.rows(this.revisions.manager)
        .where('revision.itemId = :itemId', { itemId })
        .orderBy('revision.number', 'DESC'),
      page,
    );
  }

  async find(
    { itemId, number }: Key,
    manager: EntityManager = this.revisions.manager,
  ): Promise<ContentRevision | null> {
    return await this.rows(manager)
      .where('revision.itemId = :itemId AND revision.number = :number', { itemId, number })
      .getOne();
  }

  async insert({ accountId, ...revision }: Written, manager: EntityManager): Promise<void> {
    await manager.insert(ContentRevision, { ...revision, createdBy: accountId, changedBy: accountId });
  }

  async write(
    { itemId, number, content, editors, accountId }: Written,
    manager: EntityManager,
  ): Promise<void> {
    const change = { content, editors, changedBy: accountId, changedAt: () => 'now()' };
    await manager.update(ContentRevision, { itemId, number }, change);
  }

  /** The first time counts. */
  async publish({ itemId, number }: Key, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE content_revision SET published_at = coalesce(published_at, now()) WHERE item_id = $1 AND number = $2`,
      [itemId, number],
    );
  }

  private rows(manager: EntityManager): SelectQueryBuilder<ContentRevision> {
    return withPeople(manager.createQueryBuilder(ContentRevision, 'revision'), 'changer');
  }

  /** The slug of an item, or the one that it would get if it went online with this title. */
  async slugFor(id: number, title: string): Promise<string> {
    const [{ slug }]: [{ slug: string }] = await this.revisions.query(
      'SELECT coalesce(slug, content_slug($2, id)) AS slug FROM content_item WHERE id = $1',
      [id, title],
    );
    return slug;
  }
}
