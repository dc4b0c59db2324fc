import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { counterIn, countIn } from '../../platform/database/counter.js';
import { EMAIL_CODE_COUNTER } from './contacts.constants.js';

/** Counts the codes that are sent for an account, so that nobody fills the mailbox of somebody else with them. */
@Injectable()
export class EmailCodeThrottleService {
  private readonly accounts: RateLimiterPostgres;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.accounts = counterIn(dataSource, EMAIL_CODE_COUNTER);
  }

  /** @throws AppError tooManyRequests */
  async count(accountId: number): Promise<void> {
    await countIn(this.accounts, accountId);
  }
}
