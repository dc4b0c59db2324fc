import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { OperationsRepository } from '../../platform/operations/operations.repository.js';
import { PolicyOperation } from './policy-operation.entity.js';

@Injectable()
export class PolicyOperationsRepository extends OperationsRepository<PolicyOperation> {
  constructor(@InjectEntityManager() manager: EntityManager) {
    super(manager, PolicyOperation);
  }

  /** Of these operations, the ones of which a policy was deleted or changed since. */
  async changedSince(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const found: { id: string }[] = await this.manager.query(
      `SELECT operation.id FROM unnest($1::uuid[]) AS operation (id)
        WHERE EXISTS (
          SELECT FROM audit_entry entry
            LEFT JOIN policy ON policy.id = entry.entity_id AND policy.version = (entry.after->>'version')::int
           WHERE entry.operation_id = operation.id AND policy.id IS NULL)`,
      [ids],
    );
    return new Set(found.map(({ id }) => id));
  }
}
