import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { anywhere, contains } from '../../platform/database/search-text.js';
import { GROUP_TABLES, type GroupKind, type GroupState } from './directory.constants.js';
import { type GroupQuery } from './group.dto.js';
import { type GroupContent, type GroupRow } from './group-row.js';

/** Who asks: they see what they take part in, or everything. */
export interface Reader {
  accountId: number;
  seesAll: boolean;
}

/** What the two tables have beside the columns that both have. */
const OWN_COLUMNS: Readonly<Record<GroupKind, string>> = {
  projects: `team.id AS "teamId", team.name AS "teamName", 0 AS "projectNumber"`,
  teams: `NULL::int AS "teamId", NULL AS "teamName",
          (SELECT count(*)::int FROM project WHERE project.team_id = groups.id) AS "projectNumber"`,
};

/** $1 is the account of the reader, $2 whether they see everything. */
function visible(kind: GroupKind): string {
  const { table, members, key } = GROUP_TABLES[kind];
  return `FROM ${table} AS groups
          LEFT JOIN ${members} AS mine ON mine.${key} = groups.id AND mine.account_id = $1
          ${kind === 'projects' ? 'LEFT JOIN team ON team.id = groups.team_id' : ''}
         WHERE ($2 OR mine.account_id IS NOT NULL)`;
}

function columns(kind: GroupKind): string {
  const { members, key } = GROUP_TABLES[kind];
  return `groups.id, groups.name, groups.description, groups.state, groups.version,
          groups.created_at AS "createdAt", mine.role AS "ownRole",
          (SELECT count(*)::int FROM ${members} AS member WHERE member.${key} = groups.id) AS "peopleNumber",
          ${OWN_COLUMNS[kind]}`;
}

/** Projects and teams, which differ in their tables. */
@Injectable()
export class DirectoryRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** Newest first. */
  async page(kind: GroupKind, reader: Reader, query: GroupQuery): Promise<Page<GroupRow>> {
    const { search, state, ownRole, current, pageSize } = query;
    const found = `${visible(kind)}
      AND ($3::text IS NULL OR ${contains(`concat_ws(E'\\n', groups.name, groups.description)`, '$3')})
      AND ($4::text IS NULL OR groups.state = $4)
      AND ($5::text IS NULL OR mine.role = $5)`;
    const pattern = search === undefined ? null : anywhere(search);
    const conditions = [reader.accountId, reader.seesAll, pattern, state ?? null, ownRole ?? null];
    const list: GroupRow[] = await this.manager.query(
      `SELECT ${columns(kind)} ${found} ORDER BY groups.created_at DESC, groups.id DESC LIMIT $6 OFFSET $7`,
      [...conditions, pageSize, (current - 1) * pageSize],
    );
    const [counted]: [{ total: number }] = await this.manager.query(
      `SELECT count(*)::int AS total ${found}`,
      conditions,
    );
    return { list, total: counted.total };
  }

  /** @returns undefined also if the reader does not see it */
  async find(
    kind: GroupKind,
    id: number,
    { accountId, seesAll }: Reader,
    manager: EntityManager = this.manager,
  ): Promise<GroupRow | undefined> {
    const [row]: GroupRow[] = await manager.query(
      `SELECT ${columns(kind)} ${visible(kind)} AND groups.id = $3`,
      [accountId, seesAll, id],
    );
    return row;
  }

  /** All of this name in any spelling, for somebody who sees everything. */
  async named(kind: GroupKind, name: string, accountId: number, manager: EntityManager): Promise<GroupRow[]> {
    return await manager.query(
      `SELECT ${columns(kind)} ${visible(kind)} AND label_key(groups.name) = label_key($3)
        ORDER BY groups.id FOR UPDATE OF groups`,
      [accountId, true, name],
    );
  }

  /** Lets changes of one happen one after the other. */
  async lock(kind: GroupKind, id: number, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT 1 FROM ${GROUP_TABLES[kind].table} WHERE id = $1 FOR UPDATE`, [id]);
  }

  async insert(kind: GroupKind, content: GroupContent, manager: EntityManager): Promise<number> {
    const { names, values } = written(kind, content);
    const marks = values.map((_, index) => `$${index + 1}`);
    const [row]: [{ id: number }] = await manager.query(
      `INSERT INTO ${GROUP_TABLES[kind].table} (${names.join(', ')}) VALUES (${marks.join(', ')}) RETURNING id`,
      values,
    );
    return row.id;
  }

  async edit(kind: GroupKind, id: number, content: GroupContent, manager: EntityManager): Promise<void> {
    const { names, values } = written(kind, content);
    const sets = names.map((name, index) => `${name} = $${index + 2}`);
    await manager.query(
      `UPDATE ${GROUP_TABLES[kind].table} SET ${sets.join(', ')}, version = version + 1 WHERE id = $1`,
      [id, ...values],
    );
  }

  async move(kind: GroupKind, id: number, state: GroupState, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE ${GROUP_TABLES[kind].table} SET state = $2, version = version + 1 WHERE id = $1`,
      [id, state],
    );
  }

  async remove(kind: GroupKind, id: number, manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM ${GROUP_TABLES[kind].table} WHERE id = $1`, [id]);
  }

  /** Keeps an open team that the reader sees as it is until the transaction ends. */
  async holdTeam(id: number, reader: Reader, manager: EntityManager): Promise<boolean> {
    await manager.query('SELECT 1 FROM team WHERE id = $1 FOR SHARE', [id]);
    return (await this.find('teams', id, reader, manager))?.state === 'open';
  }
}

function written(
  kind: GroupKind,
  { name, description, teamId }: GroupContent,
): { names: string[]; values: unknown[] } {
  return kind === 'projects'
    ? { names: ['name', 'description', 'team_id'], values: [name, description, teamId] }
    : { names: ['name', 'description'], values: [name, description] };
}
