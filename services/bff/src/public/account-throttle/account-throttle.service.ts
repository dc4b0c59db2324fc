import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { networkOf } from '../../common/http/network.js';
import { type Counter, counterIn, countIn } from '../../platform/database/counter.js';
import { ACCOUNT_THROTTLE } from './account-throttle.constants.js';

/** Limits requests of people who are not signed in. Names are counted whether or not there is such an account. */
@Injectable()
export class AccountThrottleService {
  private readonly addresses: Counter;
  private readonly accounts: Counter;

  constructor(@InjectDataSource() dataSource: DataSource) {
    const { table, perAddress, perAccount, windowSeconds } = ACCOUNT_THROTTLE;
    const shared = { table, windowSeconds };
    this.addresses = counterIn(dataSource, {
      ...shared,
      prefix: 'address',
      policy: 'requests-of-address',
      points: perAddress,
    });
    this.accounts = counterIn(dataSource, {
      ...shared,
      prefix: 'account',
      policy: 'requests-for-account',
      hidesRoom: true,
      points: perAccount,
      removesExpired: false,
    });
  }

  /** @throws AppError tooManyRequests */
  async countAddress(address: string): Promise<void> {
    await countIn(this.addresses, networkOf(address));
  }

  /**
   * @param login what the person typed; hashed, because it may be a mistyped password
   * @throws AppError tooManyRequests
   */
  async countAccount(login: string): Promise<void> {
    await countIn(this.accounts, createHash('sha256').update(login.toLowerCase()).digest('base64url'));
  }
}
