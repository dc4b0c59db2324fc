import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type PageQuery } from '../../common/paging/page.dto.js';
import { type ContentItem } from '../../content/content/content-item.entity.js';
import { ITEM_IN_TIME } from '../../content/content/content.constants.js';
import { Reads } from '../../platform/database/reads.js';
import { type ContentType } from '../policies/policies.constants.js';
import { Policy } from '../policies/policy.entity.js';
import { idsInOrder, ruleValues } from '../rules/rule-items.js';
import { type Rule } from '../rules/policy-rules.constants.js';
import {
  DELIVERED_COLUMNS,
  DELIVERED_SET,
  type DeliveredItem,
  type DeliveredSetRow,
} from './delivered-items.js';
import { type UndeliveredReason } from './policy-members.constants.js';
import { PolicyMember } from './policy-member.entity.js';

/** Who reads what a set holds. */
export interface MemberReader {
  accountId: number;
  seesAll: boolean;
}

/** What a set would deliver, as far as a preview needs it. */
export type PreviewedItem = Pick<ContentItem, 'id' | 'title' | 'language' | 'labels'>;

export interface MemberRow extends Pick<
  ContentItem,
  'id' | 'kind' | 'language' | 'online' | 'orientation' | 'title'
> {
  place: number;
  author: { id: number; name: string };
  reason: UndeliveredReason | null;
}

/** The first items of a rule, and how many come before them. */
export interface Slice {
  limit: number;
  offset: number;
}

const ITEM = `
  item.id, item.title, item.kind, item.orientation, item.language, item.online,
  json_build_object('id', author.id, 'name', author.name) AS author`;
/** Of a member of the set with the content type `$2`. */
const REASON = `
  CASE WHEN item.state = 'removed' THEN 'removed'
       WHEN item.online <> 'online' THEN 'offline'
       WHEN NOT ${ITEM_IN_TIME} THEN 'scheduled'
       WHEN item.hidden THEN 'hidden'
       WHEN policy_holds($2::text, item.kind, item.orientation) THEN NULL
       WHEN policy_holds($2::text, item.kind, NULL) THEN 'orientation'
       ELSE 'kind' END`;
/** `$1` is the set, `$3` whether the reader `$4` sees all. */
const MEMBERS = `
  FROM policy_member member JOIN content_item item ON item.id = member.item_id
 WHERE member.policy_id = $1 AND ($3::boolean OR item.online = 'online' OR item.owner_id = $4::int)`;

@Injectable()
export class PolicyMembersRepository {
  constructor(
    @InjectRepository(PolicyMember) private readonly members: Repository<PolicyMember>,
    private readonly reads: Reads,
  ) {}

  async find(id: number): Promise<Policy | null> {
    return await this.members.manager.findOne(Policy, { where: { id }, relations: { rule: true } });
  }

