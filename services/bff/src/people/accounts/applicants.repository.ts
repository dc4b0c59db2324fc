import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { insertUnlessThere } from '../../platform/database/insert-row.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { Account } from './account.entity.js';
import { FIRST_ACCOUNT_NUMBER, type PendingRegistration } from './accounts.constants.js';

export interface NewApplicant {
  userName: string;
  nickname: string;
  email: string;
  role: Role;
  passwordHash: string;
  /** Whether the person can sign in at once. */
  isActive: boolean;
}

@Injectable()
export class ApplicantsRepository {
  /** A rejected applicant no longer holds the name. Null if the name is taken, in whatever case. */
  async insert(
    { userName, nickname, email, role, passwordHash, isActive }: NewApplicant,
    manager: EntityManager,
  ): Promise<number | null> {
    await manager.delete(Account, { userName, registration: 'rejected' });
    const alike = manager
      .createQueryBuilder(Account, 'account')
      .where('lower(account.userName) = :userName', {
        userName,
      });
    if (await alike.getExists()) return null;
    const id = await insertUnlessThere(manager, Account, {
      ...{ userName, name: nickname, email, passwordHash, role, accountId: '' },
      enabled: isActive,
      registration: isActive ? null : 'waiting',
      registrationDate: () => 'now()',
    });
    if (id === null) return null;
    await manager.update(Account, { id }, { accountId: String(FIRST_ACCOUNT_NUMBER + id) });
    return id;
  }

  async decide(
    id: number,
    decision: { enabled: boolean; registration: PendingRegistration | null },
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(Account, { id }, decision);
  }

  /** @returns the role before; undefined if there is no such account */
  async assign(id: number, role: Role, manager: EntityManager): Promise<Role | undefined> {
    const account = await manager.findOneBy(Account, { id });
    await manager.update(Account, { id }, { role });
    return account?.role;
  }

  async removeOlderThan(days: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM account
        WHERE registration IS NOT NULL AND registration_date < now() - make_interval(days => $1)`,
      [days],
    );
  }
}
