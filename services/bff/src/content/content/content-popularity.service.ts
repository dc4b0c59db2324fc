import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type PeriodicTask } from '../../common/periodic/periodic-task.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { exclusively } from '../../platform/database/exclusively.js';
import { POPULARITY } from './content.constants.js';

/** Counts how often items were opened lately, at one replica at a time. */
@Injectable()
export class ContentPopularityService implements OnApplicationBootstrap {
  private readonly task: PeriodicTask;

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    this.task = periodic.every(POPULARITY.intervalMs, 'count how often content was opened', () =>
      this.count(),
    );
  }

  /** At once: a month may have begun since. */
  onApplicationBootstrap(): void {
    this.task.now();
  }

  /** Writes only what has changed. */
  async count(): Promise<void> {
    await exclusively(this.manager, POPULARITY.lock, async (manager) => {
      await manager.query(
        `UPDATE content_popularity SET clicks = counted.clicks
           FROM (SELECT known.item_id, coalesce(recent.clicks, 0) AS clicks
                   FROM content_popularity known
                   LEFT JOIN (SELECT item_id, sum(clicks) AS clicks FROM content_month
                               WHERE month >= date_trunc('month', now()) - interval '1 month' GROUP BY item_id) AS recent
                     ON recent.item_id = known.item_id
                  WHERE known.clicks <> coalesce(recent.clicks, 0)) AS counted
          WHERE content_popularity.item_id = counted.item_id`,
      );
    });
  }
}
