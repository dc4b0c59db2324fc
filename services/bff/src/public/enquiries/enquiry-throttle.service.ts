import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { networkOf } from '../../common/http/network.js';
import { Config } from '../../config/config.js';
import { ENQUIRY_COUNTER } from './enquiries.constants.js';

/** Counts requests per address in PostgreSQL, so that all replicas share the count. */
@Injectable()
export class EnquiryThrottleService {
  private readonly addresses: RateLimiterPostgres;

  constructor(@InjectDataSource() dataSource: DataSource, { enquiries }: Config) {
    this.addresses = new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: ENQUIRY_COUNTER.table,
      tableCreated: true,
      keyPrefix: ENQUIRY_COUNTER.prefix,
      points: enquiries.perAddress,
      duration: ENQUIRY_COUNTER.windowSeconds,
      clearExpiredByTimeout: true,
    });
  }

  /** @throws AppError tooManyRequests */
  async count(address: string): Promise<void> {
    try {
      await this.addresses.consume(networkOf(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError('tooManyRequests', { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
    }
  }
}
