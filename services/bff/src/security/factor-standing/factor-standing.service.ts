import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { SecondFactorDutyService } from '../../people/sessions/second-factor-duty.service.js';

/** Whether an account has a second factor, of whatever kind. */
@Injectable()
export class FactorStandingService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly duty: SecondFactorDutyService,
  ) {}

  /**
   * Stores it after one was added or removed in the transaction of `manager`.
   * @returns whether there is one
   * @throws AppError secondFactorMandatory if the last one was removed by somebody who must have one
   */
  async settle(manager: EntityManager, holder: Pick<Principal, 'accountId' | 'role'>): Promise<boolean> {
    const [{ has }]: [{ has: boolean }] = await manager.query(
      `SELECT EXISTS (SELECT FROM authenticator_app WHERE account_id = $1)
           OR EXISTS (SELECT FROM passkey WHERE account_id = $1) AS has`,
      [holder.accountId],
    );
    if (!has && this.duty.appliesTo(holder)) throw new AppError('secondFactorMandatory');
    await this.accounts.changeSecondFactor(holder.accountId, has, manager);
    return has;
  }
}
