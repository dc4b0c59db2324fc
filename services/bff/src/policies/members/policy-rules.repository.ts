import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Reads } from '../../platform/database/reads.js';
import { PolicyRule } from '../rules/policy-rule.entity.js';
import { idsInOrder, RULE_CONDITIONS, RULE_COUNTS, ruleValues } from '../rules/rule-items.js';
import { normalRule, type Rule, ruleKey } from '../rules/policy-rules.constants.js';

interface RuleCounts {
  img: number;
  horizontalVideo: number;
  verticalVideo: number;
}

@Injectable()
export class PolicyRulesRepository {
  constructor(private readonly reads: Reads) {}

  /** The key of its row, which is locked until the transaction ends, so that nobody counts or removes it meanwhile. */
  async keep(given: Rule, manager: EntityManager): Promise<number> {
    const rule = normalRule(given);
    const counts = await this.count(rule, manager);
    const [{ id, isNew }]: [{ id: number; isNew: boolean }] = await manager.query(
      `INSERT INTO policy_rule (key, rule, img, horizontal_video, vertical_video) VALUES ($1, $2::jsonb, $3, $4, $5)
           ON CONFLICT (key) DO UPDATE SET key = excluded.key
       RETURNING id, xmax = 0 AS "isNew"`,
      [ruleKey(rule), JSON.stringify(rule), counts.img, counts.horizontalVideo, counts.verticalVideo],
    );
    // Whoever follows a change of an item that commits meanwhile does not see this rule yet.
    if (isNew) await manager.query(`INSERT INTO policy_recount (rule_id, states) VALUES ($1, '[]')`, [id]);
    return id;
  }

  /** Sets may take up the rule meanwhile. @returns whether a number has changed */
  async recount(id: number, manager: EntityManager): Promise<boolean> {
    const row = await manager.findOne(PolicyRule, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!row) return false;
    const counts = await this.count(row.rule, manager);
    await manager.update(PolicyRule, { id }, { ...counts, countedAt: () => 'now()' });
    return (['img', 'horizontalVideo', 'verticalVideo'] as const).some((type) => row[type] !== counts[type]);
  }

  async get(id: number, manager: EntityManager): Promise<Rule> {
    return (await manager.findOneByOrFail(PolicyRule, { id })).rule;
  }

  async count(rule: Rule, manager: EntityManager): Promise<RuleCounts> {
    const [counts]: [RuleCounts] = await manager.query(RULE_COUNTS, [...ruleValues(rule), rule.limit]);
    return counts;
  }

  /** How many items fulfil the conditions, regardless of the limit. */
  async total(rule: Rule, contentType: string): Promise<number> {
    const [{ total }] = await this.reads.query<[{ total: number }]>(
      `SELECT count(*)::int AS total FROM content_item item
        WHERE ${RULE_CONDITIONS} AND policy_holds($9::text, item.kind, item.orientation)`,
      [...ruleValues(rule), contentType],
    );
    return total;
  }

  /** Whether the item is within the limit. */
  async delivers(rule: Rule, contentType: string, itemId: number): Promise<boolean> {
    const [{ found }] = await this.reads.query<[{ found: boolean }]>(
      `SELECT EXISTS (SELECT FROM (${idsInOrder(rule.order, '$10')}) AS item WHERE id = $11) AS found`,
      [...ruleValues(rule), contentType, rule.limit, itemId],
    );
    return found;
  }
}
