import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type OperationId } from '../../common/auth/access.constants.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type TransitionCall } from '../../common/endpoint/transitions.decorator.js';
import { AppError } from '../../common/errors/app-error.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { type SentAction } from '../../review/reviews/reviewed.dto.js';
import { ReviewsService } from '../../review/reviews/reviews.service.js';
import { ParameterChangeDeskService } from './parameter-change-desk.service.js';
import { todoFor } from './parameter-change-messages.js';
import { type ParameterChangeDto } from './parameter-change.dto.js';
import { type ParameterChange } from './parameter-change.entity.js';
import { ParameterChangesRepository } from './parameter-changes.repository.js';
import { differencesOf } from './parameter-differences.js';
import { type Parameters } from './parameter-fields.constants.js';
import { areWithinLimits } from './parameters-within-limits.js';
import { type ChangeAction } from './profile-parameters.constants.js';
import { ProfileParametersService } from './profile-parameters.service.js';

interface Submission {
  /** The applied version that the caller has read. */
  version: number;
  description: string;
  key: string | undefined;
}

/** Submits changes of the parameters, and takes them through the approval. */
@Injectable()
export class ParameterChangesService {
  constructor(
    private readonly changes: ParameterChangesRepository,
    private readonly parameters: ProfileParametersService,
    private readonly desk: ParameterChangeDeskService,
    private readonly reviews: ReviewsService,
    private readonly calls: IdempotencyService,
  ) {}

  /** The change of this account that was returned, until somebody submits another one. */
  async returnedTo(accountId: number): Promise<ParameterChange | null> {
    const newest = await this.changes.newest();
    return newest?.state === 'returned' && newest.submittedBy === accountId ? newest : null;
  }

  /** @throws AppError changeOpen, conflict, nothingChanged, idempotencyKeyReused */
  async submit(
    { parameters, ...submission }: Submission & { parameters: Parameters },
    actor: SignedInActor,
  ): Promise<ParameterChangeDto> {
    const request = { parameters, version: submission.version, description: submission.description };
    return await this.open('submitParameterChange', request, submission, actor, () =>
      Promise.resolve({ parameters, restoredVersion: null }),
    );
  }

  /** @throws AppError notFound, versionOutsideLimits, changeOpen, conflict, nothingChanged, idempotencyKeyReused */
  async rollBack(
    { restoredVersion, ...submission }: Submission & { restoredVersion: number },
    actor: SignedInActor,
  ): Promise<ParameterChangeDto> {
    const request = { restoredVersion, version: submission.version, description: submission.description };
    return await this.open('rollBackParameters', request, submission, actor, async (manager) => {
      const restored = await this.changes.appliedAs(restoredVersion, manager);
      if (!restored) throw new AppError('notFound');
      const { parameters } = restored;
      if (!(await areWithinLimits(parameters)))
        throw new AppError('versionOutsideLimits', { version: restoredVersion });
      return { parameters, restoredVersion };
    });
  }

  /** @throws AppError notFound, conflict, ownChange, alreadyApproved, idempotencyKeyReused */
  move(action: ChangeAction, call: TransitionCall<SentAction>): Promise<ParameterChangeDto> {
    const { id, actor } = call;
    return this.reviews.move(this.desk, action, call, (manager) => this.parameters.get(id, actor, manager));
  }

  /** @param requested the parameters, read under the lock */
  private async open(
    operation: OperationId,
    request: object,
    { version, description, key }: Submission,
    actor: SignedInActor,
    requested: (manager: EntityManager) => Promise<Pick<ParameterChange, 'parameters' | 'restoredVersion'>>,
  ): Promise<ParameterChangeDto> {
    const { accountId } = actor;
    return await this.calls.once({ operation, accountId, key, request }, async (manager) => {
      await this.changes.hold(manager);
      const pending = await this.changes.open(manager);
      if (pending) {
        const { id, state } = pending;
        throw new AppError('changeOpen', {}, { id, state, version: pending.version });
      }
      const base = await this.changes.lastApplied(manager);
      const applied = base?.appliedVersion ?? 0;
      if (version !== applied) throw new AppError('conflict', {}, { state: 'applied', version: applied });
      const { parameters, restoredVersion } = await requested(manager);
      if (differencesOf(base?.parameters ?? null, parameters).length === 0)
        throw new AppError('nothingChanged');
      const change = { parameters, description, restoredVersion, baseId: base?.id ?? null };
      const id = await this.changes.insert({ ...change, submittedBy: accountId }, manager);
      const submitted = await this.changes.get(id, manager);
      await this.reviews.opened(manager, this.desk, submitted, {
        ...{ actor, action: 'submit', todo: todoFor(submitted) },
        after: { state: submitted.state, parameters, description },
      });
      return await this.parameters.get(id, actor, manager);
    });
  }
}