  async page(
    { id, contentType }: Policy,
    { accountId, seesAll }: MemberReader,
    { current, pageSize }: PageQuery,
  ): Promise<{ list: MemberRow[]; total: number; delivered: number }> {
    const values = [id, contentType, seesAll, accountId];
    const list = await this.reads.query<MemberRow[]>(
      `SELECT chosen.place::int AS place, ${ITEM}, chosen.reason
         FROM (SELECT member.place, member.item_id, ${REASON} AS reason ${MEMBERS}
                ORDER BY member.place LIMIT $5 OFFSET $6) AS chosen
         JOIN content_item item ON item.id = chosen.item_id
         JOIN author ON author.id = item.author_id
        ORDER BY chosen.place`,
      [...values, pageSize, (current - 1) * pageSize],
    );
    const [totals] = await this.reads.query<[{ total: number; delivered: number }]>(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE reason IS NULL)::int AS delivered
         FROM (SELECT ${REASON} AS reason ${MEMBERS}) AS member`,
      values,
    );
    return { list, ...totals };
  }

  /** What fulfils the conditions of a rule, also beyond its limit. */
  async ofRule(rule: Rule, contentType: ContentType, { limit, offset }: Slice): Promise<MemberRow[]> {
    const rows = await this.reads.query<MemberRow[]>(
      `SELECT ${ITEM}
         FROM (SELECT id, row_number() OVER () AS place FROM (${idsInOrder(rule.order, '$10', '$11')}) AS found) AS chosen
         JOIN content_item item ON item.id = chosen.id
         JOIN author ON author.id = item.author_id
        ORDER BY chosen.place`,
      [...ruleValues(rule), contentType, limit, offset],
    );
    return rows.map((row, at) => {
      const place = offset + at + 1;
      return { ...row, place, reason: place > rule.limit ? 'limit' : null };
    });
  }

  /** With its members, if they were chosen by hand. Undefined if the set is not delivered now. */
  async delivered(id: number, { limit, offset }: Slice): Promise<DeliveredSetRow | undefined> {
    const [found] = await this.reads.run(DELIVERED_SET, id, limit, offset);
    return found;
  }

  async deliveredOfRule(
    rule: Rule,
    contentType: ContentType,
    { limit, offset }: Slice,
  ): Promise<DeliveredItem[]> {
    const within = Math.min(limit, rule.limit - offset);
    if (within <= 0) return [];
    return await this.reads.query<DeliveredItem[]>(
      `SELECT ${DELIVERED_COLUMNS}
         FROM (SELECT id, row_number() OVER () AS place FROM (${idsInOrder(rule.order, '$10', '$11')}) AS found) AS chosen
         JOIN content_item item ON item.id = chosen.id
         JOIN author ON author.id = item.author_id
        ORDER BY chosen.place`,
      [...ruleValues(rule), contentType, within, offset],
    );
  }

  /** @param presets the parameters of those that keep items back, by their keys, instead of the stored ones */
  async deliveredUnder(
    id: number,
    { contentType, filterType, rule }: DeliveredSetRow,
    presets: object,
  ): Promise<PreviewedItem[]> {
    const columns = 'item.id, item.title, item.language, item.labels';
    const isShown = (parameter: string) =>
      `item.online = 'online' AND ${ITEM_IN_TIME} AND NOT content_is_hidden(item, ${parameter}::jsonb)`;
    const hiding = JSON.stringify(presets);
    if (filterType === 'artificial')
      return await this.reads.query<PreviewedItem[]>(
        `SELECT ${columns} FROM policy_member member JOIN content_item item ON item.id = member.item_id
          WHERE member.policy_id = $1 AND ${isShown('$3')} AND policy_holds($2::text, item.kind, item.orientation)
          ORDER BY member.place`,
        [id, contentType, hiding],
      );
    if (rule === null) return [];
    return await this.reads.query<PreviewedItem[]>(
      `SELECT ${columns}
         FROM (SELECT id, row_number() OVER () AS place
                 FROM (${idsInOrder(rule.order, '$10', '0', isShown('$11'))}) AS found) AS chosen
         JOIN content_item item ON item.id = chosen.id ORDER BY chosen.place`,
      [...ruleValues(rule), contentType, rule.limit, hiding],
    );
  }

  /**
   * Items that exist, locked against a change of what is delivered of them until the transaction ends. Lock them before the
   * set: a change of an item locks the sets that hold it.
   */
  async lockItems(ids: number[], manager: EntityManager): Promise<LockedItem[]> {
    return await manager.query(
      `SELECT id, kind, orientation, state FROM content_item WHERE id = ANY($1::int[]) ORDER BY id FOR SHARE`,
      [ids],
    );
  }

  /** In their order. */
  async itemIds(policyId: number, manager: EntityManager): Promise<number[]> {
    const members = await manager.find(PolicyMember, {
      select: { itemId: true },
      where: { policyId },
      order: { place: 'ASC' },
    });
    return members.map(({ itemId }) => itemId);
  }

  async replace(policyId: number, itemIds: number[], manager: EntityManager): Promise<void> {
    await manager.delete(PolicyMember, { policyId });
    await manager.query(
      `INSERT INTO policy_member (policy_id, item_id, place)
       SELECT $1, item_id, place FROM unnest($2::int[]) WITH ORDINALITY AS chosen (item_id, place)`,
      [policyId, itemIds],
    );
  }

  /** Which of the items a set with this content type cannot hold. */
  async unfit(contentType: ContentType, ids: number[], manager: EntityManager): Promise<Set<number>> {
    const rows: { id: number }[] = await manager.query(
      `SELECT id FROM content_item WHERE id = ANY($2::int[]) AND NOT policy_holds($1::text, kind, orientation)`,
      [contentType, ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}

export type LockedItem = Pick<ContentItem, 'id' | 'state'>;
