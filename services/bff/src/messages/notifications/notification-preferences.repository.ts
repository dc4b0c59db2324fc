import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { NotificationPreference } from './notification-preference.entity.js';

export type Preferences = Omit<NotificationPreference, 'account'>;

@Injectable()
export class NotificationPreferencesRepository {
  constructor(
    @InjectRepository(NotificationPreference)
    private readonly preferences: Repository<NotificationPreference>,
  ) {}

  /** Those of an account that never chose have version 0. */
  async of(accountId: number): Promise<Preferences> {
    return (await this.preferences.findOneBy({ accountId })) ?? { ...NOTHING_CHOSEN, accountId };
  }

  /** Locked until the transaction ends. */
  async lock(accountId: number, manager: EntityManager): Promise<Preferences> {
    await manager.query(
      'INSERT INTO notification_preference (account_id) VALUES ($1) ON CONFLICT DO NOTHING',
      [accountId],
    );
    return await manager.findOneOrFail(NotificationPreference, {
      where: { accountId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async store({ accountId, ...changes }: Preferences, manager: EntityManager): Promise<void> {
    await manager.update(NotificationPreference, { accountId }, changes);
  }

  /** Messages up to now are in no digest, even if one is chosen again. */
  async endDigest(accountId: number, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE message SET awaits_digest = false WHERE account_id = $1 AND awaits_digest', [
      accountId,
    ]);
  }

  async confirmedEmailOf(accountId: number): Promise<string> {
    const [found]: { email: string }[] = await this.preferences.query(
      'SELECT confirmed_email AS email FROM account WHERE id = $1',
      [accountId],
    );
    return found?.email ?? '';
  }
}

const NOTHING_CHOSEN: Omit<Preferences, 'accountId'> = {
  ways: {},
  quietFrom: null,
  quietTo: null,
  digestHour: null,
  digestAt: null,
  version: 0,
};
