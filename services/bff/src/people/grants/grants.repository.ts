import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, MoreThan, Repository } from 'typeorm';
import { type GrantableCapability } from '../../common/auth/capabilities.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { LIVE_GRANT } from '../../platform/database/live-grants.js';
import { readPage } from '../../platform/database/read-page.js';
import { CapabilityGrant } from './capability-grant.entity.js';

type NewGrant = Pick<CapabilityGrant, 'accountId' | 'capability' | 'endsAt' | 'givenBy' | 'reason'>;

/** Of whom, or of everybody; and whether they last. */
export interface GrantFilter {
  account?: number | undefined;
  live?: boolean | undefined;
}

@Injectable()
export class GrantsRepository {
  constructor(@InjectRepository(CapabilityGrant) private readonly grants: Repository<CapabilityGrant>) {}

  /** With the people, newest first. */
  async page({ account, live }: GrantFilter, query: PageQuery): Promise<Page<CapabilityGrant>> {
    const rows = this.grants
      .createQueryBuilder('given')
      .innerJoinAndSelect('given.account', 'account')
      .innerJoinAndSelect('given.giver', 'giver')
      .leftJoinAndSelect('given.ender', 'ender')
      .orderBy('given.startsAt', 'DESC')
      .addOrderBy('given.id', 'DESC');
    if (account !== undefined) rows.andWhere('given.accountId = :account', { account });
    if (live !== undefined) rows.andWhere(live ? LIVE_GRANT : `NOT (${LIVE_GRANT})`);
    return await readPage(rows, query);
  }

  async insert(grant: NewGrant, manager: EntityManager): Promise<void> {
    await manager.insert(CapabilityGrant, grant);
  }

  /** Ends those of an account that last: of one capability, or all. @returns how many there were */
  async end(
    { accountId, capability }: { accountId: number; capability?: GrantableCapability },
    endedBy: number,
    manager: EntityManager,
  ): Promise<number> {
    const live = { accountId, endedAt: IsNull(), endsAt: MoreThan(new Date()) };
    const { affected } = await manager.update(
      CapabilityGrant,
      { ...live, ...(capability !== undefined && { capability }) },
      { endedAt: () => 'now()', endedBy },
    );
    return affected ?? 0;
  }
}
