import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, type EntityManager, Repository } from 'typeorm';
import { type Role } from '../../common/auth/roles.constants.js';
import { Account, type Entitled } from './account.entity.js';

@Injectable()
export class EntitlementsRepository {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  /** @param days for how long whoever was entitled passes on by whom */
  async give(id: number, giverId: number, days: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE account
          SET entitled_at = now(),
              entitled_by = ARRAY(
                SELECT $2::int UNION
                SELECT unnest(lately.entitled_by) FROM account lately
                 WHERE lately.id IN ($1, $2) AND lately.entitled_at > now() - make_interval(days => $3))
        WHERE id = $1`,
      [id, giverId, days],
    );
  }

  async lose(id: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE account SET former_role = role, former_until = now() WHERE id = $1 AND enabled AND password_hash <> ''`,
      [id],
    );
  }

  /** The active accounts with one of the roles, and those that had one within so many days. */
  async withRoles(
    roles: readonly Role[],
    days: number,
    manager: EntityManager = this.accounts.manager,
  ): Promise<Entitled[]> {
    return await manager
      .createQueryBuilder(Account, 'account')
      .select(['account.id', 'account.name', 'account.userName', 'account.role', 'account.enabled'])
      .addSelect(['account.entitledBy', 'account.entitledAt', 'account.formerUntil'])
      .where(
        new Brackets((either) =>
          either
            .where('account.enabled AND account.role IN (:...roles)')
            .orWhere(
              'account.formerRole IN (:...roles) AND account.formerUntil > now() - make_interval(days => :days)',
            ),
        ),
      )
      .setParameters({ roles, days })
      .orderBy('account.id')
      .getMany();
  }
}
