import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { resealed } from '../../common/sealing/seal.js';
import { Config } from '../../config/config.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WEBHOOK_SECRET } from './webhook-secret.js';
import { CLEANING_INTERVAL_MS } from './webhooks.constants.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** Deletes deliveries past their retention, and seals secrets with the key that is now the first. */
@Injectable()
export class WebhookCleanerService {
  constructor(
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly webhooks: WebhooksRepository,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    periodic.every(CLEANING_INTERVAL_MS, 'keep webhooks in order', () => this.clean());
  }

  async clean(): Promise<void> {
    await this.deliveries.removeOld();
    await this.manager.transaction(async (manager) => {
      for (const { id, secret, oldSecret } of await this.webhooks.lockAll(manager)) {
        const [current, old] = [secret, oldSecret].map(
          (sealed) => sealed && resealed(sealed, WEBHOOK_SECRET, this.config.jwtKeys),
        );
        if (current)
          await this.webhooks.change(id, { secret: current, ...(old ? { oldSecret: old } : {}) }, manager);
      }
    });
  }
}
