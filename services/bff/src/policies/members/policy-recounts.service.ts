import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Batches, type Share } from '../../common/periodic/batches.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { exclusively } from '../../platform/database/exclusively.js';
import { PolicyChangeNotifierService } from '../policies/policy-change-notifier.service.js';
import { MAX_IDS_PER_EVENT } from '../policies/policies.constants.js';
import {
  RECOUNT,
  RECOUNT_LOCK,
  RULES_AT_ONCE,
  SETS_AT_ONCE,
  TASKS_AT_ONCE,
} from './policy-members.constants.js';
import { PolicyRecountsRepository } from './policy-recounts.repository.js';
import { PolicyRulesRepository } from './policy-rules.repository.js';

/** Keeps the counts of sets true when items change, at one replica at a time and in short transactions. */
@Injectable()
export class PolicyRecountsService {
  private readonly items: Batches<number>;
  private readonly changes: Batches<string>;
  private readonly rulesToCount: Batches<number>;
  private readonly walks: Batches<string>;

  constructor(
    private readonly recounts: PolicyRecountsRepository,
    private readonly rules: PolicyRulesRepository,
    private readonly notifier: PolicyChangeNotifierService,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    const job = 'count the items of policies';
    this.items = periodic.batches(job, TASKS_AT_ONCE);
    this.changes = periodic.batches(job, TASKS_AT_ONCE);
    this.rulesToCount = periodic.batches(job, RULES_AT_ONCE);
    this.walks = periodic.batches(job, SETS_AT_ONCE, true);
    periodic.every(RECOUNT.intervalMs, job, () => this.recount());
  }

  /** Until nothing is left to count, or the time is over: the next run goes on. */
  async recount(): Promise<void> {
    const { items, changes, rulesToCount, walks } = this;
    if (!(await this.recounts.isNeeded(this.manager))) {
      for (const batches of [items, changes, rulesToCount, walks]) batches.clear();
      return;
    }
    const until = Date.now() + RECOUNT.budgetMs;
    const whileMore = async <Key extends number | string>(
      batches: Batches<Key>,
      step: (manager: EntityManager, share: Share<Key>) => Promise<boolean>,
    ) => {
      const once = (share: Share<Key>) =>
        exclusively(this.manager, RECOUNT_LOCK, (manager) => step(manager, share));
      while (await batches.step(once)) if (Date.now() > until) return;
    };
    await whileMore(items, (manager, share) => this.followTimes(manager, share));
    await whileMore(changes, (manager, share) => this.takeChanges(manager, share));
    await whileMore(rulesToCount, (manager, share) => this.countRules(manager, share));
    await whileMore(walks, (manager, share) => this.countSets(manager, share));
  }

  private async followTimes(manager: EntityManager, share: Share<number>): Promise<boolean> {
    return (await this.recounts.followTimes(manager, share)).length > 0;
  }

  private async takeChanges(manager: EntityManager, share: Share<string>): Promise<boolean> {
    const { taken, ids } = await this.recounts.takeChanges(manager, share, MAX_IDS_PER_EVENT);
    await this.notifier.tellOpenLists(manager, ids);
    return taken > 0;
  }

  private async countRules(manager: EntityManager, share: Share<number>): Promise<boolean> {
    const due = await this.recounts.dueRules(manager, share);
    for (const id of due) {
      share.take([id]);
      if (await this.rules.recount(id, manager)) await this.recounts.walkSetsOf(id, manager);
    }
    if (due.length === 0) await this.recounts.removeUnused(manager);
    return due.length > 0;
  }

  private async countSets(manager: EntityManager, share: Share<string>): Promise<boolean> {
    const walk = await this.recounts.nextWalk(manager, share);
    if (!walk) return false;
    await this.notifier.tellOpenLists(manager, await this.recounts.walk(walk, share, manager));
    return true;
  }
}
