import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Account } from './account.entity.js';

@Injectable()
export class AccountsRepository {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  byId(id: number, manager: EntityManager = this.accounts.manager): Promise<Account | null> {
    return manager.findOneBy(Account, { id });
  }

  byUserName(userName: string): Promise<Account | null> {
    return this.accounts.findOneBy({ userName });
  }

  async saveProfile(id: number, profile: Partial<Account>, manager: EntityManager): Promise<void> {
    await manager.update(Account, { id }, profile);
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
