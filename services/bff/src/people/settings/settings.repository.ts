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

  /**
   * Merges `change` into the stored settings in one statement, so that no change from another device is lost.
   */
  async change(accountId: number, change: object, manager: EntityManager): Promise<object> {
    const rows: [{ values: object }] = await manager.query(
      `INSERT INTO account_settings AS kept (account_id, values) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET values = kept.values || excluded.values
       RETURNING values`,
      [accountId, change],
    );
    return rows[0].values;
  }
}
