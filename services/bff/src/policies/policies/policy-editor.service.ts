import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type AuditEntryPageDto } from '../../platform/audit/audit-entry.dto.js';
import { type AuditedChange, AuditService } from '../../platform/audit/audit.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type PageQuery } from '../../common/paging/page.dto.js';
import { isSameSchedule, scheduleOf, toldSchedule } from '../../common/schedule/schedule.js';
import { type ScheduleDto } from '../../common/schedule/schedule.dto.js';
import { Config } from '../../config/config.js';
import { isDuplicate } from '../../platform/database/is-duplicate.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { PolicyEditorRepository } from './policy-editor.repository.js';
import { auditedContentOf, auditedEditOf, differencesOf } from './policy-content.js';
import { PolicyChangeNotifierService } from './policy-change-notifier.service.js';
import { type PolicySelection } from './policy-query.dto.js';
import { type CreatePolicyDto, type EditPolicyDto } from './policy-write.dto.js';
import { PolicyDetailDto, type PolicyViewDto } from './policy.dto.js';
import { type Policy } from './policy.entity.js';

/** Reads, creates and edits a single policy, and returns its history. */
@Injectable()
export class PolicyEditorService {
  constructor(
    private readonly policies: PolicyEditorRepository,
    private readonly audit: AuditService,
    private readonly notifier: PolicyChangeNotifierService,
    private readonly calls: IdempotencyService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError notFound */
  async view(id: number, selection: PolicySelection): Promise<PolicyViewDto> {
    const policy = await this.existing(id);
    const { previous, next } = await this.policies.neighbours(policy, selection);
    return Object.assign(this.detail(policy), { previousId: previous, nextId: next });
  }

  async history(id: number, query: PageQuery, principal: Principal): Promise<AuditEntryPageDto> {
    return await this.audit.history('policy', id, query, principal);
  }

  /** @throws AppError policyNumberTaken */
  async create(
    actor: SignedInActor,
    key: string | undefined,
    request: CreatePolicyDto,
  ): Promise<PolicyDetailDto> {
    const { accountId } = actor;
    return await this.calls.once({ operation: 'createPolicy', accountId, key, request }, async (manager) => {
      if (request.number !== undefined) await this.refuseTaken(request.number, manager);
      const id = await this.guarded(request.number, () => this.policies.insert(request, manager));
      const policy = await this.existing(id, manager);
      const created = { entityId: id, before: null, after: auditedContentOf(policy) };
      await this.audit.record(manager, actor, { entity: 'policy', action: 'create' }, created);
      await this.notifier.notify(manager, [created]);
      return this.detail(policy);
    });
  }

  /** @throws AppError notFound, policyNumberTaken, or conflict with the current policy. */
  async edit(
    actor: SignedInActor,
    id: number,
    { version, ...content }: EditPolicyDto,
  ): Promise<PolicyDetailDto> {
    return await this.manager.transaction(async (manager) => {
      const policy = await this.open(id, version, manager);
      const changed = differencesOf(policy, content);
      if (Object.keys(changed).length === 0) return this.detail(policy);
      if (changed.number !== undefined) await this.refuseTaken(content.number, manager);
      const edit = auditedEditOf(policy, changed);
      return await this.guarded(content.number, () => this.store(policy, { changed, edit }, actor, manager));
    });
  }

  /** @throws AppError notFound, contractBroken, or conflict with the current policy. */
  async schedule(
    actor: SignedInActor,
    id: number,
    { version, ...times }: ScheduleDto,
  ): Promise<PolicyDetailDto> {
    const { timeZone } = this.config;
    const changed = scheduleOf(times, timeZone);
    return await this.manager.transaction(async (manager) => {
      const policy = await this.open(id, version, manager);
      if (isSameSchedule(policy, changed)) return this.detail(policy);
      const edit = {
        entityId: id,
        before: { ...toldSchedule(policy, timeZone), version },
        after: { ...toldSchedule(changed, timeZone), version: version + 1 },
      };
      return await this.store(policy, { changed, edit }, actor, manager);
    });
  }

  /** Locked until the transaction ends. @throws AppError notFound, or conflict with the current policy. */
  async open(id: number, version: number, manager: EntityManager): Promise<Policy> {
    const policy = await this.policies.lock(id, manager);
    if (!policy) throw new AppError('notFound');
    if (policy.version !== version || policy.deletedTime)
      throw new AppError('conflict', {}, this.detail(policy));
    return policy;
  }

  /** Stores a change of one policy, records it in the history and notifies everybody who has it open. */
  async store(
    { id, version }: Policy,
    { changed, edit }: { changed: Partial<Policy>; edit: AuditedChange },
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<PolicyDetailDto> {
    await this.policies.update(id, { ...changed, version: version + 1, updatedTime: new Date() }, manager);
    await this.audit.record(manager, actor, { entity: 'policy', action: 'edit' }, edit);
    await this.notifier.notify(manager, [edit]);
    return this.detail(await this.existing(id, manager));
  }

  detail(policy: Policy): PolicyDetailDto {
    return PolicyDetailDto.from(policy, this.config.timeZone);
  }

  private async existing(id: number, manager?: EntityManager): Promise<Policy> {
    const policy = await this.policies.find(id, manager);
    if (!policy) throw new AppError('notFound');
    return policy;
  }

  private async refuseTaken(number: number, manager: EntityManager): Promise<void> {
    const holder = await this.policies.findByNumber(number, manager);
    if (holder) throw new AppError('policyNumberTaken', { number }, this.detail(holder));
  }

  /** The number may be taken between the check and the write. */
  private async guarded<Result>(number: number | undefined, write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (isDuplicate(error)) throw new AppError('policyNumberTaken', { number: number ?? '' });
      throw error;
    }
  }
}
