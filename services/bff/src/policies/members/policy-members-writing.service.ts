import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Violation } from '../../common/contract/violation.js';
import { AppError } from '../../common/errors/app-error.js';
import { type AuditedChange } from '../../platform/audit/audit.service.js';
import { type FilterType } from '../policies/policies.constants.js';
import { type PolicyDetailDto } from '../policies/policy.dto.js';
import { PolicyEditorService } from '../policies/policy-editor.service.js';
import { type Policy } from '../policies/policy.entity.js';
import { normalRule, type Rule } from '../rules/policy-rules.constants.js';
import { PolicyRulesRepository } from './policy-rules.repository.js';
import { checkRule } from './check-rule.js';
import { type SetPolicyItemsDto, type SetPolicyRuleDto } from './policy-items.dto.js';
import { type LockedItem, PolicyMembersRepository } from './policy-members.repository.js';

/** Changes what sets hold, with the history, the version and the notices of any other edit. */
@Injectable()
export class PolicyMembersWritingService {
  constructor(
    private readonly editor: PolicyEditorService,
    private readonly members: PolicyMembersRepository,
    private readonly rules: PolicyRulesRepository,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError notFound, setFollowsRule, contractBroken, or conflict with the current policy. */
  async setItems(
    actor: SignedInActor,
    id: number,
    { version, itemIds }: SetPolicyItemsDto,
  ): Promise<PolicyDetailDto> {
    refuseTwice(itemIds);
    return await this.manager.transaction(async (manager) => {
      const items = await this.members.lockItems(itemIds, manager);
      const policy = await this.open(id, { version, filterType: 'artificial' }, manager);
      const held = await this.members.itemIds(id, manager);
      await this.refuseUnfit(policy, { itemIds, items, held }, manager);
      if (held.join() === itemIds.join()) return this.editor.detail(policy);
      await this.members.replace(id, itemIds, manager);
      const edit = editOf(policy, { items: held }, { items: itemIds });
      // Whatever is written as the count, the database counts.
      return await this.editor.store(policy, { changed: { count: policy.count }, edit }, actor, manager);
    });
  }

  /** @throws AppError notFound, setIsArtificial, contractBroken, or conflict with the current policy. */
  async setRule(
    actor: SignedInActor,
    id: number,
    { version, rule: given }: SetPolicyRuleDto,
  ): Promise<PolicyDetailDto> {
    if (given !== null) checkRule(given);
    const rule = given && normalRule(given);
    return await this.manager.transaction(async (manager) => {
      // The rule is locked before the set: so does what counts rules.
      const ruleId = rule && (await this.rules.keep(rule, manager));
      const policy = await this.open(id, { version, filterType: 'rules' }, manager);
      if (policy.ruleId === ruleId) return this.editor.detail(policy);
      const old = policy.ruleId === null ? null : await this.rules.get(policy.ruleId, manager);
      const { before, after } = differingParts(old, rule);
      const edit = editOf(policy, before, after);
      return await this.editor.store(policy, { changed: { ruleId }, edit }, actor, manager);
    });
  }

  private async open(
    id: number,
    { version, filterType }: { version: number; filterType: FilterType },
    manager: EntityManager,
  ): Promise<Policy> {
    const policy = await this.editor.open(id, version, manager);
    if (policy.filterType !== filterType)
      throw new AppError(filterType === 'artificial' ? 'setFollowsRule' : 'setIsArtificial');
    return policy;
  }

  /** Names each item by its place in the list. What the set held before may stay, whatever it became. */
  private async refuseUnfit(
    { contentType }: Policy,
    { itemIds, items, held }: { itemIds: number[]; items: LockedItem[]; held: number[] },
    manager: EntityManager,
  ): Promise<void> {
    const kept = new Set(held);
    const known = new Set(
      items.filter(({ id, state }) => kept.has(id) || state !== 'removed').map(({ id }) => id),
    );
    const unfit = await this.members.unfit(contentType, itemIds, manager);
    const violations = itemIds.flatMap((id, at): Violation[] => {
      const field = `itemIds.${at}`;
      if (!known.has(id)) return [{ field, rule: 'itemUnknown', params: { id } }];
      return unfit.has(id) && !kept.has(id) ? [{ field, rule: 'itemUnfit', params: { id } }] : [];
    });
    if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
  }
}

/** The history entry of a change of what the set holds. */
function editOf({ id, version }: Policy, before: object, after: object): AuditedChange {
  return { entityId: id, before: { ...before, version }, after: { ...after, version: version + 1 } };
}

function refuseTwice(itemIds: number[]): void {
  const seen = new Set<number>();
  const violations = itemIds.flatMap((id, at): Violation[] => {
    const isTwice = seen.has(id);
    seen.add(id);
    return isTwice ? [{ field: `itemIds.${at}`, rule: 'unique', params: { id } }] : [];
  });
  if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
}

/** For the history: each part of the rule that differs. */
function differingParts(old: Rule | null, rule: Rule | null): { before: object; after: object } {
  const names = Object.keys({ ...old, ...rule }) as (keyof Rule)[];
  const differing = names.filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(rule?.[name]));
  const partsOf = (from: Rule | null) =>
    from === null ? null : Object.fromEntries(differing.map((name) => [name, from[name] ?? null]));
  return { before: { rule: partsOf(old) }, after: { rule: partsOf(rule) } };
}
