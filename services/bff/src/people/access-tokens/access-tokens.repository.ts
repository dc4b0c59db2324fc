import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type Grant } from '../../common/auth/grants.constants.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { type PageQuery } from '../../common/paging/page.dto.js';
import { liveGrantsOf } from '../../platform/database/live-grants.js';
import { AccessToken } from './access-token.entity.js';
import { LAST_USED_INTERVAL } from './access-tokens.constants.js';

/** What the guard needs, with the current role and state of the account. */
export interface AccessTokenState extends Pick<
  AccessToken,
  'id' | 'accountId' | 'name' | 'scopes' | 'expiresAt'
> {
  role: Role;
  grants: Grant[];
  enabled: boolean;
  hasSecondFactor: boolean;
}

@Injectable()
export class AccessTokensRepository {
  constructor(@InjectRepository(AccessToken) private readonly tokens: Repository<AccessToken>) {}

  /** For a request, which counts as a use. */
  async state(hash: string): Promise<AccessTokenState | undefined> {
    const [state]: AccessTokenState[] = await this.tokens.query(
      `WITH used AS (
         UPDATE access_token SET last_used_at = now()
          WHERE hash = $1 AND expires_at > now()
            AND coalesce(last_used_at < now() - interval '${LAST_USED_INTERVAL}', true))
       SELECT t.id, t.account_id AS "accountId", t.name, t.scopes, t.expires_at AS "expiresAt", a.role, a.enabled,
              a.second_factor AS "hasSecondFactor", ${liveGrantsOf('a.id')} AS grants
         FROM access_token t JOIN account a ON a.id = t.account_id
        WHERE t.hash = $1`,
      [hash],
    );
    return state;
  }

  /** Newest first. */
  page(accountId: number, { current, pageSize }: PageQuery): Promise<[AccessToken[], number]> {
    return this.tokens.findAndCount({
      where: { accountId },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
  }

  count(accountId: number, manager: EntityManager): Promise<number> {
    return manager.countBy(AccessToken, { accountId });
  }

  async insert(
    token: Omit<AccessToken, 'account' | 'createdAt' | 'lastUsedAt'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(AccessToken, token);
  }

  /** Null if there is none, or it is not the account's. */
  async remove(id: string, accountId: number | null, manager: EntityManager): Promise<AccessToken | null> {
    const token = await manager.findOneBy(AccessToken, { id, ...(accountId !== null && { accountId }) });
    if (!token) return null;
    const { affected } = await manager.delete(AccessToken, { id });
    return affected ? token : null;
  }

  /** Returns the ids of those that there were. */
  async removeAllOf(accountId: number, manager: EntityManager): Promise<string[]> {
    const removed = await manager
      .createQueryBuilder()
      .delete()
      .from(AccessToken)
      .where({ accountId })
      .returning('id')
      .execute();
    return (removed.raw as { id: string }[]).map(({ id }) => id);
  }
}
