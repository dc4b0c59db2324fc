import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager } from 'typeorm';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type PageQuery } from '../../common/paging/page.dto.js';
import { networkOf } from '../../common/http/network.js';
import { Config } from '../../config/config.js';
import { type Counter, counterIn, countIn } from '../../platform/database/counter.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { SESSION_CACHE, SESSION_CHANNEL, SIGN_IN_FAILURES } from '../../common/auth/session.constants.js';
import { type AccessToken } from './access-token.entity.js';
import { MAX_TOKENS, type TokenDays } from './access-tokens.constants.js';
import { type AccessTokenState, AccessTokensRepository } from './access-tokens.repository.js';
import { hashOfToken, newToken } from './token-text.js';

export interface NewAccessToken extends Pick<AccessToken, 'accountId' | 'name' | 'scopes'> {
  days: TokenDays;
}

interface Found {
  /** Undefined if there is no such token. */
  state: AccessTokenState | undefined;
}

/** Recognises personal access tokens, and ends them. They are remembered for as long as sessions, by their hashes. */
@Injectable()
export class AccessTokensService {
  private readonly states = new LRUCache<string, Found>({
    max: SESSION_CACHE.maxEntries,
    ttl: SESSION_CACHE.maxAgeSeconds * 1_000,
    // A token that ends meanwhile must not fail the lookups of others, of which the cache would reject an empty one.
    fetchMethod: async (hash) => ({ state: await this.tokens.state(hash) }),
    ignoreFetchAbort: true,
  });
  private readonly guesses: Counter;

  constructor(
    private readonly tokens: AccessTokensRepository,
    private readonly notifications: NotificationsService,
    @InjectDataSource() dataSource: DataSource,
    { signInLimits }: Config,
  ) {
    this.guesses = counterIn(dataSource, {
      table: SIGN_IN_FAILURES.table,
      prefix: SIGN_IN_FAILURES.token,
      policy: 'unknown-tokens',
      hidesRoom: true,
      points: signInLimits.addressFailures,
      windowSeconds: signInLimits.windowSeconds,
      removesExpired: false,
    });
    // All of them, because the id of one that is being looked up is not known yet.
    notifications.on(SESSION_CHANNEL, () => {
      this.states.clear();
    });
  }

  /** Whom {@link authenticate} would return, if that is known without a wait. */
  knownPrincipal(text: string): Principal | undefined {
    const hash = hashOfToken(text);
    const state = hash === undefined ? undefined : this.states.get(hash)?.state;
    return state === undefined || endOf(state) ? undefined : principalOf(state);
  }

  /**
   * A wrong checksum needs no look-up. Unknown tokens count against the address; known ones never do, so that nobody is
   * locked out by a neighbour.
   * @throws AppError tokenInvalid, sessionExpired or tooManyRequests
   */
  async authenticate(text: string, address: string): Promise<Principal> {
    const hash = hashOfToken(text);
    if (hash === undefined) throw new AppError('tokenInvalid');
    const state = (await this.states.fetch(hash))?.state;
    if (!state) {
      await countIn(this.guesses, networkOf(address));
      throw new AppError('tokenInvalid');
    }
    const end = endOf(state);
    if (end) throw end;
    return principalOf(state);
  }

  page(accountId: number, query: PageQuery): Promise<[AccessToken[], number]> {
    return this.tokens.page(accountId, query);
  }

  /**
   * The account has to be locked, so that calls at the same time do not all find room.
   * @returns the id of the token, and the token itself, which is not stored
   * @throws AppError tooManyTokens
   */
  async create(manager: EntityManager, wanted: NewAccessToken): Promise<{ id: string; token: string }> {
    const { accountId, name, scopes, days } = wanted;
    if ((await this.tokens.count(accountId, manager)) >= MAX_TOKENS)
      throw new AppError('tooManyTokens', { max: MAX_TOKENS });
    const id = randomUUID();
    const { token, hash } = newToken();
    const expiresAt = new Date(Temporal.Now.instant().add({ hours: days * 24 }).epochMilliseconds);
    await this.tokens.insert({ id, accountId, name, hash, scopes, expiresAt }, manager);
    return { id, token };
  }

  /** Null if there is none, or it is not the account's. Every replica refuses it once `manager` commits. */
  async end(manager: EntityManager, id: string, accountId: number | null): Promise<AccessToken | null> {
    const token = await this.tokens.remove(id, accountId, manager);
    if (token) await this.notifications.notify(manager, SESSION_CHANNEL, id);
    return token;
  }

  /** Ends those of an account. Every replica refuses them once `manager` commits. */
  async endAllOf(manager: EntityManager, accountId: number): Promise<void> {
    for (const id of await this.tokens.removeAllOf(accountId, manager))
      await this.notifications.notify(manager, SESSION_CHANNEL, id);
  }
}

function endOf({ enabled, expiresAt }: AccessTokenState): AppError | undefined {
  if (!enabled) return new AppError('tokenInvalid');
  return expiresAt.getTime() <= Date.now() ? new AppError('sessionExpired') : undefined;
}

function principalOf({ id, name, scopes, ...state }: AccessTokenState): Principal {
  const { accountId, role, grants, hasSecondFactor } = state;
  return { accountId, sessionId: id, role, grants, hasSecondFactor, token: { name, scopes } };
}
