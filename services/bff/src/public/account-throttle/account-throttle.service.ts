import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { networkOf } from '../../common/http/network.js';
import { ACCOUNT_THROTTLE } from './account-throttle.constants.js';

/** Limits requests of people who are not signed in. Names are counted whether or not there is such an account. */
@Injectable()
export class AccountThrottleService {
  private readonly addresses: RateLimiterPostgres;
  private readonly accounts: RateLimiterPostgres;

  constructor(@InjectDataSource() dataSource: DataSource) {
    const { table, perAddress, perAccount, windowSeconds } = ACCOUNT_THROTTLE;
    const counter = (keyPrefix: string, points: number, clearExpiredByTimeout: boolean) =>
      new RateLimiterPostgres({
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName: table,
        tableCreated: true,
        keyPrefix,
        points,
        duration: windowSeconds,
        clearExpiredByTimeout,
      });
    // Both counters share a table, so only one of them removes its expired rows.
    this.addresses = counter('address', perAddress, true);
    this.accounts = counter('account', perAccount, false);
  }

  /** @throws AppError tooManyRequests */
  async countAddress(address: string): Promise<void> {
    await count(this.addresses, networkOf(address));
  }

  /**
   * @param login what the person typed; hashed, because it may be a mistyped password
   * @throws AppError tooManyRequests
   */
  async countAccount(login: string): Promise<void> {
    await count(this.accounts, createHash('sha256').update(login.toLowerCase()).digest('base64url'));
  }
}

async function count(counter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError('tooManyRequests', { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)) });
  }
}
