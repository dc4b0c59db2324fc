import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, MoreThan, MoreThanOrEqual, Repository } from 'typeorm';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { PolicyOperation } from './policy-operation.entity.js';

@Injectable()
export class PolicyOperationsRepository {
  constructor(@InjectRepository(PolicyOperation) private readonly operations: Repository<PolicyOperation>) {}

  async insert(
    operation: Omit<PolicyOperation, 'createdAt' | 'undoneAt'>,
    manager: EntityManager,
  ): Promise<PolicyOperation> {
    return await manager.save(PolicyOperation, operation);
  }

  /** Locked until the transaction ends. */
  async lock(id: string, manager: EntityManager): Promise<PolicyOperation | null> {
    return await manager.findOne(PolicyOperation, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async markUndone(id: string, manager: EntityManager): Promise<void> {
    await manager.update(PolicyOperation, { id }, { undoneAt: new Date() });
  }

  async find(id: string): Promise<PolicyOperation | null> {
    return await this.operations.findOneBy({ id });
  }

  /** Of these operations, the ones of which a policy was deleted or changed since. */
  async changedSince(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const found: { id: string }[] = await this.operations.query(
      `SELECT operation.id FROM unnest($1::uuid[]) AS operation (id)
        WHERE EXISTS (
          SELECT FROM audit_entry entry
            LEFT JOIN policy ON policy.id = entry.entity_id AND policy.version = (entry.after->>'version')::int
           WHERE entry.operation_id = operation.id AND policy.id IS NULL)`,
      [ids],
    );
    return new Set(found.map(({ id }) => id));
  }

  /** Operations that changed at least one row, newest first. */
  async since(moment: Date, { current, pageSize }: PageQuery): Promise<Page<PolicyOperation>> {
    const [list, total] = await this.operations.findAndCount({
      where: { createdAt: MoreThanOrEqual(moment), changed: MoreThan(0) },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
    return { list, total };
  }
}
