import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Account } from '../accounts/account.entity.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInThrottleService } from '../sessions/sign-in-throttle.service.js';

interface NewPassword {
  accountId: number;
  passwordHash: string;
  /** The session that may stay; null if all end. */
  keptSessionId: string | null;
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

const nothing = () => Promise.resolve();

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
    actor: SignedInActor,
    currentPassword: string,
    change: (account: Account, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return await this.afterProof(actor, currentPassword, nothing, change);
  }

  /**
   * The same for a change of the password.
   * @param change gets the hash of the new one
   * @throws AppError currentPasswordWrong, passwordUnchanged or tooManyRequests
   */
  async withNewPassword<Result>(
    actor: SignedInActor,
    { currentPassword, newPassword }: PasswordChange,
    change: (manager: EntityManager, passwordHash: string) => Promise<Result>,
  ): Promise<Result> {
    const prepare = () => {
      if (newPassword === currentPassword)
        throw new AppError('passwordUnchanged', {}, { field: 'newPassword' });
      return this.accounts.hashOf(newPassword);
    };
    return await this.afterProof(actor, currentPassword, prepare, (_account, manager, passwordHash) =>
      change(manager, passwordHash),
    );
  }

  /**
   * Passwords are verified and hashed before the transaction: that takes tens of milliseconds, more where many wait for it,
   * and connections are few. So the password may change meanwhile; then the one that was given is verified again.
   */
  private async afterProof<Prepared, Result>(
    { accountId, origin }: SignedInActor,
    currentPassword: string,
    prepare: () => Promise<Prepared>,
    change: (account: Account, manager: EntityManager, prepared: Prepared) => Promise<Result>,
  ): Promise<Result> {
    let read = await this.accounts.get(accountId);
    const { userName } = read;
    return await this.throttle.guard({ userName, address: origin?.address ?? '' }, async () => {
      for (;;) {
        await this.accounts.verifyPassword(read, currentPassword);
        const prepared = await prepare();
        const { passwordHash } = read;
        const made = await this.manager.transaction(async (manager) => {
          const account = await this.accounts.lock(accountId, manager);
          if (account.passwordHash !== passwordHash) return undefined;
          return { result: await change(account, manager, prepared) };
        });
        if (made) return made.result;
        read = await this.accounts.get(accountId);
      }
    });
  }

  /** Changes the password and ends the sessions in the transaction of `manager`. */
  async changePassword(
    manager: EntityManager,
    { accountId, passwordHash, keptSessionId }: NewPassword,
  ): Promise<void> {
    await this.accounts.changePassword(accountId, passwordHash, manager);
    await this.sessions.endOthers(manager, { accountId, keptSessionId }, 'passwordChanged');
  }
}
