import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { roleCan, rolesThatCan } from '../../common/auth/can.js';
import { type Capability } from '../../common/auth/capabilities.constants.js';
import { grantsOf } from '../../common/auth/grants.constants.js';
import { Config } from '../../config/config.js';
import { type Account, type Entitled } from './account.entity.js';
import { EntitlementsRepository } from './entitlements.repository.js';

/** Remembers who has given an account its rights, and when it lost those of an administrator. */
@Injectable()
export class EntitlementsService {
  constructor(
    private readonly entitlements: EntitlementsRepository,
    private readonly config: Config,
  ) {}

  /**
   * Also for a link with which somebody could log in as the account. Whoever was entitled lately passes on by whom, so that two
   * who were entitled by the same person cannot make each other independent; nor does a second giver hide the first.
   */
  async give(id: number, giverId: number, manager: EntityManager): Promise<void> {
    await this.entitlements.give(id, giverId, this.config.independence.days, manager);
  }

  /** Call it before an account is disabled, removed or given another role. */
  async lose(account: Pick<Account, 'id' | 'role'>, manager: EntityManager): Promise<void> {
    if (roleCan(account.role, 'accounts.changeRole')) await this.entitlements.lose(account.id, manager);
  }

  /** The active accounts that have a capability, and those that lost it recently. */
  async of(capability: Capability, manager?: EntityManager): Promise<Entitled[]> {
    const { days } = this.config.independence;
    const holding = { roles: rolesThatCan(capability), grants: grantsOf(capability) };
    return await this.entitlements.holders(holding, days, manager);
  }
}
