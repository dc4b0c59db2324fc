import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { EMAIL_CODE_COUNTER } from './contacts.constants.js';

/** Counts the codes that are sent for an account, so that nobody fills the mailbox of somebody else with them. */
@Injectable()
export class EmailCodeThrottleService {
  private readonly accounts: RateLimiterPostgres;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.accounts = new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: EMAIL_CODE_COUNTER.table,
      tableCreated: true,
      keyPrefix: EMAIL_CODE_COUNTER.prefix,
      points: EMAIL_CODE_COUNTER.points,
      duration: EMAIL_CODE_COUNTER.windowSeconds,
      clearExpiredByTimeout: true,
    });
  }

  /** @throws AppError tooManyRequests */
  async count(accountId: number): Promise<void> {
    try {
      await this.accounts.consume(accountId);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError('tooManyRequests', { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
    }
  }
}
