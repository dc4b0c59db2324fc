import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import {
  type ColumnsOf,
  boolean,
  integer,
  jsonText,
  selected,
  text,
  timestamp,
} from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { Statements } from '../../platform/database/statements/statements.js';
import { type Grant } from '../../common/auth/grants.constants.js';
import { liveGrantsOf } from '../../platform/database/live-grants.js';
import { Account, type EmailHolder, type Profile } from './account.entity.js';

const PROFILE: ColumnsOf<Profile> = {
  name: text(),
  avatar: text(),
  job: text(),
  jobName: text(),
  organization: text(),
  organizationName: text(),
  location: text(),
  locationName: text(),
  email: text(),
  emailConfirmed: boolean,
  introduction: text(),
  countryRegion: text(),
  area: text(),
  address: text(),
  personalWebsite: text(),
  phone: text(),
  registrationDate: timestamp,
  accountId: text(),
  certified: boolean,
  role: text(),
};

const PROFILE_OF = defineStatement('profile_of', {
  text: `SELECT ${selected(PROFILE)}, ${liveGrantsOf('account.id')} AS grants FROM account WHERE id = $1`,
  parameters: [integer],
  columns: { ...PROFILE, grants: jsonText<Grant[]>() },
});

@Injectable()
export class AccountsRepository {
  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly statements: Statements,
  ) {}

  async profileOf(id: number): Promise<(Profile & { grants: Grant[] }) | undefined> {
    const [profile] = await this.statements.run(PROFILE_OF, id);
    return profile;
  }

  /** What it was given that has not ended. */
  async grantsOf(id: number, manager: EntityManager): Promise<Grant[]> {
    const [found]: { grants: Grant[] }[] = await manager.query(
      `SELECT ${liveGrantsOf('$1::int')} AS grants`,
      [id],
    );
    return found?.grants ?? [];
  }

  byId(id: number, manager: EntityManager = this.accounts.manager): Promise<Account | null> {
    return manager.findOneBy(Account, { id });
  }

  /** Whoever logs in by a name: its exact spelling wins, and another case counts where it leads to one account only. */
  async byTypedName(
    userName: string,
    manager: EntityManager = this.accounts.manager,
  ): Promise<Account | null> {
    const alike = await manager
      .createQueryBuilder(Account, 'account')
      .where('lower(account.userName) = lower(:userName)', { userName })
      .getMany();
    const only = alike.length === 1 ? alike[0] : undefined;
    return alike.find((account) => account.userName === userName) ?? only ?? null;
  }

  async byLogin(login: string, limit: number, manager: EntityManager): Promise<Account[]> {
    const found = (condition: string) =>
      manager
        .createQueryBuilder(Account, 'account')
        .where('account.enabled')
        .andWhere(condition, { login })
        .orderBy('account.id')
        .limit(limit)
        .getMany();
    const known = await found(
      `(account.userName = :login
        OR account.confirmedEmail <> '' AND lower(account.confirmedEmail) = lower(:login))`,
    );
    if (known.length > 0) return known;
    const named = await this.byTypedName(login, manager);
    return named?.enabled ? [named] : await found('lower(account.email) = lower(:login)');
  }

  /** The accounts that have one of these addresses, in whatever case. Applicants have none yet. */
  async holdersOf(emails: readonly string[]): Promise<EmailHolder[]> {
    if (emails.length === 0) return [];
    return await this.accounts
      .createQueryBuilder('account')
      .select(['account.id', 'account.name', 'account.userName', 'account.email', 'account.confirmedEmail'])
      .where('account.registration IS NULL')
      .andWhere(`(lower(account.email) IN (:...emails) OR lower(account.confirmedEmail) IN (:...emails))`, {
        emails: emails.map((email) => email.toLowerCase()),
      })
      .orderBy('account.id')
      .getMany();
  }

  /** Whether another account has confirmed the address, in whatever case. */
  isConfirmedElsewhere(email: string, id: number, manager: EntityManager): Promise<boolean> {
    return manager
      .createQueryBuilder(Account, 'account')
      .where('account.id <> :id', { id })
      .andWhere(`account.confirmedEmail <> '' AND lower(account.confirmedEmail) = lower(:email)`, { email })
      .getExists();
  }

  /** Locks the row until `manager` commits. */
  lock(id: number, manager: EntityManager): Promise<Account | null> {
    return manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Another email address is not confirmed, unless it is the one to which links go. */
  async saveProfile(
    id: number,
    profile: Partial<Account> & Pick<Account, 'email'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(Account)
      .set({ ...profile, emailConfirmed: () => `confirmed_email <> '' AND confirmed_email = :email` })
      .setParameter('email', profile.email)
      .where({ id })
      .execute();
  }

  async update(id: number, change: Partial<Account>, manager: EntityManager): Promise<void> {
    await manager.update(Account, { id }, change);
  }

  /**
   * Stores the key of the avatar and returns the previous one. The row stays locked until `manager` commits.
   */
  async changeAvatar(id: number, avatar: string, manager: EntityManager): Promise<string | undefined> {
    const [account]: { avatar: string }[] = await manager.query(
      'SELECT avatar FROM account WHERE id = $1 FOR UPDATE',
      [id],
    );
    await manager.update(Account, { id }, { avatar });
    return account?.avatar;
  }

  async storePasswordHash(id: number, passwordHash: string): Promise<void> {
    await this.accounts.update({ id }, { passwordHash });
  }
}
