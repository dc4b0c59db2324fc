import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type GrantableCapability } from '../../common/auth/capabilities.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { EntitlementsService } from '../accounts/entitlements.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type CapabilityGrant } from './capability-grant.entity.js';
import { type GrantFilter, GrantsRepository } from './grants.repository.js';

interface Given {
  accountId: number;
  capability: GrantableCapability;
  reason: string;
  endsAt: Date;
}

/** What accounts are given on top of their roles. It counts on every replica once the transaction commits. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly grants: GrantsRepository,
    private readonly accounts: AccountsService,
    private readonly entitlements: EntitlementsService,
    private readonly sessions: SessionsService,
  ) {}

  async page(filter: GrantFilter, query: PageQuery): Promise<Page<CapabilityGrant>> {
    return await this.grants.page(filter, query);
  }

  /** It takes the place of an earlier one. Whoever gives it counts as who has entitled the account. */
  async give(given: Given, givenBy: number, manager: EntityManager): Promise<void> {
    const { accountId, capability } = given;
    await this.grants.end({ accountId, capability }, givenBy, manager);
    await this.grants.insert({ ...given, givenBy }, manager);
    await this.entitlements.give(accountId, givenBy, manager);
    await this.announce(accountId, manager);
  }

  /** @returns whether there was one that had not ended */
  async end(
    grant: Pick<Given, 'accountId' | 'capability'>,
    endedBy: number,
    manager: EntityManager,
  ): Promise<boolean> {
    const ended = await this.grants.end(grant, endedBy, manager);
    await this.announce(grant.accountId, manager);
    return ended > 0;
  }

  /** With a disabled account, and with a role: what was given on top of one is not on top of another. */
  async endAllOf(accountId: number, endedBy: number, manager: EntityManager): Promise<void> {
    await this.grants.end({ accountId }, endedBy, manager);
  }

  private async announce(accountId: number, manager: EntityManager): Promise<void> {
    await this.sessions.refreshAllOf(manager, accountId);
    await this.accounts.announceChange(accountId, manager);
  }
}
