import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import { EntityManager } from 'typeorm';
import { CardsService } from '../cards/cards.service.js';
import { SYSTEM } from '../common/auth/actor.js';
import { Config } from '../config/config.js';
import { MessageSenderService } from '../messages/message-sender.service.js';
import { expiryNotice } from './expiry-notice.js';
import { EXPIRY_CHECK_INTERVAL_MS } from './service-cards.constants.js';
import { type DueNotice, ServiceNoticesRepository } from './service-notices.repository.js';

/** Tells the administrators when a service is about to expire or has expired: once, however many replicas look. */
@Injectable()
export class ExpiryNoticesService implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly notices: ServiceNoticesRepository,
    private readonly cards: CardsService,
    private readonly sender: MessageSenderService,
    private readonly config: Config,
    private readonly logger: PinoLogger,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {
    this.logger.setContext(ExpiryNoticesService.name);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.work = this.check();
    }, EXPIRY_CHECK_INTERVAL_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.work;
  }

  /**
   * @param now instead of the time of the database
   * @returns how many notices went out
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

  /** Nothing is stored for it, time alone did it; the history and open clients hear of it here. */
  private async markExpired({ id, version }: DueNotice, manager: EntityManager): Promise<void> {
    const [before, after] = [{ state: 'active' }, { state: 'expired' }];
    await this.cards.record(manager, SYSTEM, {
      ...{ section: 'service', id, version, action: 'expire' },
      ...{ before, after },
    });
  }

  private async check(): Promise<void> {
    try {
      await this.send();
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot tell of services that expire, will try again');
    }
  }
}
