import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { inShare, type Share } from '../../common/periodic/batches.js';
import { ITEM_IN_TIME } from '../../content/content/content.constants.js';
import { RULE_HOLDS_ITEM } from '../rules/rule-items.js';
import { RULES_AT_ONCE, TIMED_RULES_EVERY } from './policy-members.constants.js';

/** The set ids of a task are read in their order, after the last one. */
interface Walk {
  id: string;
  itemId: number | null;
  ruleId: number | null;
  afterId: number;
}

/** Sets that hold an item of one of these tasks by hand: the change of the item has counted them. */
const HOLDERS = `
  SELECT DISTINCT policy_id AS id FROM policy_member WHERE item_id IN (SELECT item_id FROM policy_recount WHERE id = ANY($1))`;

/** Items of which a time has passed that was not followed yet. */
const TURNING = `
  SELECT item.id FROM content_item item
   WHERE (item.online_from IS NOT NULL OR item.online_until IS NOT NULL) AND item.in_time <> ${ITEM_IN_TIME}`;

/** What is counted again, in steps that lock few rows. */
@Injectable()
export class PolicyRecountsRepository {
  /**
   * Takes the oldest changes, and marks the rules that they concern.
   * @returns how many there were, and the sets that were counted with them: one more than `mostIds`, if there are more
   */
  async takeChanges(
    manager: EntityManager,
    { size, without, only, take }: Share<string>,
    mostIds: number,
  ): Promise<{ taken: number; ids: number[] }> {
    const tasks: { id: string }[] = await manager.query(
      `SELECT id FROM policy_recount WHERE states IS NOT NULL AND ${inShare('id')} ORDER BY id LIMIT $3`,
      [without, only, size],
    );
    if (tasks.length === 0) return { taken: 0, ids: [] };
    const taken = tasks.map(({ id }) => id);
    take(taken);
    // Rules are always locked in the order of their keys.
    await manager.query(
      `UPDATE policy_rule SET counted_at = '-infinity' WHERE id IN (SELECT id FROM policy_rule WHERE id IN (
         SELECT rule_id FROM policy_recount WHERE id = ANY($1)
          UNION
         SELECT rule.id
           FROM (SELECT DISTINCT subject, language, source, labels, author_id, ages_from, ages_to, published_at
                   FROM policy_recount, jsonb_to_recordset(states) AS item (
                          subject text, language text, source text, labels text[], author_id int, ages_from int,
                          ages_to int, published_at timestamptz)
                  WHERE id = ANY($1)) AS item
           JOIN policy_rule rule ON ${RULE_HOLDS_ITEM}) ORDER BY id FOR NO KEY UPDATE)`,
      [taken],
    );
    const holders: { id: number }[] = await manager.query(`${HOLDERS} LIMIT $2`, [taken, mostIds + 1]);
    await manager.query(
      `WITH done AS (DELETE FROM policy_recount WHERE id = ANY($1) AND after_id IS NULL)
       UPDATE policy_recount SET states = NULL WHERE id = ANY($1) AND after_id IS NOT NULL`,
      [taken],
    );
    return { taken: taken.length, ids: holders.map(({ id }) => id) };
  }

  async isNeeded(manager: EntityManager): Promise<boolean> {
    const [{ needed }]: [{ needed: boolean }] = await manager.query(
      `SELECT EXISTS (SELECT FROM policy_recount) OR EXISTS (SELECT FROM policy_rule WHERE counted_at = '-infinity')
           OR EXISTS (SELECT FROM policy_rule WHERE rule ? 'newerThanDays' AND counted_at < now() - $1::interval)
           OR EXISTS (${TURNING}) AS needed`,
      [TIMED_RULES_EVERY],
    );
    return needed;
  }

