import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { labelKeys } from '../../platform/database/label-keys.js';
import { Reads } from '../../platform/database/reads.js';
import { anywhere, contains } from '../../platform/database/search-text.js';
import { type AuthorContent, type AuthorRow, type KnownAuthor, type Named } from './author-row.js';
import { type AuthorQuery } from './author.dto.js';
import { Author } from './author.entity.js';
import { type AuthorSort, currentAuthor } from './authors.constants.js';

const MERGED = 'LEFT JOIN author_merge AS merge ON merge.author_id = author.id';
const STATE = `
  CASE WHEN merge.author_id IS NOT NULL THEN 'merged' WHEN author.removed_at IS NOT NULL THEN 'removed'
       ELSE 'active' END`;
const SORTS: Record<AuthorSort, string> = {
  name: 'author.name',
  items: 'coalesce(figures.items, 0)',
  clicks: 'coalesce(figures.clicks, 0)',
};

/** What names each of these authors. @param authors a condition on `author_id` */
function figuresOf(authors: string): string {
  return `
    SELECT named.author_id, named.items, coalesce(opened.clicks, 0)::float8 AS clicks
      FROM (SELECT author_id, count(*)::int AS items FROM content_item WHERE ${authors} GROUP BY author_id) named
      LEFT JOIN (
        SELECT author_id, sum(clicks) AS clicks
          FROM content_item JOIN content_month ON content_month.item_id = content_item.id
         WHERE ${authors} GROUP BY author_id
      ) opened ON opened.author_id = named.author_id`;
}

/** @param chosen a query for the ids of the authors */
function shown(chosen: string): string {
  return `
    WITH chosen AS MATERIALIZED (${chosen}),
         figures AS (${figuresOf('author_id IN (SELECT id FROM chosen)')})
    SELECT author.id, author.name, author.note, author.version, ${STATE} AS state, merge.merged_at AS "mergedAt",
           coalesce(author.external_id, '') AS "externalId",
           coalesce(figures.items, 0) AS items, coalesce(figures.clicks, 0) AS clicks,
           (SELECT json_build_object('id', account.id, 'name', account.name)
              FROM account WHERE account.id = author.account_id AND account.deleted_at IS NULL) AS account,
           (WITH RECURSIVE way (id) AS (
              SELECT merge.into_id WHERE merge.into_id IS NOT NULL
              UNION SELECT next.into_id FROM way JOIN author_merge AS next ON next.author_id = way.id
            )
            SELECT json_build_object('id', final.id, 'name', final.name)
              FROM way JOIN author AS final ON final.id = way.id
             WHERE NOT EXISTS (SELECT FROM author_merge WHERE author_id = way.id)) AS "mergedInto"
      FROM chosen JOIN author ON author.id = chosen.id
      ${MERGED}
      LEFT JOIN figures ON figures.author_id = author.id`;
}

@Injectable()
export class AuthorsRepository {
  constructor(
    @InjectRepository(Author) private readonly authors: Repository<Author>,
    private readonly reads: Reads,
  ) {}

  async page({ search, state, sort, order, current, pageSize }: AuthorQuery): Promise<Page<AuthorRow>> {
    const filter = [state, search === undefined ? null : anywhere(search)];
    const where = `
      WHERE ${STATE} = $1 AND ($2::text IS NULL OR ${contains(`concat_ws(E'\n', author.name, author.note)`, '$2')})`;
    // The figures of all authors are counted only where these are sorted by them.
    const figures =
      sort === 'name' ? '' : `LEFT JOIN (${figuresOf('true')}) figures ON figures.author_id = author.id`;
    const way = order === 'asc' ? 'ASC' : 'DESC';
    const inOrder = `ORDER BY ${SORTS[sort]} ${way}, author.id ${way}`;
    const chosen = `SELECT author.id FROM author ${MERGED} ${figures} ${where} ${inOrder} LIMIT $3 OFFSET $4`;
    const list = await this.reads.query<AuthorRow[]>(`${shown(chosen)} ${inOrder}`, [
      ...filter,
      pageSize,
      (current - 1) * pageSize,
    ]);
    const [{ total }] = await this.reads.query<[{ total: number }]>(
      `SELECT count(*)::int AS total FROM author ${MERGED} ${where}`,
      filter,
    );
    return { list, total };
  }

  async find(id: number, manager: EntityManager = this.authors.manager): Promise<AuthorRow | undefined> {
    const [author]: AuthorRow[] = await manager.query(shown('SELECT $1::int AS id'), [id]);
    return author;
  }

