import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, type EntityManager, Repository } from 'typeorm';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { MAX_IMPORTS_PER_ACCOUNT } from '../policies/policies.constants.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { PolicyImport } from './policy-import.entity.js';
import { columnOf, orDefault, sqlTypeOf } from '../policies/policy-content.js';
import { POLICY_AUDIT_FIELDS, POLICY_IMPORT_FIELDS } from '../policies/policy-fields.constants.js';
import { type PolicyValues } from './policy-sheet-row.js';
import { Policy } from '../policies/policy.entity.js';

@Injectable()
export class PolicyImportRepository {
  constructor(@InjectRepository(PolicyImport) private readonly imports: Repository<PolicyImport>) {}

  /** Deletes old imports of the account to make room for the new one. */
  async insert(draft: Omit<PolicyImport, 'createdAt'>): Promise<PolicyImport> {
    const { accountId } = draft;
    const row = { ...draft, createdAt: new Date() };
    await this.imports.manager.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      await manager.query(
        `DELETE FROM policy_import WHERE account_id = $1 AND (created_at < now() - make_interval(hours => $2) OR id IN (
         SELECT id FROM policy_import WHERE account_id = $1 ORDER BY created_at DESC OFFSET $3))`,
        [accountId, UNDO_HOURS, MAX_IMPORTS_PER_ACCOUNT - 1],
      );
      await manager.insert(PolicyImport, row);
    });
    return row;
  }

  async find(accountId: number, id: string): Promise<PolicyImport | null> {
    return await this.imports.findOneBy({ accountId, id });
  }

  /** Null if there is none, or if a confirmation is importing it at this moment. */
  async findUnlocked(accountId: number, id: string): Promise<PolicyImport | null> {
    return await this.imports.manager.transaction((manager) =>
      manager.findOne(PolicyImport, {
        where: { accountId, id },
        lock: { mode: 'pessimistic_read', onLocked: 'skip_locked' },
      }),
    );
  }

  /** Null if there is no such import. Does not load its rows. */
  async fileNameOf(accountId: number, id: string): Promise<string | null> {
    const found = await this.imports.findOne({ select: { fileName: true }, where: { accountId, id } });
    return found?.fileName ?? null;
  }

  async lock(manager: EntityManager, accountId: number, id: string): Promise<PolicyImport | null> {
    return await manager.findOne(PolicyImport, {
      where: { accountId, id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async update(
    id: string,
    change: Partial<Pick<PolicyImport, 'rows' | 'columns' | 'result'>>,
    manager?: EntityManager,
  ) {
    await (manager ?? this.imports.manager).update(PolicyImport, { id }, change);
  }

  /**
   * The policies with these numbers, including those in the bin. Locked in the transaction of the manager, if
   * there is one.
   */
  async policiesOf(numbers: number[], manager?: EntityManager): Promise<Policy[]> {
    return await (manager ?? this.imports.manager).find(Policy, {
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
