import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { CardsService } from '../../content/cards/cards.service.js';
import { labelKeysIn } from '../../platform/database/label-keys.js';
import { type LabelChange, type LabelPlace, LabelPlacesService } from '../labels/label-places.service.js';
import { QualityInspectionsRepository } from './quality-inspections.repository.js';

const NAMES = `${labelKeysIn("conditions -> 'labels'")} @> ARRAY`;

/** The labels by which items come into queues. Removed queues can be restored, so they follow, too. */
@Injectable()
export class QueueLabelsService implements LabelPlace {
  readonly name = 'queues';

  constructor(
    private readonly queues: QualityInspectionsRepository,
    private readonly cards: CardsService,
    places: LabelPlacesService,
  ) {
    places.register(this);
  }

  async count(key: string, manager: EntityManager): Promise<number> {
    return (await this.naming(key, null, manager)).length;
  }

  async change(change: LabelChange, manager: EntityManager): Promise<boolean> {
    const { isAdding, merge } = change;
    const ids = await this.naming(merge.fromKey, isAdding ? merge.intoKey : null, manager);
    for (const id of ids) await this.changeOne(id, change, manager);
    return ids.length > 0;
  }

  /** There are few queues. @param without a label that they do not name */
  private async naming(key: string, without: string | null, manager: EntityManager): Promise<number[]> {
    const found: { id: number }[] = await manager.query(
      `SELECT id FROM quality_queue WHERE ${NAMES}[$1::text] AND ($2::text IS NULL OR NOT ${NAMES}[$2::text]) ORDER BY id`,
      [key, without],
    );
    return found.map(({ id }) => id);
  }

  private async changeOne(
    id: number,
    { labelsOf, actor }: LabelChange,
    manager: EntityManager,
  ): Promise<void> {
    const queue = await this.queues.lock(id, manager);
    if (!queue?.conditions.labels) return;
    const { title, conditions } = queue;
    const [before, after] = [
      { labels: queue.conditions.labels },
      { labels: labelsOf(queue.conditions.labels) },
    ];
    const edited = { title, conditions: { ...conditions, ...after } };
    const { version } = await this.queues.edit(queue, edited, manager);
    const section = 'qualityInspection';
    await this.cards.record(manager, actor, { section, id, version, action: 'edit', before, after });
  }
}
