import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Actor } from '../../common/auth/actor.js';
import { type Batches, type Share } from '../../common/periodic/batches.js';
import { type PeriodicTask } from '../../common/periodic/periodic-task.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { exclusively } from '../../platform/database/exclusively.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { CONTENT_ITEM_CHANGED } from '../content-items/content-item.event.js';
import { LabelMerge } from './label-merge.entity.js';
import { LABEL_MERGE_CHANGED } from './label-merge.event.js';
import { LabelMergesRepository } from './label-merges.repository.js';
import { LabelPlacesService } from './label-places.service.js';
import { LabelledItemsRepository } from './labelled-items.repository.js';
import { LABEL_MERGING } from './labels.constants.js';

/**
 * Merges labels, one merge after the other, at one replica at a time and in short transactions. What is left to change is found by
 * what names the label, so that a step that is done again changes nothing.
 */
@Injectable()
export class LabelMergeJobService {
  private readonly task: PeriodicTask;
  private readonly batches: Batches<number>;

  constructor(
    private readonly merges: LabelMergesRepository,
    private readonly places: LabelPlacesService,
    private readonly items: LabelledItemsRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    this.batches = periodic.batches('merge labels', LABEL_MERGING.batch, true);
    this.task = periodic.every(LABEL_MERGING.intervalMs, 'merge labels', () => this.run());
  }

  /** Nobody has to wait for the next run. */
  begin(): void {
    this.task.now();
  }

  /** Until nothing is left to merge, or the time is over: the next run goes on. */
  private async run(): Promise<void> {
    const until = Date.now() + LABEL_MERGING.budgetMs;
    const step = (share: Share<number>) =>
      exclusively(this.manager, LABEL_MERGING.jobLock, (manager) => this.step(share, manager));
    while (Date.now() < until && (await this.merges.isNeeded())) if (!(await this.batches.step(step))) return;
  }

  private async step(share: Share<number>, manager: EntityManager): Promise<boolean> {
    const merge = await this.merges.next(share, manager);
    if (!merge) return false;
    const actor = { accountId: merge.accountId, origin: null, requestId: null };
    if (merge.stage === 'moving') await this.move(merge, share.size, actor, manager);
    else await this.stepPlaces(merge, actor, manager);
    return true;
  }

  private async stepPlaces(merge: LabelMerge, actor: Actor, manager: EntityManager): Promise<void> {
    const isAdding = merge.stage === 'adding';
    if (await this.places.step({ merge, actor, isAdding }, manager)) return;
    if (isAdding) await this.merges.change(merge.id, { stage: 'moving' }, manager);
    else await this.end(merge, actor, manager);
  }

  private async move(merge: LabelMerge, most: number, actor: Actor, manager: EntityManager): Promise<void> {
    const { id, moved } = merge;
    const { lastId, ids } = await this.items.next(merge, most, manager);
    if (lastId === null) {
      await this.merges.change(id, { stage: 'taking', afterId: 0 }, manager);
      return;
    }
    if (ids.length > 0) {
      const changes = (await this.items.relabel(ids, merge, manager)).map(
        ({ id: entityId, before, after }) => ({
          entityId,
          before: { labels: before },
          after: { labels: after },
        }),
      );
      await this.audit.record(manager, actor, { entity: 'contentItem', action: 'mergeLabel' }, ...changes);
      await this.events.publish(manager, LABEL_MERGE_CHANGED, {}, { id, action: 'move' });
    }
    await this.merges.change(id, { afterId: lastId, moved: moved + ids.length }, manager);
  }

  /** Not before nothing has the label any more, what was stored meanwhile included. */
  private async end(merge: LabelMerge, actor: Actor, manager: EntityManager): Promise<void> {
    const { id, from, into, fromKey, intoKey, moved } = merge;
    if ((await this.items.anyWith(fromKey, manager)) !== undefined) {
      await this.merges.change(id, { stage: 'moving' }, manager);
      return;
    }
    await this.merges.change(id, { stage: 'done', endedAt: new Date() }, manager);
    const after = { label: from, into, items: moved };
    const change = { entityId: id, before: null, after };
    await this.audit.record(manager, actor, { entity: 'label', action: 'close' }, change);
    await this.events.publish(manager, LABEL_MERGE_CHANGED, {}, { id, action: 'close' });
    // Open lists are notified once, whatever the number of items.
    const item = await this.items.anyWith(intoKey, manager);
    if (item !== undefined)
      await this.events.publish(manager, CONTENT_ITEM_CHANGED, {}, { id: item, action: 'mergeLabel' });
  }
}
