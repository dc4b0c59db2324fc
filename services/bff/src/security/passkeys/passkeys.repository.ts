import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type PageQuery } from '../../common/paging/page.dto.js';
import { type CredentialUse, Passkey } from './passkey.entity.js';

@Injectable()
export class PasskeysRepository {
  constructor(@InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>) {}

  page(accountId: number, { current, pageSize }: PageQuery): Promise<[Passkey[], number]> {
    return this.passkeys.findAndCount({
      where: { accountId },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
  }

  allOf(accountId: number, manager: EntityManager = this.passkeys.manager): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { accountId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  count(accountId: number, manager: EntityManager = this.passkeys.manager): Promise<number> {
    return manager.countBy(Passkey, { accountId });
  }

  /** Null if nobody has it. */
  byCredential(
    credentialId: string,
    manager: EntityManager = this.passkeys.manager,
  ): Promise<Passkey | null> {
    return manager.findOneBy(Passkey, { credentialId });
  }

  async insert(passkey: Omit<Passkey, 'account' | 'createdAt' | 'lastUsedAt'>, manager: EntityManager) {
    await manager.insert(Passkey, passkey);
  }

  async use(id: string, { counter, backedUp }: CredentialUse, manager: EntityManager): Promise<void> {
    await manager.update(Passkey, { id }, { counter, backedUp, lastUsedAt: () => 'now()' });
  }

  /** Null if the account has none with this id. */
  async rename(accountId: number, id: string, name: string, manager: EntityManager): Promise<Passkey | null> {
    const before = await manager.findOneBy(Passkey, { accountId, id });
    if (before) await manager.update(Passkey, { accountId, id }, { name });
    return before;
  }

  /** Null if the account has none with this id. */
  async remove(accountId: number, id: string, manager: EntityManager): Promise<Passkey | null> {
    const removed = await manager.findOneBy(Passkey, { accountId, id });
    if (removed) await manager.delete(Passkey, { accountId, id });
    return removed;
  }

  async removeAllOf(accountId: number, manager: EntityManager): Promise<void> {
    await manager.delete(Passkey, { accountId });
  }
}
