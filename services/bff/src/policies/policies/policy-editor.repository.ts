import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Config } from '../../config/config.js';
import { type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { conditionsOf, orderBy } from './policy-conditions.js';
import { columnOf } from './policy-content.js';
import { type PolicySelection } from './policy-query.dto.js';
import { type CreatePolicyDto } from './policy-write.dto.js';
import { Policy } from './policy.entity.js';

/** Access to single policies. */
@Injectable()
export class PolicyEditorRepository {
  constructor(
    @InjectRepository(Policy) private readonly policies: Repository<Policy>,
    private readonly config: Config,
  ) {}

  async find(id: number, manager: EntityManager = this.policies.manager): Promise<Policy | null> {
    return await manager.findOneBy(Policy, { id });
  }

  async findByNumber(number: number, manager: EntityManager): Promise<Policy | null> {
    return await manager.findOneBy(Policy, { number });
  }

  /** Locked until the transaction ends. */
  async lock(id: number, manager: EntityManager): Promise<Policy | null> {
    return await manager.findOne(Policy, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns the key of the new row. */
  async insert(policy: CreatePolicyDto, manager: EntityManager): Promise<number> {
    return (await manager.save(manager.create(Policy, policy))).id;
  }

  async update(id: number, change: Partial<Policy>, manager: EntityManager): Promise<void> {
    await manager.update(Policy, { id }, change);
  }

  /**
   * The previous and next row for a filter and sort order, in the list, or in the bin if the policy is there.
   */
  async neighbours(
    { id, deletedTime }: Policy,
    selection: PolicySelection,
  ): Promise<{ previous: number | null; next: number | null }> {
    const { sort, order } = selection;
    const all = conditionsOf(selection, this.config.timeZone, deletedTime ? 'bin' : 'list');
    const key = `(${columnOf(sort)}, id)`;
    const beside = async (side: SortOrder): Promise<number | null> => {
      const rows = all.with(
        `${key} ${side === 'asc' ? '>' : '<'} (SELECT ${columnOf(sort)}, id FROM policy WHERE id = ?)`,
        id,
      );
      const [found]: { id: number }[] = await this.policies.query(
        `SELECT id FROM policy WHERE ${rows.sql} ORDER BY ${orderBy(sort, side)} LIMIT 1`,
        rows.values,
      );
      return found?.id ?? null;
    };
    const [above, below] = await Promise.all([beside('asc'), beside('desc')]);
    return order === 'asc' ? { previous: below, next: above } : { previous: above, next: below };
  }
}
