import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { currentAuthor } from '../../content/authors/authors.constants.js';
import { ContentItem } from '../../content/content/content-item.entity.js';
import { type Conditions } from '../../platform/database/conditions.js';
import { Reads } from '../../platform/database/reads.js';
import { withPeople } from '../../platform/database/with-people.js';
import {
  type Approved,
  type ItemNames,
  type ItemReader,
  type ItemRow,
  type KnownItem,
  type Named,
  type QueueOfItem,
  type Returned,
} from './content-item-row.js';
import { type ContentItemFilter, type ContentItemQuery } from './content-item-query.dto.js';
import { CONTENT_ITEM_FIELDS } from './content-item-fields.constants.js';
import { LISTED_FIELDS } from './item-content.constants.js';
import { conditionsBesideText, conditionsOf, orderBy, seenItems, withRareText } from './seen-items.js';

/** A text that many rows have fills a page from the first ones in the order: the others are only counted, not sorted. */
const LOOKED_AT_FIRST = 1_000;
const MOST_AMONG_FIRST = LOOKED_AT_FIRST / 2;
/** A text that more of these have is found sooner by reading all rows than by an index. */
const RARE_AMONG_FIRST = LOOKED_AT_FIRST / 3;

type CountedRow = ItemRow & { counted: number | null };

const COUNTED = 'count(*) OVER ()::int';

/** SQL for what a revision says in a list. */
const LISTED = LISTED_FIELDS.map((field) => `seen.${CONTENT_ITEM_FIELDS[field].column} AS "${field}"`).join(
  ', ',
);

/** SQL for an item as an import finds it. Its author is the one after all merges. */
const KNOWN = `
              item.id, coalesce(item.external_id, '') AS "externalId", item.kind, item.state, item.online, item.version,
              item.owner_id AS "ownerId", item.working, item.published, item.editors,
              revision.content || jsonb_build_object(
                'authorId', ${currentAuthor(`(revision.content ->> 'authorId')::int`)}) AS content
         FROM content_item item
         JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.working`;

@Injectable()
export class ContentItemsRepository {
  constructor(
    @InjectRepository(ContentItem) private readonly items: Repository<ContentItem>,
    private readonly reads: Reads,
  ) {}

  async page(query: ContentItemQuery, reader: ItemReader): Promise<Page<ItemRow>> {
    const { sort, order, pageSize, current, search, label } = query;
    let rows = conditionsOf(query, reader);
    const seen = seenItems(reader);
    if (search && pageSize * current <= MOST_AMONG_FIRST) {
      const others = conditionsBesideText(query, reader);
      const first = `(SELECT * FROM ${seen} WHERE ${others.sql} ORDER BY ${orderBy(sort, order)} LIMIT ${LOOKED_AT_FIRST})`;
      const list = await this.listed(`${first} AS seen WHERE ${rows.sql}`, query, rows, COUNTED);
      if ((list[0]?.counted ?? 0) <= RARE_AMONG_FIRST) rows = withRareText(others, search);
      if (list.length === pageSize) return { list: list.map(shown), total: await this.countOf(rows, reader) };
    }
    if (!search && !label) {
      const [list, total] = await Promise.all([
        this.listed(`${seen} WHERE ${rows.sql}`, query, rows),
        this.count(query, reader),
      ]);
      return { list: list.map(shown), total };
    }
    // Nobody knows how far apart the rows with a text or a label are in the order, so all of them are found and sorted, and counted
    // on the way.
    const all = `(SELECT * FROM ${seen} WHERE ${rows.sql} OFFSET 0) AS found`;
    const list = await this.listed(all, query, rows, COUNTED);
    const onFirstPage = current === 1 ? 0 : undefined;
    const total = list[0]?.counted ?? onFirstPage ?? (await this.countOf(rows, reader));
    return { list: list.map(shown), total };
  }

