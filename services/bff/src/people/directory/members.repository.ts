import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { anywhere, contains } from '../../platform/database/search-text.js';
import { CANDIDATES, GROUP_TABLES, type GroupKind, type MemberRole } from './directory.constants.js';
import { type MemberRow, type PersonDto } from './group-member.dto.js';

const PERSON = `account.id AS account, coalesce(nullif(account.name, ''), account.user_name) AS name,
                account.user_name AS "userName", account.avatar`;

/** Who can log in: applicants cannot yet, and who was removed cannot any more. */
const ACTIVE = 'account.enabled AND account.deleted_at IS NULL AND account.registration IS NULL';

/** Who takes part in projects and teams. */
@Injectable()
export class MembersRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** The leads, then the others, in the order of joining. Pictures are keys. */
  async list(kind: GroupKind, id: number): Promise<MemberRow[]> {
    const { members, key } = GROUP_TABLES[kind];
    return await this.manager.query(
      `SELECT ${PERSON}, member.role
         FROM ${members} AS member JOIN account ON account.id = member.account_id
        WHERE member.${key} = $1
        ORDER BY member.role = 'lead' DESC, member.joined_at, account.id`,
      [id],
    );
  }

  /** Active accounts that do not take part yet. Pictures are keys. */
  async candidates(kind: GroupKind, id: number, search = ''): Promise<PersonDto[]> {
    const { members, key } = GROUP_TABLES[kind];
    return await this.manager.query(
      `SELECT ${PERSON} FROM account
        WHERE ${ACTIVE} AND ${contains(`concat_ws(E'\\n', account.name, account.user_name)`, '$2')}
          AND NOT EXISTS (SELECT 1 FROM ${members} AS member
                           WHERE member.${key} = $1 AND member.account_id = account.id)
        ORDER BY 2, account.id LIMIT $3`,
      [id, anywhere(search), CANDIDATES],
    );
  }

  async isActive(accountId: number, manager: EntityManager): Promise<boolean> {
    const found: unknown[] = await manager.query(`SELECT 1 FROM account WHERE id = $1 AND ${ACTIVE}`, [
      accountId,
    ]);
    return found.length > 0;
  }

  /** What somebody is in it; null for those who do not take part. */
  async roleOf(
    kind: GroupKind,
    id: number,
    accountId: number,
    manager: EntityManager,
  ): Promise<MemberRole | null> {
    const { members, key } = GROUP_TABLES[kind];
    const [row]: { role: MemberRole }[] = await manager.query(
      `SELECT role FROM ${members} WHERE ${key} = $1 AND account_id = $2`,
      [id, accountId],
    );
    return row?.role ?? null;
  }

  /** In how many somebody takes part, closed ones too. */
  async countOf(kind: GroupKind, accountId: number, manager: EntityManager): Promise<number> {
    const [row]: [{ count: number }] = await manager.query(
      `SELECT count(*)::int AS count FROM ${GROUP_TABLES[kind].members} WHERE account_id = $1`,
      [accountId],
    );
    return row.count;
  }

  async save(
    kind: GroupKind,
    id: number,
    { account, role }: Pick<MemberRow, 'account' | 'role'>,
    manager: EntityManager,
  ): Promise<void> {
    const { members, key } = GROUP_TABLES[kind];
    await manager.query(
      `INSERT INTO ${members} (${key}, account_id, role) VALUES ($1, $2, $3)
       ON CONFLICT (${key}, account_id) DO UPDATE SET role = EXCLUDED.role`,
      [id, account, role],
    );
  }

  async remove(kind: GroupKind, id: number, accountId: number, manager: EntityManager): Promise<void> {
    const { members, key } = GROUP_TABLES[kind];
    await manager.query(`DELETE FROM ${members} WHERE ${key} = $1 AND account_id = $2`, [id, accountId]);
  }

  /** The names of accounts as they are now: those who were removed may have none. */
  async namesOf(accountIds: number[]): Promise<Map<number, string>> {
    const found: Pick<PersonDto, 'account' | 'name'>[] = await this.manager.query(
      `SELECT ${PERSON} FROM account WHERE id = ANY($1)`,
      [accountIds],
    );
    return new Map(found.map(({ account, name }) => [account, name]));
  }
}
