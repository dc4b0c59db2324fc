import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { exclusively } from '../../platform/database/exclusively.js';
import { PolicyChangeNotifierService } from '../policies/policy-change-notifier.service.js';
import { MAX_IDS_PER_EVENT } from '../policies/policies.constants.js';
import { RECOUNT, RECOUNT_LOCK } from './policy-members.constants.js';
import { PolicyRecountsRepository } from './policy-recounts.repository.js';
import { PolicyRulesRepository } from './policy-rules.repository.js';

/** Keeps the counts of sets true when items change, at one replica at a time and in short transactions. */
@Injectable()
export class PolicyRecountsService {
  constructor(
    private readonly recounts: PolicyRecountsRepository,
    private readonly rules: PolicyRulesRepository,
    private readonly notifier: PolicyChangeNotifierService,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    periodic.every(RECOUNT.intervalMs, 'count the items of policies', () => this.recount());
  }

  /** Until nothing is left to count, or the time is over: the next run goes on. */
  async recount(): Promise<void> {
    if (!(await this.recounts.isNeeded(this.manager))) return;
    const until = Date.now() + RECOUNT.budgetMs;
    const steps = [
      (manager: EntityManager) => this.followTimes(manager),
      (manager: EntityManager) => this.takeChanges(manager),
      (manager: EntityManager) => this.countRules(manager),
      (manager: EntityManager) => this.countSets(manager),
    ];
    for (const step of steps)
      while (await exclusively(this.manager, RECOUNT_LOCK, step)) if (Date.now() > until) return;
  }

  private async followTimes(manager: EntityManager): Promise<boolean> {
    return (await this.recounts.followTimes(manager)).length > 0;
  }

  private async takeChanges(manager: EntityManager): Promise<boolean> {
    const { taken, ids } = await this.recounts.takeChanges(manager, MAX_IDS_PER_EVENT);
    await this.notifier.tellOpenLists(manager, ids);
    return taken > 0;
  }

  private async countRules(manager: EntityManager): Promise<boolean> {
    const due = await this.recounts.dueRules(manager);
    for (const id of due)
      if (await this.rules.recount(id, manager)) await this.recounts.walkSetsOf(id, manager);
    if (due.length === 0) await this.recounts.removeUnused(manager);
    return due.length > 0;
  }

  private async countSets(manager: EntityManager): Promise<boolean> {
    const walk = await this.recounts.nextWalk(manager);
    if (!walk) return false;
    await this.notifier.tellOpenLists(manager, await this.recounts.walk(walk, manager));
    return true;
  }
}
