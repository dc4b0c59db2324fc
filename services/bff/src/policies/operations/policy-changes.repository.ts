import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { MAX_POLICIES_PER_OPERATION, type PolicyAction } from '../policies/policies.constants.js';
import { conditionsOf, type PolicyScope } from '../policies/policy-conditions.js';
import { columnOf, sqlTypeOf } from '../policies/policy-content.js';
import { POLICY_AUDIT_FIELDS, type PolicyAuditField } from '../policies/policy-fields.constants.js';
import { type PolicyFilter } from '../policies/policy-query.dto.js';
import { type Policy } from '../policies/policy.entity.js';

/** A changed row: its new version and its previous deletion time. */
export interface ChangedRow {
  id: number;
  version: number;
  deletedTime: Date | null;
}

/** What each action sets, and on which rows. The other rows are already in that state. */
const ACTIONS: Record<PolicyAction, { set: string; where: string }> = {
  online: { set: `status = 'online'`, where: `deleted_time IS NULL AND status <> 'online'` },
  offline: { set: `status = 'offline'`, where: `deleted_time IS NULL AND status <> 'offline'` },
  delete: { set: `deleted_time = date_trunc('milliseconds', now())`, where: 'deleted_time IS NULL' },
  restore: { set: 'deleted_time = NULL', where: 'deleted_time IS NOT NULL' },
};

const GIVEN = POLICY_AUDIT_FIELDS.filter((field) => field !== 'version').map(setGiven);

/** SQL that sets a field from the JSON `given` if the JSON contains it. */
function setGiven(field: PolicyAuditField): string {
  const column = columnOf(field);
  return `${column} = CASE WHEN given ? '${field}' THEN (given->>'${field}')::${sqlTypeOf(field)} ELSE ${column} END`;
}

@Injectable()
export class PolicyChangesRepository {
  constructor(private readonly config: Config) {}

  /**
   * Keys of all matching rows, locked until the transaction ends. If there are more than the limit, returns
   * one more than the limit.
   */
  async lockMatching(manager: EntityManager, filter: PolicyFilter, scope: PolicyScope): Promise<number[]> {
    const rows = conditionsOf(filter, this.config.timeZone, scope);
    const found: { id: number }[] = await manager.query(
      `SELECT id FROM policy WHERE ${rows.sql} ORDER BY id LIMIT ${MAX_POLICIES_PER_OPERATION + 1} FOR UPDATE`,
      rows.values,
    );
    return found.map(({ id }) => id);
  }

  async change(manager: EntityManager, action: PolicyAction, ids: number[]): Promise<ChangedRow[]> {
    const { set, where } = ACTIONS[action];
    const [changed]: [ChangedRow[], number] = await manager.query(
      `WITH old AS (SELECT id, deleted_time FROM policy WHERE id = ANY($1::int[]) AND ${where} ORDER BY id FOR UPDATE)
       UPDATE policy SET ${set}, version = version + 1, updated_time = now()
         FROM old WHERE policy.id = old.id
       RETURNING policy.id, policy.version,
                 coalesce(policy.deleted_time, old.deleted_time) AS "deletedTime"`,
      [ids],
    );
    return changed;
  }

  /** The rows that were deleted or changed since the operation. Locks the others. */
  async changedSince(manager: EntityManager, ids: number[], versions: number[]): Promise<number> {
    const [{ same }]: [{ same: number }] = await manager.query(
      `WITH same AS (
         SELECT 1 FROM policy JOIN unnest($1::int[], $2::int[]) AS left_as (id, version) USING (id, version)
          ORDER BY id FOR UPDATE OF policy)
       SELECT count(*)::int AS same FROM same`,
      [ids, versions],
    );
    return ids.length - same;
  }

  /** Updates the given fields of each row. The other fields stay unchanged. */
  async put(manager: EntityManager, ids: number[], values: Partial<Policy>[]): Promise<void> {
    if (ids.length === 0) return;
    await manager.query(
      `UPDATE policy SET ${GIVEN.join(', ')}, version = version + 1, updated_time = now()
         FROM unnest($1::int[], $2::jsonb[]) AS change (id, given) WHERE policy.id = change.id`,
      [ids, values.map((given) => JSON.stringify(given))],
    );
  }

  /** Deletes permanently. Only used for rows added by an import that is undone. */
  async remove(manager: EntityManager, ids: number[]): Promise<void> {
    if (ids.length > 0) await manager.query('DELETE FROM policy WHERE id = ANY($1::int[])', [ids]);
  }
}
