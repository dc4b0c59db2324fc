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
