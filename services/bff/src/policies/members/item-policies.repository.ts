import { Injectable } from '@nestjs/common';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { ITEM_IN_TIME, ITEM_IS_DELIVERED } from '../../content/content/content.constants.js';
import { Reads } from '../../platform/database/reads.js';
import { countOf, RULE_HOLDS_ITEM } from '../rules/rule-items.js';
import { type Rule } from '../rules/policy-rules.constants.js';
import { type Policy } from '../policies/policy.entity.js';
import { SET_IS_DELIVERED } from './policy-members.constants.js';

/** A set that holds an item. */
export interface HoldingPolicy extends Pick<
  Policy,
  'contentType' | 'filterType' | 'id' | 'name' | 'number' | 'status'
> {
  /** Whether the set is delivered and the item fits it. */
  isDelivered: boolean;
  /** The rule, if its limit may be reached before the item. */
  limiting: Rule | null;
}

/** The item `$1` fits the sets of its rules by definition. */
const HOLDING = `
  SELECT policy.id, ${SET_IS_DELIVERED} AND ${ITEM_IS_DELIVERED}
           AND policy_holds(policy.content_type, item.kind, item.orientation) AS "isDelivered"
    FROM content_item item
    JOIN policy_member member ON member.item_id = item.id
    JOIN policy ON policy.id = member.policy_id
   WHERE item.id = $1 AND policy.deleted_time IS NULL AND policy.filter_type = 'artificial'
   UNION ALL
  SELECT policy.id, ${SET_IS_DELIVERED} AND ${ITEM_IN_TIME} AND NOT item.hidden
    FROM content_item item
    JOIN policy_rule rule ON ${RULE_HOLDS_ITEM}
    JOIN policy ON policy.rule_id = rule.id
   WHERE item.id = $1 AND item.online = 'online' AND policy.deleted_time IS NULL AND policy.filter_type = 'rules'
     AND policy_holds(policy.content_type, item.kind, item.orientation)`;

@Injectable()
export class ItemPoliciesRepository {
  constructor(private readonly reads: Reads) {}

  async page(itemId: number, { current, pageSize }: PageQuery): Promise<Page<HoldingPolicy>> {
    const list = await this.reads.query<HoldingPolicy[]>(
      `SELECT policy.id, number, name, content_type AS "contentType", filter_type AS "filterType", status, "isDelivered",
              CASE WHEN filter_type = 'rules' AND ${countOf('content_type')} >= (rule.rule ->> 'limit')::int
                   THEN rule.rule END AS limiting
         FROM (SELECT * FROM (${HOLDING}) AS holding ORDER BY id DESC LIMIT $2 OFFSET $3) AS chosen
         JOIN policy ON policy.id = chosen.id
         LEFT JOIN policy_rule rule ON rule.id = policy.rule_id
        ORDER BY policy.id DESC`,
      [itemId, pageSize, (current - 1) * pageSize],
    );
    const [{ total }] = await this.reads.query<[{ total: number }]>(
      `SELECT count(*)::int AS total FROM (${HOLDING}) AS holding`,
      [itemId],
    );
    return { list, total };
  }
}
