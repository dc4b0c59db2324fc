import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { POLICIES_AT_ONCE, type PolicyAction } from '../policies/policies.constants.js';
import { conditionsOf, type Place } from '../policies/policy-conditions.js';
import { type PolicyFilter } from '../policies/policy-query.dto.js';

/** A row that was changed: its version since, and what its time of deletion was. */
export interface ChangedRow {
  id: number;
  version: number;
  deletedTime: Date | null;
}

/** What each action sets, and on which rows; the others are so already. */
const ACTIONS: Record<PolicyAction, { set: string; where: string }> = {
  online: { set: `status = 'online'`, where: `deleted_time IS NULL AND status <> 'online'` },
  offline: { set: `status = 'offline'`, where: `deleted_time IS NULL AND status <> 'offline'` },
  delete: { set: `deleted_time = date_trunc('milliseconds', now())`, where: 'deleted_time IS NULL' },
  restore: { set: 'deleted_time = NULL', where: 'deleted_time IS NOT NULL' },
};

@Injectable()
export class PolicyChangesRepository {
  constructor(private readonly config: Config) {}

  /** Keys of all that match, locked until the transaction ends; one more than may be changed where there are more. */
  async lockMatching(manager: EntityManager, filter: PolicyFilter, place: Place): Promise<number[]> {
    const rows = conditionsOf(filter, this.config.timeZone, place);
    const found: { id: number }[] = await manager.query(
      `SELECT id FROM policy WHERE ${rows.sql} ORDER BY id LIMIT ${POLICIES_AT_ONCE + 1} FOR UPDATE`,
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

  /** The rows among these that are no longer as they were left, or gone. Locks the others. */
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

  /** Sets of each row the members that are given; the others stay as they are. */
  async put(manager: EntityManager, ids: number[], members: object[]): Promise<void> {
    if (ids.length === 0) return;
    await manager.query(
      `UPDATE policy SET
         number = coalesce((given->>'number')::int, number),
         name = coalesce(given->>'name', name),
         content_type = coalesce(given->>'contentType', content_type),
         filter_type = coalesce(given->>'filterType', filter_type),
         count = coalesce((given->>'count')::int, count),
         status = coalesce(given->>'status', status),
         created_time = coalesce((given->>'createdTime')::timestamptz, created_time),
         deleted_time = CASE WHEN given ? 'deletedTime' THEN (given->>'deletedTime')::timestamptz ELSE deleted_time END,
         version = version + 1, updated_time = now()
       FROM unnest($1::int[], $2::jsonb[]) AS change (id, given) WHERE policy.id = change.id`,
      [ids, members.map((given) => JSON.stringify(given))],
    );
  }

  /** For good; only what an import that is undone had added. */
  async remove(manager: EntityManager, ids: number[]): Promise<void> {
    if (ids.length > 0) await manager.query('DELETE FROM policy WHERE id = ANY($1::int[])', [ids]);
  }
}
