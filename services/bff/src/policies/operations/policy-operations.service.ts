import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { type AuditedChange, AuditService } from '../../platform/audit/audit.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { type MatchingChange } from '../../platform/operations/change.dto.js';
import { obstacleOf, type Standing } from '../../platform/operations/operation.dto.js';
import { type Change, OperationsService } from '../../platform/operations/operations.service.js';
import {
  MAX_POLICIES_PER_OPERATION,
  type PolicyAction,
  type PolicyOperationAction,
} from '../policies/policies.constants.js';
import { PolicyChangeNotifierService } from '../policies/policy-change-notifier.service.js';
import { type PolicyFilter } from '../policies/policy-query.dto.js';
import { type ChangedRow, PolicyChangesRepository } from './policy-changes.repository.js';
import { type PolicyOperation } from './policy-operation.entity.js';
import { type PolicyOperationDto } from './policy-operations.dto.js';
import { PolicyOperationsRepository } from './policy-operations.repository.js';

/** With one audit entry per row, by which it is undone. */
@Injectable()
export class PolicyOperationsService extends OperationsService<PolicyOperation, PolicyAction, PolicyFilter> {
  constructor(
    private readonly operations: PolicyOperationsRepository,
    private readonly changes: PolicyChangesRepository,
    private readonly audit: AuditService,
    private readonly notifier: PolicyChangeNotifierService,
    calls: IdempotencyService,
    config: Config,
    @InjectEntityManager() manager: EntityManager,
  ) {
    const noun = {
      operations,
      calls: { chosen: 'changePolicies', matching: 'changeMatchingPolicies' },
      most: MAX_POLICIES_PER_OPERATION,
    } as const;
    super(noun, manager, calls, config);
  }

  /** Updates the given fields of each policy. The caller must record the change. */
  async put(manager: EntityManager, changes: { id: number; values: object }[]): Promise<void> {
    await this.changes.put(
      manager,
      changes.map(({ id }) => id),
      changes.map(({ values }) => values),
    );
  }

  /** Records the changes as one operation and notifies open lists. @param given how many policies were named, or rows read */
  async record(
    manager: EntityManager,
    actor: SignedInActor,
    { id, action }: Change<PolicyOperationAction>,
    changes: AuditedChange[],
    given: number,
  ): Promise<PolicyOperationDto> {
    await this.audit.record(manager, actor, { entity: 'policy', action, operationId: id }, ...changes);
    const { accountId } = actor;
    const operation = { id, action, accountId, changed: changes.length };
    const done = await this.store(operation, given, manager);
    await this.notifier.notify(manager, changes);
    return done;
  }

  protected matching(
    { action, filter }: Pick<MatchingChange<PolicyAction, PolicyFilter>, 'action' | 'filter'>,
    _actor: SignedInActor,
    manager: EntityManager,
  ): Promise<number[]> {
    return this.changes.lockMatching(manager, filter, action === 'restore' ? 'bin' : 'list');
  }

  protected async apply(
    change: Change<PolicyAction>,
    ids: number[],
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<PolicyOperationDto> {
    const rows = await this.changes.change(manager, change.action, ids);
    const changes = rows.map((row) => changeOf(change.action, row));
    return await this.record(manager, actor, change, changes, ids.length);
  }

  protected async standingsOf(operations: PolicyOperation[]): Promise<Map<string, Standing>> {
    const persons = await this.audit.personsOf(operations.map(({ id }) => id));
    const open = operations.filter((operation) => obstacleOf(operation) === null);
    const changed = await this.operations.changedSince(open.map(({ id }) => id));
    return new Map(
      operations.map(({ id }) => [id, { person: persons.get(id) ?? null, isChanged: changed.has(id) }]),
    );
  }

  protected async putBack(
    { id }: PolicyOperation,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<void> {
    const done = await this.audit.changesOf(manager, id);
    const ids = done.map(({ entityId }) => entityId);
    const changed = await this.changes.changedSince(manager, ids, done.map(versionAfter));
    if (changed > 0) throw new AppError('notUndoable', {}, { reason: 'changed', changed });
    const added = done.filter(({ before }) => before === null);
    const edited = done.flatMap(({ entityId, before }) => (before ? [{ id: entityId, values: before }] : []));
    await this.changes.remove(
      manager,
      added.map(({ entityId }) => entityId),
    );
    await this.put(manager, edited);
    const undone = done.map((change) => ({
      entityId: change.entityId,
      before: change.after,
      after: change.before && { ...change.before, version: versionAfter(change) + 1 },
    }));
    await this.audit.record(manager, actor, { entity: 'policy', action: 'undo' }, ...undone);
    await this.notifier.notify(manager, undone);
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

function versionAfter({ after }: AuditedChange): number {
  return after && 'version' in after ? Number(after.version) : 0;
}
