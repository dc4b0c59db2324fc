import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Account } from '../accounts/account.entity.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { type Grant } from '../../common/auth/grants.constants.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Origin } from '../../common/auth/origin.js';
import { AccessTokensService } from '../access-tokens/access-tokens.service.js';
import { Config } from '../../config/config.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { MaintenanceService } from '../../platform/maintenance/maintenance.service.js';
import { SessionCache } from './session-cache.js';
import { type Opening, SessionOpeningsService } from './session-openings.service.js';
import { type Session } from './session.entity.js';
import { type LoginDto, TokenDto } from './session.dto.js';
import { SESSION_CHANNEL } from '../../common/auth/session.constants.js';
import {
  ENDED_ELSEWHERE,
  type EndReason,
  REMEMBERED_SESSION_LIFETIME,
  SESSION_LIFETIME,
} from './sessions.constants.js';
import { type SessionState, SessionsRepository } from './sessions.repository.js';
import { SignInStepsService } from './sign-in-steps.service.js';
import { SignInThrottleService } from './sign-in-throttle.service.js';
import { TokensService } from './tokens.service.js';

@Injectable()
export class SessionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsRepository,
    private readonly accessTokens: AccessTokensService,
    private readonly cache: SessionCache,
    private readonly tokens: TokensService,
    private readonly throttle: SignInThrottleService,
    private readonly steps: SignInStepsService,
    private readonly openings: SessionOpeningsService,
    private readonly maintenance: MaintenanceService,
    private readonly notifications: NotificationsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * @throws AppError userNameEmpty, passwordEmpty, wrongCredentials, registrationWaiting, registrationRejected,
   *   secondFactorNeeded, tooManyRequests or maintenance.
   */
  async login({ username, password, remember = false }: LoginDto, origin: Origin): Promise<TokenDto> {
    if (username.trim() === '') throw new AppError('userNameEmpty');
    if (password === '') throw new AppError('passwordEmpty');
    const userName = username.trim();
    const account = await this.throttle.guard({ userName, address: origin.address }, () =>
      this.withPasswordOnly(userName, password, remember),
    );
    const token = await this.openFor(account, remember, origin);
    if (!token) throw new AppError('wrongCredentials');
    return token;
  }

  /** Inside the count of failures: a password that is not enough does not end the count. */
  private async withPasswordOnly(userName: string, password: string, remember: boolean): Promise<Account> {
    const account = await this.accounts.authenticate(userName, password);
    if (account.secondFactor)
      throw new AppError('secondFactorNeeded', {}, await this.steps.open(account, remember));
    return account;
  }

  /**
   * Opens a session for a person who has proved their identity.
   * @param isOwnDevice whether they have also proved that the device is theirs
   * @returns undefined if the password or the second factor of the account changed since it was read
   * @throws AppError maintenance
   */
  async openFor(
    account: Account,
    remember: boolean,
    origin: Origin,
    isOwnDevice = false,
  ): Promise<TokenDto | undefined> {
    await this.maintenance.admitRole(account.role);
    const id = randomUUID();
    const lifetime = remember ? REMEMBERED_SESSION_LIFETIME : SESSION_LIFETIME;
    const expiresAt = new Date(Temporal.Now.instant().add(lifetime).epochMilliseconds);
    const session = { id, accountId: account.id, expiresAt, isOwnDevice, ...origin };
    if (!(await this.open(session, account))) return undefined;
    return { token: await this.tokens.sign(id, account.id, expiresAt) };
  }

  /** Under the single-session policy it supersedes the others. Of sign-ins at the same time, the last one stays. */
  private async open(session: Opening, account: Account): Promise<boolean> {
    let ended: string[] = [];
    const isOpen = await this.manager.transaction(async (manager) => {
      if (this.config.singleSession) {
        await lockAccount(manager, session.accountId);
        ended = await this.sessions.endOthers(session.accountId, null, 'superseded', manager);
      }
      if (!(await this.sessions.insert(session, account, manager))) return false;
      await this.openings.tell(manager, session);
      return true;
    });
    await this.announceEnd(ended);
    return isOpen;
  }

  /** Whom {@link authenticate} would return, if that is known without a wait: token and session are in memory, and valid. */
  knownPrincipal(token: string): Principal | undefined {
    const id = this.tokens.knownSessionIdOf(token);
    const session = id === undefined ? undefined : this.cache.known(id);
    return session === undefined || endOf(session) ? undefined : principalOf(session);
  }

  /** @throws AppError tokenInvalid, sessionEndedElsewhere or sessionExpired. */
  async authenticate(token: string): Promise<Principal> {
    const session = await this.cache.get(await this.tokens.sessionIdOf(token));
    if (!session) throw new AppError('tokenInvalid');
    const end = endOf(session);
    if (end) throw end;
    return principalOf(session);
  }

  /** What became of sessions: the error that {@link authenticate} would throw, or what their accounts are given now. */
  async standingsOf(ids: string[]): Promise<Map<string, AppError | readonly Grant[]>> {
    const states = new Map((await this.sessions.states(ids)).map((session) => [session.id, session]));
    return new Map(
      ids.map((id) => {
        const session = states.get(id);
        return [id, session ? (endOf(session) ?? session.grants) : new AppError('tokenInvalid')];
      }),
    );
  }

  /** Ends the session of a token. Does nothing if the session has already ended or never existed. */
  async logout(token: string | undefined): Promise<void> {
    if (token === undefined) return;
    const principal = await this.authenticate(token).catch(noPrincipal);
    if (!principal) return;
    await this.sessions.end(principal.sessionId, 'logout');
    await this.announceEnd([principal.sessionId]);
  }

  /** Ends every session of an account, on every replica. */
  async endAllOf(accountId: number, reason: EndReason): Promise<void> {
    await this.announceEnd(await this.sessions.endAllOf(accountId, reason));
  }

  /** Ends one session of an account in the transaction of `manager`. Null if there is no valid one with this id. */
  async endOne(manager: EntityManager, accountId: number, id: string): Promise<Session | null> {
    const session = await this.sessions.endOne(accountId, id, 'revoked', manager);
    if (session) await this.notifications.notify(manager, SESSION_CHANNEL, id);
    return session;
  }

  /**
   * Ends the sessions of an account in the transaction of `manager`, except one. Every replica refuses them once it
   * commits. The personal access tokens, and logins that wait for the second factor, end too, unless the person kept a session,
   * or only sessions were to be revoked.
   * @returns how many sessions there were
   */
  async endOthers(
    manager: EntityManager,
    account: { accountId: number; keptSessionId: string | null },
    reason: EndReason,
  ): Promise<number> {
    const ids = await this.sessions.endOthers(account.accountId, account.keptSessionId, reason, manager);
    for (const id of ids) await this.notifications.notify(manager, SESSION_CHANNEL, id);
    if (account.keptSessionId === null && reason !== 'revoked') {
      await this.accessTokens.endAllOf(manager, account.accountId);
      await this.steps.endAllOf(account.accountId, manager);
    }
    return ids.length;
  }

  /** Every replica reads those of an account again, once `manager` commits. */
  async refreshAllOf(manager: EntityManager, accountId: number): Promise<void> {
    for (const id of await this.sessions.idsOf(accountId, manager))
      await this.notifications.notify(manager, SESSION_CHANNEL, id);
  }

  /** After a change of what is known of the account: every replica reads the session again. */
  async refresh(id: string): Promise<void> {
    await this.announceEnd([id]);
  }

  private async announceEnd(ids: string[]): Promise<void> {
    for (const id of ids) {
      this.cache.forget(id);
      await this.notifications.notify(this.manager, SESSION_CHANNEL, id);
    }
  }
}

/** Maps a rejection by {@link SessionsService.authenticate} to "not signed in". Other errors are rethrown. */
function noPrincipal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

function principalOf({ accountId, id, role, grants, hasSecondFactor }: SessionState): Principal {
  return { accountId, sessionId: id, role, grants, hasSecondFactor };
}

function endOf({ enabled, endReason, expiresAt }: SessionState): AppError | undefined {
  if (!enabled) return new AppError('tokenInvalid');
  if (endReason !== null)
    return new AppError(ENDED_ELSEWHERE.includes(endReason) ? 'sessionEndedElsewhere' : 'tokenInvalid');
  return expiresAt.getTime() <= Date.now() ? new AppError('sessionExpired') : undefined;
}