  /** A trigger computes what is written, and another one counts what holds the items. @returns the items */
  async followTimes(manager: EntityManager, { size, without, only, take }: Share<number>): Promise<number[]> {
    const turning: { id: number }[] = await manager.query(
      `${TURNING} AND ${inShare('item.id')} ORDER BY item.id LIMIT $3`,
      [without, only, size],
    );
    const ids = turning.map(({ id }) => id);
    if (ids.length === 0) return [];
    take(ids);
    await manager.query(
      `WITH turning AS (SELECT id FROM content_item WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE)
       UPDATE content_item SET in_time = in_time FROM turning WHERE content_item.id = turning.id`,
      [ids],
    );
    return ids;
  }

  /** The rules that are marked, and those that depend on the time and were not counted for a while, by their keys. */
  async dueRules(manager: EntityManager, { size, without, only }: Share<number>): Promise<number[]> {
    const rules: { id: number }[] = await manager.query(
      `SELECT id FROM (
         (SELECT id, counted_at FROM policy_rule WHERE counted_at = '-infinity' AND ${inShare('id')}
           ORDER BY id LIMIT $3)
          UNION
         (SELECT id, counted_at FROM policy_rule
           WHERE rule ? 'newerThanDays' AND counted_at < now() - $4::interval AND ${inShare('id')}
           ORDER BY counted_at LIMIT $3)
         ORDER BY counted_at, id LIMIT $3) AS due
       ORDER BY id`,
      [without, only, size, TIMED_RULES_EVERY],
    );
    return rules.map(({ id }) => id);
  }

  /** The sets of a rule whose number of items has changed have to follow. */
  async walkSetsOf(ruleId: number, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO policy_recount (rule_id, after_id) VALUES ($1, 0)', [ruleId]);
  }

  async nextWalk(manager: EntityManager, { without, only, take }: Share<string>): Promise<Walk | undefined> {
    const [walk]: Walk[] = await manager.query(
      `SELECT id, item_id AS "itemId", rule_id AS "ruleId", after_id AS "afterId"
         FROM policy_recount WHERE states IS NULL AND ${inShare('id')} ORDER BY id LIMIT 1`,
      [without, only],
    );
    if (walk) take([walk.id]);
    return walk;
  }

  /** Counts the next sets. @returns those whose count has changed */
  async walk(
    { id, itemId, ruleId, afterId }: Walk,
    { size }: Share<string>,
    manager: EntityManager,
  ): Promise<number[]> {
    const [sql, ...of] = setsOf(itemId, ruleId);
    const sets: { id: number }[] = await manager.query(
      `SELECT id FROM policy WHERE id IN (${sql} ORDER BY 1 LIMIT $2) ORDER BY id FOR UPDATE`,
      [afterId, size, ...of],
    );
    const ids = sets.map((set) => set.id);
    const last = ids.at(-1);
    if (last === undefined) await manager.query('DELETE FROM policy_recount WHERE id = $1', [id]);
    else await manager.query('UPDATE policy_recount SET after_id = $2 WHERE id = $1', [id, last]);
    const [changed]: [{ id: number }[], number] = await manager.query(
      `UPDATE policy SET count = count WHERE id = ANY($1::int[]) AND count <> policy_count_of(policy) RETURNING id`,
      [ids],
    );
    return changed.map((set) => set.id);
  }

  /** Rules that no set has any more. One that somebody takes up at this moment stays. */
  async removeUnused(manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM policy_rule WHERE id IN (
         SELECT id FROM policy_rule rule WHERE counted_at < now() - interval '1 day' AND counted_at > '-infinity'
            AND NOT EXISTS (SELECT FROM policy WHERE rule_id = rule.id)
          ORDER BY counted_at LIMIT ${RULES_AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    );
  }
}

/** `$1` is the last set before, `$2` how many. */
function setsOf(itemId: number | null, ruleId: number | null): [string, ...number[]] {
  if (ruleId !== null) return ['SELECT id FROM policy WHERE id > $1 AND rule_id = $3', ruleId];
  if (itemId !== null)
    return ['SELECT policy_id FROM policy_member WHERE policy_id > $1 AND item_id = $3', itemId];
  return ['SELECT id FROM policy WHERE id > $1'];
}
