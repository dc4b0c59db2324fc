import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type EntityTarget, In, Repository } from 'typeorm';
import { type AuditEntity } from '../../platform/audit/audit.constants.js';
import { Approval } from './approval.entity.js';

@Injectable()
export class ReviewsRepository {
  constructor(@InjectRepository(Approval) private readonly approvals: Repository<Approval>) {}

  /** In the order in which they were given, with the public fields of the persons. */
  approvalsOf(
    entity: AuditEntity,
    recordIds: number[],
    manager: EntityManager = this.approvals.manager,
  ): Promise<Approval[]> {
    return manager.find(Approval, {
      where: { entity, recordId: In(recordIds) },
      relations: { account: true },
      select: {
        id: true,
        recordId: true,
        accountId: true,
        account: { id: true, name: true, userName: true },
      },
      order: { id: 'ASC' },
    });
  }

  /** The record's version is incremented, as by every change. */
  async approve(
    target: EntityTarget<{ id: number; version: number }>,
    approval: Pick<Approval, 'accountId' | 'entity' | 'recordId'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(Approval, approval);
    await manager.increment(target, { id: approval.recordId }, 'version', 1);
  }

  /** @returns whether the record has this version, which it then keeps until the transaction ends */
  async isUnchanged(
    target: EntityTarget<{ id: number; version: number }>,
    { id, version }: { id: number; version: number },
    manager: EntityManager,
  ): Promise<boolean> {
    const found = await manager.findOne(target, {
      where: { id, version },
      select: { id: true },
      lock: { mode: 'pessimistic_read' },
    });
    return found !== null;
  }

  async endApprovals(entity: AuditEntity, recordId: number, manager: EntityManager): Promise<void> {
    await manager.delete(Approval, { entity, recordId });
  }
}
