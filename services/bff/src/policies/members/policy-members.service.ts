import { Injectable } from '@nestjs/common';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { ContentItemsService } from '../../library/content-items/content-items.service.js';
import { type Policy } from '../policies/policy.entity.js';
import { type Rule } from '../rules/policy-rules.constants.js';
import { PolicyRulesRepository } from './policy-rules.repository.js';
import { type DeliveredItem, type DeliveredSet } from './delivered-items.js';
import { type ItemPolicyDto } from './item-policies.dto.js';
import { type HoldingPolicy, ItemPoliciesRepository } from './item-policies.repository.js';
import {
  type PolicyItemDto,
  type PolicyItemPageDto,
  type PolicyRulePreviewDto,
  type PreviewPolicyRuleDto,
} from './policy-items.dto.js';
import { PREVIEWED_ITEMS } from './policy-members.constants.js';
import {
  type MemberReader,
  type MemberRow,
  PolicyMembersRepository,
  type PreviewedItem,
  type Slice,
} from './policy-members.repository.js';
import { checkRule } from './check-rule.js';

// The delivery selects sets and items by the same columns.
export {
  DELIVERED_COLUMNS,
  type DeliveredItem,
  type DeliveredSet,
  ITEM,
  SET,
  SET_COLUMNS,
} from './delivered-items.js';
export { WITH_OVERVIEW } from './set-overview.js';

/** A set and what it delivers. */
export interface Delivered {
  set: DeliveredSet;
  items: DeliveredItem[];
}

/** Tells what sets hold and what they deliver. */
@Injectable()
export class PolicyMembersService {
  constructor(
    private readonly members: PolicyMembersRepository,
    private readonly rules: PolicyRulesRepository,
    private readonly holders: ItemPoliciesRepository,
    private readonly items: ContentItemsService,
  ) {}

  /** @throws AppError notFound */
  async page(id: number, query: PageQuery, principal: Principal): Promise<PolicyItemPageDto> {
    const policy = await this.members.find(id);
    if (!policy) throw new AppError('notFound');
    const { filterType, contentType, version } = policy;
    const reader = { accountId: principal.accountId, seesAll: can(principal, 'content.seeAll') };
    const rule = policy.rule?.rule ?? null;
    const { list, ...totals } = await this.heldBy(policy, query, reader);
    return { filterType, contentType, version, rule, ...totals, list: list.map(itemOf) };
  }

  /** @throws AppError contractBroken */
  async preview({ contentType, rule }: PreviewPolicyRuleDto): Promise<PolicyRulePreviewDto> {
    checkRule(rule);
    const [total, list] = await Promise.all([
      this.rules.total(rule, contentType),
      this.members.ofRule(rule, contentType, { limit: PREVIEWED_ITEMS, offset: 0 }),
    ]);
    return { total, list: list.map(itemOf) };
  }

  /** The sets that hold an item. @throws AppError notFound if the item is not theirs to read */
  async policiesOf(itemId: number, query: PageQuery, principal: Principal): Promise<Page<ItemPolicyDto>> {
    await this.items.get(itemId, principal);
    const { list, total } = await this.holders.page(itemId, query);
    return { list: await Promise.all(list.map((holder) => this.holderOf(holder, itemId))), total };
  }

  /**
   * A set and what it delivers now, in its order. Undefined if the set is not delivered: it is offline, in the bin, or outside of
   * its time.
   */
  async deliveredOf(policyId: number, slice: Slice): Promise<Delivered | undefined> {
    const found = await this.members.delivered(policyId, slice);
    if (!found) return undefined;
    const { filterType: _filterType, members, ...set } = found;
    const ofRule = set.rule ? await this.members.deliveredOfRule(set.rule, set.contentType, slice) : [];
    return { set, items: members ?? ofRule };
  }

  /**
   * What a set would deliver if these presets kept items back, before any of them orders it.
   * @throws AppError notFound if the set is not delivered
   */
  async deliveredUnder(policyId: number, presets: object): Promise<PreviewedItem[]> {
    const set = await this.members.delivered(policyId, { limit: 0, offset: 0 });
    if (!set) throw new AppError('notFound');
    return await this.members.deliveredUnder(policyId, set, presets);
  }

  private async heldBy(
    policy: Policy,
    query: PageQuery,
    reader: MemberReader,
  ): Promise<{ list: MemberRow[]; total: number; delivered: number }> {
    if (policy.filterType === 'artificial') return await this.members.page(policy, reader, query);
    if (!policy.rule) return { list: [], total: 0, delivered: 0 };
    const { rule } = policy.rule;
    const slice = { limit: query.pageSize, offset: (query.current - 1) * query.pageSize };
    const [total, list] = await Promise.all([
      this.rules.total(rule, policy.contentType),
      this.members.ofRule(rule, policy.contentType, slice),
    ]);
    return { list, total, delivered: Math.min(total, rule.limit) };
  }

  private async holderOf({ limiting, ...holder }: HoldingPolicy, itemId: number): Promise<ItemPolicyDto> {
    const isDelivered = holder.isDelivered && (await this.isWithin(limiting, holder.contentType, itemId));
    return { ...holder, isDelivered };
  }

  private async isWithin(rule: Rule | null, contentType: string, itemId: number): Promise<boolean> {
    return rule === null || (await this.rules.delivers(rule, contentType, itemId));
  }
}

function itemOf({ reason, ...item }: MemberRow): PolicyItemDto {
  return { ...item, isDelivered: reason === null, ...(reason === null ? {} : { reason }) };
}
