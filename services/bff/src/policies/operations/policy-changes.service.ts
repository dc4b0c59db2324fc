import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type AuditedChange } from '../../platform/audit/audit.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { MAX_POLICIES_PER_OPERATION, type PolicyAction } from '../policies/policies.constants.js';
import { type ChangedRow, PolicyChangesRepository } from './policy-changes.repository.js';
import { type ChangeChosenPoliciesDto, type ChangeMatchingPoliciesDto } from './policy-changes.dto.js';
import { PolicyOperationDto } from '../operations/policy-operations.dto.js';
import { PolicyOperationsService } from '../operations/policy-operations.service.js';

/**
 * Applies the same change to many policies in one transaction, with one audit entry per row. It can be undone
 * as a whole.
 */
@Injectable()
export class PolicyChangesService {
  constructor(
    private readonly changes: PolicyChangesRepository,
    private readonly operations: PolicyOperationsService,
    private readonly calls: IdempotencyService,
    private readonly config: Config,
  ) {}

  async changeChosen(
    actor: SignedInActor,
    key: string | undefined,
    request: ChangeChosenPoliciesDto,
  ): Promise<PolicyOperationDto> {
    const { accountId } = actor;
    return await this.calls.once({ operation: 'changePolicies', accountId, key, request }, (manager) =>
      this.change(manager, actor, request.action, [...new Set(request.ids)]),
    );
  }

  /** @throws AppError conflict if the filter matches a different number of rows than the user was shown. */
  async changeMatching(
    actor: SignedInActor,
    key: string | undefined,
    request: ChangeMatchingPoliciesDto,
  ): Promise<PolicyOperationDto> {
    const { accountId } = actor;
    const { action, filter, expectedTotal } = request;
    return await this.calls.once(
      { operation: 'changeMatchingPolicies', accountId, key, request },
      async (manager) => {
        const scope = action === 'restore' ? 'bin' : 'list';
        const ids = await this.changes.lockMatching(manager, filter, scope);
        if (ids.length > MAX_POLICIES_PER_OPERATION)
          throw new AppError('tooManyAtOnce', { max: MAX_POLICIES_PER_OPERATION });
        if (ids.length !== expectedTotal) throw new AppError('conflict', {}, { total: ids.length });
        return await this.change(manager, actor, action, ids);
      },
    );
  }

  private async change(
    manager: EntityManager,
    actor: SignedInActor,
    action: PolicyAction,
    ids: number[],
  ): Promise<PolicyOperationDto> {
    const rows = await this.changes.change(manager, action, ids);
    const changes = rows.map((row) => changeOf(action, row));
    const operation = await this.operations.record(manager, actor, { id: randomUUID(), action }, changes);
    return PolicyOperationDto.from(operation, ids.length - rows.length, this.config.timeZone);
  }
}

function changeOf(action: PolicyAction, { id: entityId, version, deletedTime }: ChangedRow): AuditedChange {
  const [before, after] = {
    online: [{ status: 'offline' }, { status: 'online' }],
    offline: [{ status: 'online' }, { status: 'offline' }],
    delete: [{ deletedTime: null }, { deletedTime }],
    restore: [{ deletedTime }, { deletedTime: null }],
  }[action];
  return { entityId, before: { ...before, version: version - 1 }, after: { ...after, version } };
}
