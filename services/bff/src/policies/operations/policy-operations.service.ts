import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type AuditedChange, AuditService } from '../../platform/audit/audit.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { obstacleOf, recentOf } from '../../common/operations/operation.dto.js';
import { type PolicyOperationAction } from '../policies/policies.constants.js';
import { PolicyChangesRepository } from './policy-changes.repository.js';
import { PolicyChangeNotifierService } from '../policies/policy-change-notifier.service.js';
import { type PolicyOperation } from './policy-operation.entity.js';
import {
  type RecentPolicyOperationDto,
  type RecentPolicyOperationPageDto,
  type UndonePoliciesDto,
} from './policy-operations.dto.js';
import { PolicyOperationsRepository } from './policy-operations.repository.js';

const UNDOABLE_FOR = UNDO_HOURS * 3_600_000;

/** Changes that are undone as a whole: bulk changes and imports. */
@Injectable()
export class PolicyOperationsService {
  constructor(
    private readonly operations: PolicyOperationsRepository,
    private readonly changes: PolicyChangesRepository,
    private readonly audit: AuditService,
    private readonly notifier: PolicyChangeNotifierService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Updates the given fields of each policy. The caller must record the change. */
  async put(manager: EntityManager, changes: { id: number; values: object }[]): Promise<void> {
    await this.changes.put(
      manager,
      changes.map(({ id }) => id),
      changes.map(({ values }) => values),
    );
  }

  /** Records the changes as one operation and notifies open lists. */
  async record(
    manager: EntityManager,
    actor: SignedInActor,
    { id, action }: { id: string; action: PolicyOperationAction },
    changes: AuditedChange[],
  ): Promise<PolicyOperation> {
    await this.audit.record(manager, actor, { entity: 'policy', action, operationId: id }, ...changes);
    const { accountId } = actor;
    const operation = await this.operations.insert(
      { id, action, accountId, changed: changes.length },
      manager,
    );
    await this.notifier.notify(manager, changes);
    return operation;
  }

  /** Operations of all accounts that are recent enough to be undone. */
  async recent(query: PageQuery): Promise<RecentPolicyOperationPageDto> {
    const { list, total } = await this.operations.since(new Date(Date.now() - UNDOABLE_FOR), query);
    return { list: await this.withObstacles(list), total };
  }

  /** @throws AppError notFound */
  async one(id: string): Promise<RecentPolicyOperationDto> {
    const operation = await this.operations.find(id);
    const [told] = operation ? await this.withObstacles([operation]) : [];
    if (!told) throw new AppError('notFound');
    return told;
  }

  /**
   * Restores every policy to its state before the operation, or changes nothing.
   * @throws AppError notFound, or notUndoable if it is too late, already undone, or a policy has changed
   * since.
   */
  async undo(actor: SignedInActor, id: string): Promise<UndonePoliciesDto> {
    return await this.manager.transaction(async (manager) => {
      const operation = await this.operations.lock(id, manager);
      if (!operation) throw new AppError('notFound');
      const reason = obstacleOf(operation);
      if (reason) throw new AppError('notUndoable', {}, { reason, changed: 0 });
      const done = await this.audit.changesOf(manager, id);
      const undone = await this.putBack(manager, actor, done);
      await this.operations.markUndone(id, manager);
      await this.notifier.notify(manager, undone);
      return { changed: done.length };
    });
  }

  private async withObstacles(list: PolicyOperation[]): Promise<RecentPolicyOperationDto[]> {
    const persons = await this.audit.personsOf(list.map(({ id }) => id));
    const open = list.filter((operation) => obstacleOf(operation) === null);
    const changed = await this.operations.changedSince(open.map(({ id }) => id));
    const { timeZone } = this.config;
    return list.map((operation) => {
      const { id } = operation;
      const obstacle = changed.has(id) ? 'changed' : obstacleOf(operation);
      return recentOf(operation, { person: persons.get(id) ?? null, obstacle, timeZone });
    });
  }

  private async putBack(
    manager: EntityManager,
    actor: SignedInActor,
    done: AuditedChange[],
  ): Promise<AuditedChange[]> {
    const ids = done.map(({ entityId }) => entityId);
    const changed = await this.changes.changedSince(manager, ids, done.map(versionAfter));
    if (changed > 0) throw new AppError('notUndoable', {}, { reason: 'changed', changed });
    const added = done.filter(({ before }) => before === null);
    const edited = done.flatMap(({ entityId, before, after }) =>
      before ? [{ entityId, before, after }] : [],
    );
    await this.changes.remove(
      manager,
      added.map(({ entityId }) => entityId),
    );
    await this.put(
      manager,
      edited.map(({ entityId, before }) => ({ id: entityId, values: before })),
    );
    const undone = done.map((change) => ({
      entityId: change.entityId,
      before: change.after,
      after: change.before && { ...change.before, version: versionAfter(change) + 1 },
    }));
    await this.audit.record(manager, actor, { entity: 'policy', action: 'undo' }, ...undone);
    return undone;
  }
}

function versionAfter({ after }: AuditedChange): number {
  return after && 'version' in after ? Number(after.version) : 0;
}
