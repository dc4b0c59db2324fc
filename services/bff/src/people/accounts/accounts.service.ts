import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { isDuplicate } from '../../platform/database/is-duplicate.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { UserInfoDto } from './account.dto.js';
import { type Account, type EmailHolder } from './account.entity.js';
import { ACCOUNT_CHANGED } from './account.event.js';
import { ACCOUNTS_CHANGED } from './accounts-changed.event.js';
import { AccountsRepository } from './accounts.repository.js';
import { type SaveUserInfoDto } from './save-user-info.dto.js';
import { hashPassword, needsRehash, verifyPassword } from './password-hash.js';

/** Shown only to somebody who knows the password. */
const PENDING_ERRORS = { waiting: 'registrationWaiting', rejected: 'registrationRejected' } as const;

let decoy: Promise<string> | undefined;

/**
 * Verified if the account does not exist or has no password yet, so that an unknown user takes as long as a wrong
 * password. Made once for a process.
 */
function decoyHash(): Promise<string> {
  return (decoy ??= hashPassword('decoy'));
}

@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly config: Config,
    private readonly events: LiveEventsService,
  ) {
    // Before anybody signs in.
    void decoyHash();
  }

  /**
   * @throws AppError wrongCredentials, also for an unknown user or a disabled account; registrationWaiting or
   * registrationRejected
   */
  async authenticate(userName: string, password: string): Promise<Account> {
    const account = await this.accounts.byTypedName(userName);
    const hash = account?.passwordHash ?? '';
    const matches = await verifyPassword(password, hash === '' ? await decoyHash() : hash);
    if (!account || hash === '' || !matches) throw new AppError('wrongCredentials');
    this.admit(account);
    if (needsRehash(account.passwordHash)) {
      account.passwordHash = await hashPassword(password);
      await this.accounts.storePasswordHash(account.id, account.passwordHash);
    }
    return account;
  }

  /**
   * For somebody who has proved to be the owner.
   * @throws AppError wrongCredentials, registrationWaiting or registrationRejected
   */
  admit({ enabled, registration }: Account): void {
    if (registration) throw new AppError(PENDING_ERRORS[registration]);
    if (!enabled) throw new AppError('wrongCredentials');
  }

  /** Its exact spelling wins, and another case counts where it leads to one account only. */
  byTypedName(userName: string, manager?: EntityManager): Promise<Account | null> {
    return this.accounts.byTypedName(userName, manager);
  }

  /**
   * The accounts that can sign in and have this user name, or have confirmed this email address. If there are none, those
   * that only show the address.
   */
  byLogin(login: string, limit: number, manager: EntityManager): Promise<Account[]> {
    return this.accounts.byLogin(login, limit, manager);
  }

  async userInfo(accountId: number): Promise<UserInfoDto> {
    const profile = await this.accounts.profileOf(accountId);
    if (!profile) throw new AppError('tokenInvalid');
    return UserInfoDto.from(profile, profile.grants, this.config.timeZone);
  }

  /** The accounts that show or have confirmed one of these addresses, in whatever case. */
  emailHolders(emails: readonly string[]): Promise<EmailHolder[]> {
    return this.accounts.holdersOf(emails);
  }

  /** Whether another account has confirmed the address, in whatever case. */
  isConfirmedElsewhere(email: string, accountId: number, manager: EntityManager): Promise<boolean> {
    return this.accounts.isConfirmedElsewhere(email, accountId, manager);
  }

  /** The account, whose row stays locked until `manager` commits. */
  async lock(accountId: number, manager: EntityManager): Promise<Account> {
    const account = await this.accounts.lock(accountId, manager);
    if (!account) throw new AppError('tokenInvalid');
    return account;
  }

  /** For a caller that has already made sure who is asking. */
  async get(accountId: number): Promise<Account> {
    const account = await this.accounts.byId(accountId);
    if (!account) throw new AppError('tokenInvalid');
    return account;
  }

  /** @throws AppError currentPasswordWrong */
  async verifyPassword({ passwordHash }: Account, password: string): Promise<void> {
    if (!(await verifyPassword(password, passwordHash)))
      throw new AppError('currentPasswordWrong', {}, { field: 'currentPassword' });
  }

  /** Takes tens of milliseconds. Call it before a transaction, which has one of few connections. */
  hashOf(password: string): Promise<string> {
    return hashPassword(password);
  }

  /** Stores a password and when it was changed. Its rule is checked by the contract. Whoever was invited is there now. */
  async changePassword(accountId: number, passwordHash: string, manager: EntityManager): Promise<void> {
    await this.accounts.update(accountId, { passwordHash, passwordChangedAt: new Date() }, manager);
    await this.events.publish(manager, ACCOUNTS_CHANGED, {}, { id: accountId, action: 'resetPassword' });
  }

  /**
   * From now on links and codes go to this address.
   * @returns false if another account has confirmed it; then nothing changes
   */
  async confirmEmail(accountId: number, email: string, manager: EntityManager): Promise<boolean> {
    try {
      // A refused statement would end the transaction of `manager`, so it has its own savepoint.
      await manager.transaction((own) =>
        this.accounts.update(accountId, { email, emailConfirmed: true }, own),
      );
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
    await this.announceChange(accountId, manager);
    return true;
  }

  /** From now on, whoever has the password also needs the second factor, or no longer does. */
  async changeSecondFactor(accountId: number, secondFactor: boolean, manager: EntityManager): Promise<void> {
    await this.accounts.update(accountId, { secondFactor }, manager);
  }

  async changeContact(
    accountId: number,
    change: Partial<Pick<Account, 'email' | 'emailConfirmed' | 'phone'>>,
    manager: EntityManager,
  ): Promise<void> {
    await this.accounts.update(accountId, change, manager);
    await this.announceChange(accountId, manager);
  }

  /** Omitted fields remain unchanged. */
  async saveUserInfo(
    accountId: number,
    { nickname, profile, ...rest }: SaveUserInfoDto,
    manager: EntityManager,
  ): Promise<void> {
    await this.accounts.saveProfile(accountId, { ...rest, name: nickname, introduction: profile }, manager);
    await this.announceChange(accountId, manager);
  }

  /** @returns the key of the previous avatar; empty if there was none. */
  async changeAvatar(accountId: number, key: string, manager: EntityManager): Promise<string> {
    const previous = await this.accounts.changeAvatar(accountId, key, manager);
    if (previous === undefined) throw new AppError('tokenInvalid');
    return previous;
  }

  async certify(accountId: number, manager: EntityManager): Promise<void> {
    await this.accounts.update(accountId, { certified: true }, manager);
    await this.announceChange(accountId, manager);
  }

  /** Sends the user info to every session of the account. Call it after all changes of the account. */
  async announceChange(accountId: number, manager: EntityManager): Promise<void> {
    const account = await this.accounts.byId(accountId, manager);
    if (!account) throw new AppError('tokenInvalid');
    const grants = await this.accounts.grantsOf(accountId, manager);
    const info = UserInfoDto.from(account, grants, this.config.timeZone);
    await this.events.publish(manager, ACCOUNT_CHANGED, { accountId }, info);
  }
}
