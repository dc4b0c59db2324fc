import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Account } from '../accounts/account.entity.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInThrottleService } from '../sessions/sign-in-throttle.service.js';

interface NewPassword {
  accountId: number;
  password: string;
  /** The session that may stay; null if all end. */
  keptSessionId: string | null;
}

/** Changes to an account that need its password, and of the password itself. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly throttle: SignInThrottleService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * Makes a change in a transaction after the person has given the current password. Wrong ones count like failed
   * sign-ins, so that a stolen session cannot be used to guess the password. The account is locked, so that of two
   * changes at once the second sees the result of the first.
   * @throws AppError currentPasswordWrong or tooManyRequests
   */
  async withPassword<Result>(
    { accountId, origin }: SignedInActor,
    currentPassword: string,
    change: (account: Account, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const { userName } = await this.accounts.get(accountId);
    return await this.throttle.guard({ userName, address: origin?.address ?? '' }, () =>
      this.manager.transaction(async (manager) => {
        const account = await this.accounts.lock(accountId, manager);
        await this.accounts.verifyPassword(account, currentPassword);
        return await change(account, manager);
      }),
    );
  }

  /** Changes the password and ends the sessions in the transaction of `manager`. */
  async changePassword(
    manager: EntityManager,
    { accountId, password, keptSessionId }: NewPassword,
  ): Promise<void> {
    await this.accounts.changePassword(accountId, password, manager);
    await this.sessions.endOthers(manager, { accountId, keptSessionId }, 'passwordChanged');
  }
}
