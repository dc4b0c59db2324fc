import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { roleCan } from '../../common/auth/can.js';
import { GRANTABLE } from '../../common/auth/grants.constants.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { shownName } from '../../common/text/shown-name.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { Config } from '../../config/config.js';
import { AccountNamesService } from '../../people/accounts/account-names.service.js';
import { ACCOUNTS_CHANGED } from '../../people/accounts/accounts-changed.event.js';
import { EntitlementsService } from '../../people/accounts/entitlements.service.js';
import { GrantsService } from '../../people/grants/grants.service.js';
import { AvatarsService } from '../../people/accounts/avatars.service.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { SignInThrottleService } from '../../people/sessions/sign-in-throttle.service.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { DownloadLinksService } from '../../platform/downloads/download-links.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { type RecordVersionDto } from '../../review/reviews/reviewed.dto.js';
import { PasswordLinksService } from '../../security/password-links/password-links.service.js';
import { SecondFactorsService } from '../../security/second-factors/second-factors.service.js';
import { ACCOUNT_STEPS, ACCOUNTS_LOCK, type AccountAction } from './account-admin.constants.js';
import {
  AccountDto,
  type AccountQuery,
  type ChangeAccountRoleDto,
  type RemoveAccountDto,
} from './account-admin.dto.js';
import { AccountAdminRepository } from './account-admin.repository.js';
import { type AccountRow } from './account-row.js';

/** What the audit log keeps of a change: no name and no address, which removing an account has to erase. */
interface Recorded {
  before: object;
  after: object;
}

/** What decides on the rights of an account. */
export type Standing = Pick<AccountRow, 'grants' | 'role' | 'state'>;

/** An account, and who changes the version of it that they read. */
export interface Move extends RecordVersionDto {
  id: number;
  actor: SignedInActor;
}

