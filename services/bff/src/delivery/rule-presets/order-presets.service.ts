import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../common/errors/app-error.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { type OrderPresets } from './apply-presets.js';
import { orderOf } from './order-of.js';
import { PRESETS_CACHE_MS, PRESETS_CHANNEL } from './rule-presets.constants.js';
import { RulePresetsRepository } from './rule-presets.repository.js';

const ALL = 'all';

/**
 * The presets that order what is delivered. They are remembered for a second, and forgotten on the notification that one has
 * changed. While the database is away, what was known last still holds.
 */
@Injectable()
export class OrderPresetsService {
  private readonly known = new LRUCache<typeof ALL, OrderPresets>({
    max: 1,
    ttl: PRESETS_CACHE_MS,
    fetchMethod: async () => orderOf(await this.rules.all()),
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnStaleGet: true,
  });

  constructor(
    private readonly rules: RulePresetsRepository,
    notifications: NotificationsService,
  ) {
    notifications.on(PRESETS_CHANNEL, () => {
      this.forget();
    });
  }

  /** What this process has changed holds for its next request. */
  forget(): void {
    this.known.delete(ALL);
  }

  /** @throws AppError unavailable if the database is away and nothing is known yet */
  async current(): Promise<OrderPresets> {
    const known = await this.known.fetch(ALL);
    if (known === undefined) throw new AppError('unavailable');
    return known;
  }
}
