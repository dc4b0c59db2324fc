import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { networkOf } from '../../common/http/network.js';
import { Config } from '../../config/config.js';

import { SIGN_IN_FAILURES } from './sessions.constants.js';

/** Who tries to sign in, from where. */
interface Attempt {
  userName: string;
  address: string;
}

/**
 * Counts failed sign-ins in PostgreSQL, so that all replicas share the count. A name that nobody has is counted like
 * any other. Without the database nobody is let through.
 */
@Injectable()
export class SignInThrottleService {
  private readonly accounts: RateLimiterPostgres;
  private readonly addresses: RateLimiterPostgres;

  constructor(@InjectDataSource() dataSource: DataSource, { signInLimits }: Config) {
    const counter = (keyPrefix: string, points: number, clearExpiredByTimeout: boolean) =>
      new RateLimiterPostgres({
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName: SIGN_IN_FAILURES.table,
        tableCreated: true,
        keyPrefix,
        points,
        duration: signInLimits.windowSeconds,
        clearExpiredByTimeout,
      });
    // They share a table, so one of them clears it for both.
    this.accounts = counter(SIGN_IN_FAILURES.account, signInLimits.accountFailures, true);
    this.addresses = counter(SIGN_IN_FAILURES.address, signInLimits.addressFailures, false);
  }

  /**
   * Runs a sign-in unless its account or address has failed too often, and counts it if it fails.
   * @throws AppError tooManyRequests, and whatever `signIn` throws.
   */
  async guard<T>(attempt: Attempt, signIn: () => Promise<T>): Promise<T> {
    const account = accountKey(attempt);
    await Promise.all([admit(this.accounts, account), admit(this.addresses, networkOf(attempt.address))]);
    const result = await signIn().catch(async (error: unknown) => {
      if (error instanceof AppError && error.reason === 'wrongCredentials') await this.countFailure(attempt);
      throw error;
    });
    // Guesses that ran side by side with this one may have used up the account meanwhile.
    const counted = await admit(this.accounts, account);
    if (counted) await this.accounts.delete(account);
    return result;
  }

  private async countFailure(attempt: Attempt): Promise<void> {
    await Promise.all([
      count(this.accounts, accountKey(attempt)),
      count(this.addresses, networkOf(attempt.address)),
    ]);
  }
}

/** Hashed, because people type passwords into the field for the user name. */
function accountKey({ userName }: Attempt): string {
  return createHash('sha256').update(userName).digest('base64url');
}

/** @returns whether failures have been counted in this window. */
async function admit(counter: RateLimiterPostgres, key: string): Promise<boolean> {
  const state = await counter.get(key);
  if (state && state.consumedPoints >= counter.points) throw refusal(state);
  return state !== null;
}

async function count(counter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? refusal(error) : error;
  }
}

function refusal({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('tooManyRequests', { seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}
