import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { CHAT_COUNTER } from './chat-messages.constants.js';

/** Counts sent messages per account in PostgreSQL, so that all replicas share the count. */
@Injectable()
export class ChatThrottleService {
  private readonly accounts: RateLimiterPostgres;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.accounts = new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: CHAT_COUNTER.table,
      tableCreated: true,
      keyPrefix: CHAT_COUNTER.prefix,
      points: CHAT_COUNTER.points,
      duration: CHAT_COUNTER.windowSeconds,
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
