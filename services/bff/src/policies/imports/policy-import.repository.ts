import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { Any, EntityManager } from 'typeorm';
import { columnOf, orDefault, sqlTypeOf } from '../policies/policy-content.js';
import {
  POLICY_AUDIT_FIELDS,
  POLICY_IMPORT_FIELDS,
  type PolicyImportField,
} from '../policies/policy-fields.constants.js';
import { Policy } from '../policies/policy.entity.js';

/** The policy values in a row of a sheet. Blank cells are omitted. */
export type PolicyValues = Partial<Pick<Policy, PolicyImportField>>;

@Injectable()
export class PolicyImportRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /**
   * The policies with these numbers, including those in the bin. Locked in the transaction of the manager, if
   * there is one.
   */
  async policiesOf(numbers: number[], manager?: EntityManager): Promise<Policy[]> {
    return await (manager ?? this.manager).find(Policy, {
      where: { number: Any(numbers) },
      order: { id: 'ASC' },
      ...(manager ? { lock: { mode: 'pessimistic_write' } } : {}),
    });
  }

  /** Inserts rows with a number first, so that no generated number takes one of theirs. */
  async add(manager: EntityManager, policies: PolicyValues[]): Promise<Policy[]> {
    const [numbered, others] = [
      policies.filter(({ number }) => number !== undefined),
      policies.filter(({ number }) => number === undefined),
    ];
    return [...(await this.addAll(manager, numbered)), ...(await this.addAll(manager, others))];
  }

  private async addAll(manager: EntityManager, policies: PolicyValues[]): Promise<Policy[]> {
    if (policies.length === 0) return [];
    const columns = POLICY_IMPORT_FIELDS.map(columnOf).join(', ');
    const arrays = POLICY_IMPORT_FIELDS.map((field, at) => `$${at + 1}::${sqlTypeOf(field)}[]`);
    const added = (['id', ...POLICY_AUDIT_FIELDS] as const).map(
      (field) => `${columnOf(field)} AS "${field}"`,
    );
    return await manager.query(
      `INSERT INTO policy (${columns})
       SELECT ${POLICY_IMPORT_FIELDS.map(orDefault).join(', ')}
         FROM unnest(${arrays.join(', ')}) AS row (${columns})
       RETURNING ${added.join(', ')}`,
      POLICY_IMPORT_FIELDS.map((field) => policies.map((policy) => policy[field] ?? null)),
    );
  }
}