  /** Held until the transaction ends: nobody gives an item to the authors meanwhile. */
  async lock(ids: number[], manager: EntityManager): Promise<void> {
    await manager.query('SELECT FROM author WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE', [ids]);
  }

  /** They are neither merged nor removed until the transaction ends. */
  async share(ids: number[], manager: EntityManager): Promise<void> {
    await manager.query('SELECT FROM author WHERE id = ANY ($1::int[]) ORDER BY id FOR SHARE', [ids]);
  }

  /**
   * The author that has now what this one had, neither merged nor removed until the transaction ends.
   * @returns null if it was removed, or there never was one
   */
  async hold(id: number, manager: EntityManager): Promise<number | null> {
    const [locked]: { id: number }[] = await manager.query(
      `SELECT id FROM author WHERE id = ${currentAuthor('$1::int')} FOR SHARE`,
      [id],
    );
    if (!locked) return null;
    // Asked again: it may have been merged or removed while this waited for the lock.
    const [now]: { isMerged: boolean; isRemoved: boolean }[] = await manager.query(
      `SELECT EXISTS (SELECT FROM author_merge WHERE author_id = $1) AS "isMerged",
              removed_at IS NOT NULL AS "isRemoved"
         FROM author WHERE id = $1`,
      [locked.id],
    );
    if (now?.isMerged === true) return await this.hold(locked.id, manager);
    return now?.isRemoved === false ? locked.id : null;
  }

  /** The authors that another system calls so, and the active ones of these names in any spelling. */
  async known(
    externalIds: string[],
    names: string[],
    manager: EntityManager = this.authors.manager,
  ): Promise<KnownAuthor[]> {
    return await manager.query(
      `SELECT author.id, author.name, author.note, author.external_id AS "externalId", ${STATE} AS state,
              ${currentAuthor('author.id')} AS "currentId"
         FROM author ${MERGED}
        WHERE author.external_id = ANY ($1::text[])
           OR label_key(author.name) = ANY (${labelKeys('$2::text[]')}) AND ${STATE} = 'active'
        ORDER BY author.id`,
      [externalIds, names],
    );
  }

  async insert(content: AuthorContent & Partial<Author>, manager: EntityManager): Promise<number> {
    return (await manager.save(manager.create(Author, content))).id;
  }

  /** Changes these columns, and increments the version. */
  async change(
    id: number,
    change: Partial<AuthorContent & Pick<Author, 'removedAt' | 'externalId'>>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(Author, { id }, { ...change, version: () => 'version + 1' });
  }

  /** Whether somebody has the account. Applicants have none yet. */
  async hasAccount(id: number, manager: EntityManager): Promise<boolean> {
    const found: unknown[] = await manager.query(
      'SELECT 1 FROM account WHERE id = $1 AND deleted_at IS NULL AND registration IS NULL',
      [id],
    );
    return found.length > 0;
  }

  /** As others are shown it. Nobody changes it until the transaction ends. */
  async accountName(id: number, manager: EntityManager): Promise<string> {
    const [{ name }] = await manager.query<[{ name: string }]>(
      `SELECT coalesce(nullif(name, ''), user_name) AS name FROM account WHERE id = $1 FOR SHARE`,
      [id],
    );
    return name;
  }

  /** As others are shown it, unless an author is linked to the account. */
  async nameOfNew(
    accountId: number,
    manager: EntityManager = this.authors.manager,
  ): Promise<string | undefined> {
    const [found]: { name: string }[] = await manager.query(
      `SELECT coalesce(nullif(name, ''), user_name) AS name FROM account
        WHERE id = $1 AND NOT EXISTS (SELECT FROM author WHERE account_id = $1 AND removed_at IS NULL)`,
      [accountId],
    );
    return found?.name;
  }

  /** All to which the account is linked, until the transaction ends. */
  async lockOfAccount(accountId: number, manager: EntityManager): Promise<void> {
    await manager.query('SELECT FROM author WHERE account_id = $1 ORDER BY id FOR UPDATE', [accountId]);
  }

  /** The removed ones, too. */
  async allOfAccount(accountId: number, manager: EntityManager): Promise<Named[]> {
    return await manager.find(Author, {
      select: { id: true, name: true },
      where: { accountId },
      order: { id: 'ASC' },
    });
  }

  /** The author to which an account is linked. A removed author keeps its account for when it is restored. */
  async ofAccount(accountId: number, manager: EntityManager): Promise<Named | null> {
    return await manager.findOne(Author, {
      select: { id: true, name: true },
      where: { accountId, removedAt: IsNull() },
    });
  }
}
