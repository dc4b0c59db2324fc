import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { networkOf } from '../../common/http/network.js';
import { Config } from '../../config/config.js';
import { type Counter, counterIn, countIn } from '../../platform/database/counter.js';
import { ENQUIRY_COUNTER } from './enquiries.constants.js';

/** Counts requests per address in PostgreSQL, so that all replicas share the count. */
@Injectable()
export class EnquiryThrottleService {
  private readonly addresses: Counter;

  constructor(@InjectDataSource() dataSource: DataSource, { enquiries }: Config) {
    this.addresses = counterIn(dataSource, { ...ENQUIRY_COUNTER, points: enquiries.perAddress });
  }

  /** @throws AppError tooManyRequests */
  async count(address: string): Promise<void> {
    await countIn(this.addresses, networkOf(address));
  }
}
