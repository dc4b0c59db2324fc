import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type Role } from '../../common/auth/roles.constants.js';
import { isGranted } from '../../platform/database/live-grants.js';
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

  /**
   * The active accounts with one of the roles or grants, and those that had one within so many days. A grant that ended counts
   * as a role that was lost.
   */
  async holders(
    { roles, grants }: { roles: readonly Role[]; grants: readonly string[] },
    days: number,
    manager: EntityManager = this.accounts.manager,
  ): Promise<Entitled[]> {
    return await manager.query(
      `SELECT * FROM (
         SELECT account.id, account.name, account.user_name AS "userName",
                account.entitled_by AS "entitledBy", account.entitled_at AS "entitledAt",
                account.enabled AND (account.role = ANY ($1) OR ${isGranted('account.id', '$2')}) AS "isActive",
                greatest(
                  CASE WHEN account.former_role = ANY ($1) THEN account.former_until END,
                  (SELECT max(least(past.ended_at, past.ends_at)) FROM capability_grant past
                    WHERE past.account_id = account.id AND past.capability = ANY ($2)
                      AND least(past.ended_at, past.ends_at) <= now())) AS "formerUntil"
           FROM account
       ) AS holder
        WHERE "isActive" OR "formerUntil" > now() - make_interval(days => $3)
        ORDER BY id`,
      [roles, grants, days],
    );
  }
}
