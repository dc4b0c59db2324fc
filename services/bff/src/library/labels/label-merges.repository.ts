import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Not, Repository } from 'typeorm';
import { type Share } from '../../common/periodic/batches.js';
import { LabelMerge } from './label-merge.entity.js';
import { LISTED_MERGES } from './labels.constants.js';

const IN_USE = { stage: Not('done' as const) };

@Injectable()
export class LabelMergesRepository {
  constructor(@InjectRepository(LabelMerge) private readonly merges: Repository<LabelMerge>) {}

  /** Those under way first, in their turn; of the others, the newest first. */
  async recent(): Promise<LabelMerge[]> {
    const open = await this.merges.find({
      where: IN_USE,
      order: { id: 'ASC' },
      take: LISTED_MERGES.maxItems,
    });
    const take = LISTED_MERGES.maxItems - open.length;
    if (take === 0) return open;
    return [...open, ...(await this.merges.find({ where: { stage: 'done' }, order: { id: 'DESC' }, take }))];
  }

  async isNeeded(): Promise<boolean> {
    return await this.merges.existsBy(IN_USE);
  }

  async next({ without, only, take }: Share<number>, manager: EntityManager): Promise<LabelMerge | null> {
    const id = only === null ? Not(In(without)) : In(only);
    const merge = await manager.findOne(LabelMerge, { where: { ...IN_USE, id }, order: { id: 'ASC' } });
    if (merge) take([merge.id]);
    return merge;
  }

  /** A merge under way that has one of these labels. */
  async concerning(
    { fromKey, intoKey }: Pick<LabelMerge, 'fromKey' | 'intoKey'>,
    manager: EntityManager,
  ): Promise<LabelMerge | null> {
    return await manager.findOne(LabelMerge, {
      where: [
        { ...IN_USE, fromKey: In([fromKey, intoKey]) },
        { ...IN_USE, intoKey: fromKey },
      ],
    });
  }

  async insert(
    merge: Omit<LabelMerge, 'account' | 'afterId' | 'endedAt' | 'id' | 'moved' | 'stage' | 'startedAt'>,
    manager: EntityManager,
  ): Promise<LabelMerge> {
    return await manager.save(manager.create(LabelMerge, merge));
  }

  async change(id: number, change: Partial<LabelMerge>, manager: EntityManager): Promise<void> {
    await manager.update(LabelMerge, { id }, change);
  }
}