  /** A page of these rows. */
  private async listed(
    found: string,
    { sort, order, pageSize, current }: ContentItemQuery,
    { values }: Conditions,
    counted = 'NULL::int',
  ): Promise<CountedRow[]> {
    const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`];
    return await this.reads.query(
      `SELECT item.id, item.kind, item.orientation, ${LISTED}, seen.labels, seen.cover, seen.cover_text AS "coverText",
              chosen.state, item.online, item.online_from AS "onlineFrom", item.online_until AS "onlineUntil",
              item.updated_at AS "updatedAt", item.version, (item.owner_id = $1::int) IS TRUE AS own,
              (SELECT json_build_object('id', author.id, 'name', author.name)
                 FROM author WHERE author.id = ${currentAuthor('seen.author_id')}) AS author,
              (SELECT json_build_object('name', coalesce(nullif(account.name, ''), account.user_name))
                 FROM account WHERE account.id = item.owner_id) AS owner,
              chosen.counted
         FROM (SELECT *, row_number() OVER () AS place
                 FROM (SELECT id, newest, state, ${counted} AS counted FROM ${found}
                        ORDER BY ${orderBy(sort, order)} LIMIT ${limit} OFFSET ${offset}) AS page) AS chosen
         JOIN content_listing seen ON seen.item_id = chosen.id AND seen.newest = chosen.newest
         JOIN content_item item ON item.id = chosen.id
        ORDER BY chosen.place`,
      [...values, pageSize, (current - 1) * pageSize],
    );
  }

  async count(filter: ContentItemFilter, reader: ItemReader): Promise<number> {
    return await this.countOf(conditionsOf(filter, reader), reader);
  }

  private async countOf(rows: Conditions, reader: ItemReader): Promise<number> {
    const [{ total }] = await this.reads.query<[{ total: number }]>(
      `SELECT count(*)::int AS total FROM ${seenItems(reader)} WHERE ${rows.sql}`,
      rows.values,
    );
    return total;
  }

  async matching(
    filter: ContentItemFilter,
    reader: ItemReader,
    limit: number,
    manager: EntityManager,
  ): Promise<number[]> {
    const rows = conditionsOf(filter, reader);
    const found: { id: number }[] = await manager.query(
      `SELECT id FROM ${seenItems(reader)} WHERE ${rows.sql} ORDER BY id LIMIT $${rows.values.length + 1}`,
      [...rows.values, limit],
    );
    return found.map(({ id }) => id);
  }

  /** With the public fields of the persons. */
  async find(id: number, manager: EntityManager = this.items.manager): Promise<ContentItem | null> {
    return await this.rows(manager).where('item.id = :id', { id }).getOne();
  }

  async those(ids: number[], manager: EntityManager = this.items.manager): Promise<ContentItem[]> {
    return await this.rows(manager).where('item.id IN (:...ids)', { ids }).getMany();
  }

  /** Where it waits for its inspection. */
  async queueOf(id: number, manager: EntityManager = this.items.manager): Promise<QueueOfItem | null> {
    const [queue]: QueueOfItem[] = await manager.query(
      `SELECT queue.id, queue.name, queue.title
         FROM quality_queue_item entry JOIN quality_queue queue ON queue.id = entry.queue_id
        WHERE entry.content_item_id = $1 ORDER BY entry.id DESC LIMIT 1`,
      [id],
    );
    return queue ?? null;
  }

  /** Those that wait for a decision; the first comes first. */
  async inspecting(limit?: number): Promise<ContentItem[]> {
    return await this.rows(this.items.manager)
      .where(`item.state = 'inspecting'`)
      .orderBy('item.submittedAt')
      .addOrderBy('item.id')
      .limit(limit)
      .getMany();
  }

  /** To whoever submitted them; the first comes first. */
  async returnedTo(accountId: number, limit: number): Promise<Returned[]> {
    return await this.items.query(
      `SELECT item.id, revision.content ->> 'title' AS title, item.decided_at AS "decidedAt"
         FROM content_item item
         JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.working
        WHERE item.submitted_by = $1 AND item.state = 'rejected' ORDER BY item.decided_at, item.id LIMIT $2`,
      [accountId, limit],
    );
  }

  async approved(): Promise<Approved | undefined> {
    const [approved] = await this.items.query<Approved[]>(
      `SELECT (SELECT count(*)::int FROM content_item WHERE state = 'approved') AS count,
              revision.content ->> 'title' AS title, item.decided_at AS since
         FROM content_item item
         JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.working
        WHERE item.state = 'approved' ORDER BY item.decided_at, item.id LIMIT 1`,
    );
    return approved;
  }

  /** Held until the transaction ends. Lock the author before, where the item gets one. */
  async hold(id: number, manager: EntityManager): Promise<void> {
    await manager.query('SELECT FROM content_item WHERE id = $1 FOR UPDATE', [id]);
  }

  /** In the order of their keys, before any is changed: a change of an item locks the sets that hold it. */
  async holdAll(ids: number[], manager: EntityManager): Promise<void> {
    await manager.query('SELECT FROM content_item WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE', [ids]);
  }

  async lock(id: number, manager: EntityManager): Promise<ContentItem | null> {
    await this.hold(id, manager);
    return await this.find(id, manager);
  }

  async insert(item: Partial<ContentItem>, manager: EntityManager): Promise<number> {
    return (await manager.save(manager.create(ContentItem, item))).id;
  }

  /** The time is that of the transaction. */
  async change(
    { id, version }: Pick<ContentItem, 'id' | 'version'>,
    change: Partial<ContentItem>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(ContentItem, { id }, { ...change, version: version + 1, updatedAt: () => 'now()' });
  }

  /** Without a step: the columns alone. */
  async write(id: number, columns: Partial<ContentItem>, manager: EntityManager): Promise<void> {
    await manager.update(ContentItem, { id }, columns);
  }

  async withExternalId(externalId: string, id: number, manager: EntityManager): Promise<ContentItem | null> {
    return await manager.findOne(ContentItem, {
      select: { id: true, title: true },
      where: { externalId, id: Not(id), state: Not('removed') },
    });
  }

  /** Of several that another system calls so, the one that is not in the bin. */
  async known(externalIds: string[], manager: EntityManager = this.items.manager): Promise<KnownItem[]> {
    return await manager.query(
      `SELECT DISTINCT ON (item.external_id) ${KNOWN}
        WHERE item.external_id = ANY ($1::text[])
        ORDER BY item.external_id, item.state = 'removed', item.id DESC`,
      [externalIds],
    );
  }

  async knownByIds(ids: number[], manager: EntityManager = this.items.manager): Promise<KnownItem[]> {
    return await manager.query(`SELECT ${KNOWN} WHERE item.id = ANY ($1::int[])`, [ids]);
  }

  /** Those of these keys, and those that another system calls so, until the transaction ends. Lock the authors before. */
  async lockKnown({ ids, externalIds }: ItemNames, manager: EntityManager): Promise<void> {
    await manager.query(
      `SELECT FROM content_item WHERE id = ANY ($1::int[]) OR external_id = ANY ($2::text[]) ORDER BY id FOR UPDATE`,
      [ids, externalIds],
    );
  }

  /** Whom the newest revisions of these name, after all merges. */
  async authorsOf(ids: number[], manager: EntityManager): Promise<number[]> {
    const found: { id: number }[] = await manager.query(
      `SELECT DISTINCT ${currentAuthor(`(revision.content ->> 'authorId')::int`)} AS id
         FROM content_item item
         JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.working
        WHERE item.id = ANY ($1::int[])`,
      [ids],
    );
    return found.map(({ id }) => id);
  }

  /** Whom these revisions name, after all merges. */
  async authorsOfRevisions(
    revisions: { id: number; number: number }[],
    manager: EntityManager,
  ): Promise<number[]> {
    const found: { id: number }[] = await manager.query(
      `SELECT DISTINCT ${currentAuthor(`(revision.content ->> 'authorId')::int`)} AS id
         FROM content_revision revision
         JOIN unnest($1::int[], $2::int[]) AS named (item_id, number) USING (item_id, number)`,
      [revisions.map(({ id }) => id), revisions.map(({ number }) => number)],
    );
    return found.map(({ id }) => id);
  }

  /** With its name; where it was merged, the author that has its items now. */
  async author(id: number, manager: EntityManager = this.items.manager): Promise<Named> {
    const [author]: Named[] = await manager.query(
      `SELECT id, name FROM author WHERE id = ${currentAuthor('$1::int')}`,
      [id],
    );
    if (!author) throw new Error(`There is no author ${id}.`);
    return author;
  }

  private rows(manager: EntityManager): SelectQueryBuilder<ContentItem> {
    const rows = manager.createQueryBuilder(ContentItem, 'item');
    return withPeople(rows, 'owner', 'submitter', 'decider');
  }
}

function shown({ counted: _counted, ...item }: CountedRow): ItemRow {
  return item;
}
