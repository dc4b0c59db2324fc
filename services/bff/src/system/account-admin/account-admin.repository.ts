import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import { rolesThatCan } from '../../common/auth/can.js';
import { type Page } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { ChatMessage } from '../../messages/chat/chat-message.entity.js';
import { Account } from '../../people/accounts/account.entity.js';
import { signInLocked } from '../../people/sessions/sessions.constants.js';
import { LIVE_GRANT } from '../../platform/database/live-grants.js';
import { TEXT_ORDER } from '../../platform/database/text-order.js';
import { anywhere, contains } from '../../platform/database/search-text.js';
import { type AccountSort } from './account-admin.constants.js';
import { type AccountQuery } from './account-admin.dto.js';
import { type AccountRow } from './account-row.js';

const SORTS: Record<AccountSort, string> = {
  userName: `account.user_name COLLATE "${TEXT_ORDER}"`,
  name: 'account.name',
  registeredTime: 'account.registrationDate',
};

const STATE = `
  CASE WHEN NOT account.enabled THEN 'disabled'
       WHEN ${signInLocked('account.user_name', ':failures')} THEN 'locked'
       WHEN account.password_hash = '' THEN 'invited'
       ELSE 'active' END`;

const VALID_SESSIONS = `
  (SELECT count(*)::int FROM session
    WHERE session.account_id = account.id AND session.ended_at IS NULL AND session.expires_at > now())`;

const GRANTS = `
  ARRAY(SELECT given.capability FROM capability_grant given
         WHERE given.account_id = account.id AND ${LIVE_GRANT} ORDER BY given.capability)`;

/** Applicants are account requests until somebody approves them. */
const KNOWN = 'account.deletedAt IS NULL AND account.registration IS NULL';

@Injectable()
export class AccountAdminRepository {
  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly config: Config,
  ) {}

  async page(query: AccountQuery): Promise<Page<AccountRow>> {
    const { search, role, state, sort, order, current, pageSize } = query;
    const rows = this.rows(this.accounts.manager);
    if (search) rows.andWhere(SEARCH, { search: anywhere(search) });
    if (role) rows.andWhere('account.role = :role', { role });
    if (state) rows.andWhere(`${STATE} = :state`, { state });
    const total = await rows.getCount();
    const direction = order === 'asc' ? 'ASC' : 'DESC';
    const list = await shown(rows)
      .orderBy(SORTS[sort], direction)
      .addOrderBy('account.id', direction)
      .offset((current - 1) * pageSize)
      .limit(pageSize)
      .getRawMany<AccountRow>();
    return { list, total };
  }

  async byId(id: number, manager: EntityManager = this.accounts.manager): Promise<AccountRow | undefined> {
    return await shown(this.rows(manager).andWhere('account.id = :id', { id })).getRawOne<AccountRow>();
  }

  async byUserName(userName: string): Promise<AccountRow | undefined> {
    const rows = this.rows(this.accounts.manager).andWhere('lower(account.userName) = lower(:userName)', {
      userName,
    });
    return await shown(rows).getRawOne<AccountRow>();
  }

  /** Whether somebody else can log in and give roles. */
  hasOtherAdministrator(id: number, manager: EntityManager): Promise<boolean> {
    const role = In(rolesThatCan('accounts.changeRole'));
    return manager.existsBy(Account, { id: Not(id), role, enabled: true, passwordHash: Not('') });
  }

  /** Which of these names and addresses somebody has, in lower case. A rejected applicant holds none. */
  async takenBy(
    people: readonly { userName?: string; email?: string }[],
    manager: EntityManager,
  ): Promise<Record<'userName' | 'email', Set<string>>> {
    const lower = (field: 'userName' | 'email') => people.flatMap((one) => one[field]?.toLowerCase() ?? []);
    const names: { found: string }[] = await manager.query(
      `SELECT lower(user_name) AS found FROM account
        WHERE lower(user_name) = ANY ($1) AND registration IS DISTINCT FROM 'rejected'`,
      [lower('userName')],
    );
    const addresses: { found: string }[] = await manager.query(
      `SELECT lower(confirmed_email) AS found FROM account
        WHERE confirmed_email <> '' AND lower(confirmed_email) = ANY ($1)`,
      [lower('email')],
    );
    return {
      userName: new Set(names.map(({ found }) => found)),
      email: new Set(addresses.map(({ found }) => found)),
    };
  }

  async change(id: number, change: Partial<Account>, manager: EntityManager): Promise<void> {
    await manager.update(Account, { id }, change);
  }

  /** Deletes what belongs to nobody but the account: what would go with its row. What the person wrote stays. */
  async removeBelongings(id: number, manager: EntityManager): Promise<void> {
    const owned: { name: string; column: string }[] = await manager.query(`
      SELECT conrelid::regclass::text AS name, quote_ident(attname) AS column
        FROM pg_constraint
        JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE confrelid = 'account'::regclass AND contype = 'f' AND confdeltype = 'c' AND conparentid = 0
       ORDER BY 1`);
    for (const { name, column } of owned)
      await manager.query(`DELETE FROM ${name} WHERE ${column} = $1`, [id]);
  }

  /** Empties the row of all that is about the person, who has this name from now on. */
  async erase(
    id: number,
    { userName, name }: Pick<Account, 'userName' | 'name'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE account
          SET deleted_at = now(), enabled = false, password_hash = '', second_factor = false, user_name = $2, name = $3,
              email = '', email_confirmed = false, confirmed_email = '', phone = '', introduction = '',
              job = '', job_name = '', organization = '', organization_name = '', location = '', location_name = '',
              country_region = '', area = '', address = '', personal_website = '', certified = false
        WHERE id = $1`,
      [id, userName, name],
    );
    await manager.update(ChatMessage, { authorId: id }, { username: name });
  }

  private rows(manager: EntityManager): SelectQueryBuilder<Account> {
    return manager
      .createQueryBuilder(Account, 'account')
      .where(KNOWN)
      .setParameter('failures', this.config.signInLimits.accountFailures);
  }
}

const SEARCH = contains(
  `concat_ws(E'\\n', account.user_name, account.name, account.email, account.confirmed_email)`,
  ':search',
);

function shown(rows: SelectQueryBuilder<Account>): SelectQueryBuilder<Account> {
  return rows
    .select('account.id', 'id')
    .addSelect('account.accountId', 'accountId')
    .addSelect('account.userName', 'userName')
    .addSelect('account.name', 'name')
    .addSelect('account.email', 'email')
    .addSelect('account.emailConfirmed', 'emailConfirmed')
    .addSelect('account.role', 'role')
    .addSelect(GRANTS, 'grants')
    .addSelect('account.secondFactor', 'secondFactor')
    .addSelect('account.version', 'version')
    .addSelect('account.registrationDate', 'registeredAt')
    .addSelect(STATE, 'state')
    .addSelect(VALID_SESSIONS, 'sessions')
    .addSelect('(SELECT max(last_seen_at) FROM session WHERE session.account_id = account.id)', 'lastSeenAt');
}
