import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { HiddenItemsRepository } from './hidden-items.repository.js';
import { JUDGING } from './rule-presets.constants.js';

/**
 * Judges items again when a preset that keeps items back has changed. Each item is changed by itself, as when it goes online, so
 * that its sets are counted with it. Several replicas may do so at once.
 */
@Injectable()
export class HiddenItemsService {
  constructor(
    private readonly items: HiddenItemsRepository,
    periodic: PeriodicService,
  ) {
    periodic.every(JUDGING.intervalMs, 'judge items by rule presets', () => this.judge());
  }

  /** Until nothing is left to judge, or the time is over: the next run goes on. */
  async judge(): Promise<void> {
    const until = Date.now() + JUDGING.budgetMs;
    while (Date.now() < until) {
      const walk = await this.items.nextWalk();
      if (!walk) return;
      const { lastId, changed } = await this.items.after(walk.afterId);
      for (const id of changed) await this.items.judge(id);
      await this.items.advance(walk, lastId);
    }
  }
}
