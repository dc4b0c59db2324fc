import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { AccountSettings } from './account-settings.entity.js';

@Injectable()
export class SettingsRepository {
  constructor(@InjectRepository(AccountSettings) private readonly settings: Repository<AccountSettings>) {}

  async of(accountId: number): Promise<object | null> {
    return (await this.settings.findOneBy({ accountId }))?.values ?? null;
  }

  async store(accountId: number, values: object, manager: EntityManager): Promise<void> {
    await manager.upsert(AccountSettings, { accountId, values }, ['accountId']);
  }
}
