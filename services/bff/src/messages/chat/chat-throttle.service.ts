import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Counter, counterIn, countIn } from '../../platform/database/counter.js';
import { CHAT_COUNTER } from './chat-messages.constants.js';

/** Counts sent messages per account in PostgreSQL, so that all replicas share the count. */
@Injectable()
export class ChatThrottleService {
  private readonly accounts: Counter;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.accounts = counterIn(dataSource, CHAT_COUNTER);
  }

  /** @throws AppError tooManyRequests */
  async count(accountId: number): Promise<void> {
    await countIn(this.accounts, accountId);
  }
}
