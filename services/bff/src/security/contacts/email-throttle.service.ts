import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type Counter,
  counterIn,
  countIn,
  countingWithin,
  hasRoom,
} from '../../platform/database/counter.js';
import { EMAIL_CODE_COUNTER, EMAIL_NOTICE_COUNTER } from './contacts.constants.js';

/** Counts the mails that an account causes, so that nobody fills the mailbox of somebody else with them. */
@Injectable()
export class EmailThrottleService {
  private readonly codes: Counter;
  private readonly notices: Counter;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.codes = counterIn(dataSource, EMAIL_CODE_COUNTER);
    this.notices = counterIn(dataSource, EMAIL_NOTICE_COUNTER);
  }

  /** @throws AppError tooManyRequests */
  async countCode(accountId: number, manager: EntityManager): Promise<void> {
    await countingWithin(manager, () => countIn(this.codes, accountId));
  }

  /** Whether one more notice may be mailed. */
  async mayTell(accountId: number, manager: EntityManager): Promise<boolean> {
    return await countingWithin(manager, () => hasRoom(this.notices, accountId));
  }
}
