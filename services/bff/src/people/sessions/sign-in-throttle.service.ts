import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { type ErrorName } from '../../common/errors/error-codes.js';
import { networkOf } from '../../common/http/network.js';
import { Config } from '../../config/config.js';
import {
  type Counter,
  counterIn,
  countIn,
  countingWithin,
  hasRoom,
  tooManyRequests,
} from '../../platform/database/counter.js';
import { SIGN_IN_FAILURES } from '../../common/auth/session.constants.js';
import { KNOWN_NETWORK_DAYS } from './sessions.constants.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { SessionsRepository } from './sessions.repository.js';

/** A sign-in attempt: the user name and the client address. */
interface Attempt {
  userName: string;
  address: string;
}

/** The errors of a wrong password, code or passkey. */
const GUESSES: readonly ErrorName[] = [
  'wrongCredentials',
  'currentPasswordWrong',
  'recoveryCodeWrong',
  'secondFactorWrong',
  'passkeyRefused',
];

/**
 * Counts failed sign-ins in PostgreSQL, so that all replicas share the count. Unknown user names are counted
 * like any other. If the database is unavailable, all sign-ins are refused.
 */
@Injectable()
export class SignInThrottleService {
  private readonly accounts: Counter;
  private readonly addresses: Counter;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly people: AccountsService,
    @InjectDataSource() dataSource: DataSource,
    { signInLimits }: Config,
  ) {
    const { table, account, address } = SIGN_IN_FAILURES;
    const { accountFailures, addressFailures, windowSeconds } = signInLimits;
    const shared = { table, windowSeconds, hidesRoom: true };
    this.accounts = counterIn(dataSource, {
      ...shared,
      prefix: account,
      policy: 'failures-of-account',
      points: accountFailures,
    });
    this.addresses = counterIn(dataSource, {
      ...shared,
      prefix: address,
      policy: 'failures-of-address',
      points: addressFailures,
      removesExpired: false,
    });
  }

  /**
   * Runs a sign-in unless its account or address has too many failures. A failed sign-in is counted.
   * @throws AppError tooManyRequests, and any error thrown by `signIn`.
   */
  async guard<T>(typed: Attempt, signIn: () => Promise<T>): Promise<T> {
    const attempt = { ...typed, userName: await this.countedName(typed.userName) };
    const account = accountKey(attempt);
    await Promise.all([admit(this.accounts, account), this.admitFromAddress(attempt)]);
    const result = await signIn().catch(async (error: unknown) => {
      if (error instanceof AppError && GUESSES.includes(error.reason)) await this.countFailure(attempt);
      // Like a success, it would tell one of many simultaneous guesses that it is right.
      else if (error instanceof AppError) await admit(this.accounts, account);
      throw error;
    });
    // Concurrent attempts may have reached the account's limit during this one.
    const counted = await admit(this.accounts, account);
    if (counted) await this.accounts.delete(account);
    return result;
  }

  /**
   * A name in another case counts for the account to which it leads. One that leads to none counts as one in any case, too: else
   * the count would tell which names exist.
   */
  private async countedName(typed: string): Promise<string> {
    return (await this.people.byTypedName(typed))?.userName ?? typed.toLowerCase();
  }

  /** Forgets the failures of an account. Its addresses stay counted. */
  async unlock(userName: string, manager: EntityManager): Promise<void> {
    await countingWithin(manager, () => this.accounts.delete(accountKey({ userName })));
  }

  /**
   * A school has one address: who guesses there locks out no account that logged in from it lately. Its own count still holds
   * for it. Only someone at that address learns from the answer that the account is used there.
   */
  private async admitFromAddress({ userName, address }: Attempt): Promise<void> {
    const network = networkOf(address);
    this.addresses.tell();
    const state = await this.addresses.get(network);
    if (!state || state.consumedPoints < this.addresses.points) return;
    const since = Temporal.Now.instant().subtract({ hours: KNOWN_NETWORK_DAYS * 24 });
    if (await this.sessions.wasOpenedFrom(network, userName, new Date(since.epochMilliseconds))) return;
    throw tooManyRequests(this.addresses, state);
  }

  private async countFailure(attempt: Attempt): Promise<void> {
    const [hasRoomLeft] = await Promise.all([
      hasRoom(this.addresses, networkOf(attempt.address)),
      countIn(this.accounts, accountKey(attempt)),
    ]);
    if (!hasRoomLeft) await this.admitFromAddress(attempt);
  }
}

/** Hashed, because users sometimes type their password into the user name field. */
function accountKey({ userName }: Pick<Attempt, 'userName'>): string {
  return createHash('sha256').update(userName).digest('base64url');
}

/** @returns whether failures have been counted in the current window. */
async function admit(counter: Counter, key: string): Promise<boolean> {
  counter.tell();
  const state = await counter.get(key);
  if (state && state.consumedPoints >= counter.points) throw tooManyRequests(counter, state);
  return state !== null;
}
