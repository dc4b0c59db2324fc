import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, MoreThan, Repository } from 'typeorm';
import { AuthenticatorApp } from './authenticator-app.entity.js';

@Injectable()
export class AuthenticatorAppsRepository {
  constructor(@InjectRepository(AuthenticatorApp) private readonly apps: Repository<AuthenticatorApp>) {}

  of(accountId: number, manager: EntityManager = this.apps.manager): Promise<AuthenticatorApp | null> {
    return manager.findOneBy(AuthenticatorApp, { accountId });
  }

  async replace(accountId: number, secret: Buffer, period: number, manager: EntityManager): Promise<void> {
    await manager.delete(AuthenticatorApp, { accountId });
    await manager.insert(AuthenticatorApp, { accountId, secret, lastStep: String(period) });
  }

  /** @returns whether the period is later than the last one. Of two uses at once only one succeeds. */
  async use(accountId: number, period: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(AuthenticatorApp)
      .set({ lastStep: String(period), lastUsedAt: () => 'now()' })
      .where('account_id = :accountId AND last_step < :period', { accountId, period })
      .execute();
    return affected === 1;
  }

  /** The next of all, by account. */
  async after(accountId: number, count: number): Promise<Pick<AuthenticatorApp, 'accountId' | 'secret'>[]> {
    return await this.apps.find({
      select: { accountId: true, secret: true },
      where: { accountId: MoreThan(accountId) },
      order: { accountId: 'ASC' },
      take: count,
    });
  }

  /** Unless another app was set up meanwhile. */
  async reseal(
    { accountId, secret }: Pick<AuthenticatorApp, 'accountId' | 'secret'>,
    next: Buffer,
  ): Promise<void> {
    await this.apps.update({ accountId, secret }, { secret: next });
  }

  async remove(accountId: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(AuthenticatorApp, { accountId });
    return affected === 1;
  }
}
