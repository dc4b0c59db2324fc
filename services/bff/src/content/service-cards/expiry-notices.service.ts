import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { CardsService } from '../cards/cards.service.js';
import { SYSTEM } from '../../common/auth/actor.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { expiryNotice } from './expiry-notice.js';
import { EXPIRY_CHECK_INTERVAL_MS } from './service-cards.constants.js';
import { type DueNotice, ServiceNoticesRepository } from './service-notices.repository.js';

/**
 * Notifies the administrators once when a service is about to expire or has expired, regardless of the number
 * of replicas.
 */
@Injectable()
export class ExpiryNoticesService {
  constructor(
    private readonly notices: ServiceNoticesRepository,
    private readonly cards: CardsService,
    private readonly sender: MessageSenderService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    periodic.every(EXPIRY_CHECK_INTERVAL_MS, 'tell of services that expire', async () => {
      await this.send();
    });
  }

  /**
   * @param now overrides the time of the database
   * @returns the number of notices sent
   */
  async send(now?: Date): Promise<number> {
    return await this.manager.transaction(async (manager) => {
      if (!(await this.notices.lock(manager))) return 0;
      const due = await this.notices.claimDue(manager, now);
      await this.sender.send(manager, ...due.map((service) => expiryNotice(service, this.config.timeZone)));
      for (const service of due.filter(({ days }) => days === 0)) await this.markExpired(service, manager);
      return due.length;
    });
  }

  /**
   * Expiry itself writes nothing to the database. This adds it to the history and notifies connected clients.
   */
  private async markExpired({ id, version }: DueNotice, manager: EntityManager): Promise<void> {
    const [before, after] = [{ state: 'active' }, { state: 'expired' }];
    await this.cards.record(manager, SYSTEM, {
      ...{ section: 'service', id, version, action: 'expire' },
      ...{ before, after },
    });
  }
}