/** Shows the accounts to administrators, who change and remove them. */
@Injectable()
export class AccountAdminService {
  constructor(
    private readonly accounts: AccountAdminRepository,
    private readonly entitlements: EntitlementsService,
    private readonly grants: GrantsService,
    private readonly names: AccountNamesService,
    private readonly sessions: SessionsService,
    private readonly throttle: SignInThrottleService,
    private readonly avatars: AvatarsService,
    private readonly factors: SecondFactorsService,
    private readonly links: PasswordLinksService,
    private readonly downloads: DownloadLinksService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(query: AccountQuery, principal: Principal): Promise<Page<AccountDto>> {
    const { list, total } = await this.accounts.page(query);
    return { list: list.map((row) => this.shown(row, principal)), total };
  }

  /** @throws AppError notFound */
  async get(id: number, principal: Principal): Promise<AccountDto> {
    return this.shown(await this.find(id), principal);
  }

  /** Undefined if nobody has the user name. */
  async standingOf(userName: string): Promise<Standing | undefined> {
    return await this.accounts.byUserName(userName);
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    await this.find(id);
    return await this.audit.history('account', id, query, principal);
  }

  /** @throws AppError notFound, conflict, ownAccount, lastAdministrator */
  async changeRole({ role, reason, ...move }: Move & ChangeAccountRoleDto): Promise<AccountDto> {
    return await this.change('changeRole', move, async (account, manager) => {
      const becomesAdministrator = roleCan(role, 'accounts.changeRole');
      if (!becomesAdministrator) await this.keepAdministrator(account, manager);
      await this.entitlements.lose(account, manager);
      await this.accounts.change(account.id, { role }, manager);
      await this.grants.endAllOf(account.id, move.actor.accountId, manager);
      if (becomesAdministrator) await this.entitlements.give(account.id, move.actor.accountId, manager);
      await this.shut(account, manager);
      return { before: { role: account.role }, after: { role, reason } };
    });
  }

  /** @throws AppError notFound, conflict, ownAccount, lastAdministrator */
  async disable({ reason, ...move }: Move & { reason: string }): Promise<AccountDto> {
    return await this.change('disable', move, async (account, manager) => {
      await this.keepAdministrator(account, manager);
      await this.entitlements.lose(account, manager);
      await this.accounts.change(account.id, { enabled: false }, manager);
      await this.grants.endAllOf(account.id, move.actor.accountId, manager);
      await this.shut(account, manager);
      return { before: { enabled: true }, after: { enabled: false, reason } };
    });
  }

  /** @throws AppError notFound, conflict, ownAccount */
  async enable(move: Move): Promise<AccountDto> {
    return await this.change('enable', move, async (account, manager) => {
      // Nothing that was opened before works again.
      await this.shut(account, manager);
      await this.accounts.change(account.id, { enabled: true }, manager);
      await this.entitlements.give(account.id, move.actor.accountId, manager);
      return { before: { enabled: false }, after: { enabled: true } };
    });
  }

  /** @throws AppError notFound, conflict, ownAccount */
  async endAllSessions(move: Move): Promise<AccountDto> {
    return await this.change('endSessions', move, async (account, manager) => {
      const sessions = await this.endSessions(account, manager, 'revoked');
      return { before: { sessions }, after: { sessions: 0 } };
    });
  }

  /** @throws AppError notFound, conflict, ownAccount */
  async unlock(move: Move): Promise<AccountDto> {
    return await this.change('unlock', move, async ({ userName }, manager) => {
      await this.throttle.unlock(userName, manager);
      return { before: { locked: true }, after: { locked: false } };
    });
  }

  /** @throws AppError notFound, conflict, ownAccount */
  async resetSecondFactor({ reason, ...move }: Move & { reason: string }): Promise<AccountDto> {
    return await this.change('resetSecondFactor', move, async (account, manager) => {
      await this.factors.reset(manager, move.actor, account.id);
      await this.endSessions(account, manager, 'accountChanged');
      return { before: { secondFactor: true }, after: { secondFactor: false, reason } };
    });
  }

  /**
   * The row stays, because what the person wrote refers to it; nobody can sign in with it, and its user name is free.
   * @throws AppError notFound, conflict, ownAccount, lastAdministrator
   */
  async remove({ reason, keepsName, ...move }: Move & RemoveAccountDto): Promise<void> {
    await this.transact('remove', move, async (account, manager) => {
      const { id } = account;
      await this.keepAdministrator(account, manager);
      await this.entitlements.lose(account, manager);
      await this.grants.endAllOf(id, move.actor.accountId, manager);
      await this.names.hold(id, manager);
      await this.endSessions(account, manager, 'accountChanged');
      await this.accounts.removeBelongings(id, manager);
      await this.avatars.removeWithAccount(id, manager);
      // No person can have it: it does not begin with a letter or digit.
      const number = `#${account.accountId}`;
      const before = shownName(account);
      const after = keepsName ? before : number;
      await this.accounts.erase(id, { userName: number, name: after }, manager);
      await this.names.rename({ accountId: id, before, after, erases: !keepsName }, move.actor, manager);
      return { before: { role: account.role, state: account.state }, after: { keepsName, reason } };
    });
  }

  /**
   * Makes a change in a transaction, one account at a time, and records it.
   * @throws AppError notFound, conflict, ownAccount, and what `apply` throws
   */
  async transact(
    action: AccountAction,
    { id, version, actor }: Move,
    apply: (account: AccountRow, manager: EntityManager) => Promise<Recorded>,
  ): Promise<void> {
    await this.manager.transaction(async (manager) => {
      await inTurn(manager, ACCOUNTS_LOCK);
      const account = await this.find(id, manager);
      if (id === actor.accountId) throw new AppError('ownAccount');
      const { state, version: current } = account;
      if (version !== current || !fits(account, action))
        throw new AppError('conflict', {}, { state, version: current });
      const recorded = await apply(account, manager);
      await this.accounts.change(id, { version: version + 1 }, manager);
      await this.audit.record(manager, actor, { entity: 'account', action }, { entityId: id, ...recorded });
      await this.events.publish(manager, ACCOUNTS_CHANGED, {}, { id, action });
    });
  }

  private async change(
    action: AccountAction,
    move: Move,
    apply: (account: AccountRow, manager: EntityManager) => Promise<Recorded>,
  ): Promise<AccountDto> {
    await this.transact(action, move, apply);
    return await this.get(move.id, move.actor);
  }

  /** Nothing with which the account was opened, or could have been, works any more. */
  private async shut(account: AccountRow, manager: EntityManager): Promise<void> {
    await this.endSessions(account, manager, 'accountChanged');
    await this.links.removeOf(account.id, manager);
    await this.downloads.endAllOf(account.id, manager);
  }

  /** On every replica, and with them the streams. */
  private endSessions(
    { id }: AccountRow,
    manager: EntityManager,
    reason: 'accountChanged' | 'revoked',
  ): Promise<number> {
    return this.sessions.endOthers(manager, { accountId: id, keptSessionId: null }, reason);
  }

  /** Two administrators may remove each other at the same time: the second one is refused. */
  private async keepAdministrator(account: AccountRow, manager: EntityManager): Promise<void> {
    if (!roleCan(account.role, 'accounts.changeRole')) return;
    if (!(await this.accounts.hasOtherAdministrator(account.id, manager)))
      throw new AppError('lastAdministrator');
  }

  private async find(id: number, manager?: EntityManager): Promise<AccountRow> {
    const account = await this.accounts.byId(id, manager);
    if (!account) throw new AppError('notFound');
    return account;
  }

  private shown(row: AccountRow, principal: Principal): AccountDto {
    const isOwn = row.id === principal.accountId;
    const legal = isOwn ? [] : legalActions(ACCOUNT_STEPS, row.state, principal);
    const actions = legal.filter((action) => fits(row, action));
    return AccountDto.from(row, actions, this.config.timeZone);
  }
}

/** Whether the account is as the action needs it. */
function fits({ state, role, grants, secondFactor }: AccountRow, action: AccountAction): boolean {
  if (!ACCOUNT_STEPS[action].from.includes(state)) return false;
  if (action === 'giveGrant') return GRANTABLE.some((capability) => !roleCan(role, capability));
  if (action === 'endGrant') return grants.length > 0;
  return action !== 'resetSecondFactor' || secondFactor;
}
