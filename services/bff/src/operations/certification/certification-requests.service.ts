import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { ReviewsService } from '../../review/reviews/reviews.service.js';
import { CERTIFICATION_REVIEW, type CertificationAction } from './certification.constants.js';
import { CertificationDeskService } from './certification-desk.service.js';
import { type CertificationDetailDto } from './certification-detail.dto.js';
import { CertificationDocumentsService } from './certification-documents.service.js';
import { todoFor } from './certification-messages.js';
import { type CertificationRecord } from './certification-record.entity.js';
import { CertificationRepository } from './certification.repository.js';
import { type SubmitCertificationDto } from './certification-request.dto.js';
import { CertificationService } from './certification.service.js';

/** The state that the caller last read, and the idempotency key of the call. */
interface Move {
  id: number;
  version: number;
  key: string | undefined;
}

/** Submits requests and decides them. In each transaction the owner's account is locked first. */
@Injectable()
export class CertificationRequestsService {
  constructor(
    private readonly certifications: CertificationService,
    private readonly records: CertificationRepository,
    private readonly documents: CertificationDocumentsService,
    private readonly applications: ApplicationsService,
    private readonly desk: CertificationDeskService,
    private readonly reviews: ReviewsService,
    private readonly calls: IdempotencyService,
  ) {}

  /**
   * Replaces a request that is still open.
   * @throws AppError contractBroken, storageFull, tooManyRequests, idempotencyKeyReused
   */
  async submit(
    request: SubmitCertificationDto,
    key: string | undefined,
    actor: SignedInActor,
  ): Promise<CertificationDetailDto> {
    const { accountId } = actor;
    const call = { operation: 'submitCertification', accountId, key, request } as const;
    const id = await this.calls.once(call, async (manager) => {
      await lockAccount(manager, accountId);
      await this.refuseTooMany(accountId, manager);
      const open = await this.records.openOf(accountId, manager);
      if (open)
        await this.reviews.settle(manager, this.desk, {
          ...{ record: open, actor, action: 'replace', state: 'withdrawn', reason: '', isOwn: false },
        });
      const created = await this.create(accountId, request, manager);
      const { enterpriseName: title, state } = created;
      await this.applications.open(manager, actor, { kind: 'certification', subjectId: accountId, title });
      const submitted = { actor, action: 'submit' as const, after: { state }, todo: todoFor(created) };
      await this.reviews.opened(manager, this.desk, created, submitted);
      return created.id;
    });
    return await this.certifications.get(id, actor);
  }

  /**
   * If two callers decide the same request, one succeeds and the other receives the current state.
   * @throws AppError notFound, ownReview, alreadyApproved, conflict, idempotencyKeyReused
   */
  async move(
    action: CertificationAction,
    { id, version, key }: Move,
    actor: SignedInActor,
    reason = '',
  ): Promise<CertificationDetailDto> {
    const { operation } = CERTIFICATION_REVIEW.steps[action];
    const call = { operation, accountId: actor.accountId, key, request: { id, version, reason } };
    await this.calls.once(call, async (manager) => {
      const { accountId: ownerId } = await this.certifications.find(id, actor, manager);
      await lockAccount(manager, ownerId);
      // Read again: the lock of the owner protects the requests.
      const record = await this.certifications.find(id, actor, manager);
      await this.reviews.act(manager, this.desk, { record, actor, action, version, reason });
    });
    return await this.certifications.get(id, actor);
  }

  /** Everybody who may decide is notified of each request, and it stays in the history. */
  private async refuseTooMany(accountId: number, manager: EntityManager): Promise<void> {
    const seconds = await this.records.secondsUntilNext(accountId, manager);
    if (seconds > 0) throw new AppError('tooManyRequests', { seconds });
  }

  private async create(
    accountId: number,
    { documents, ...request }: SubmitCertificationDto,
    manager: EntityManager,
  ): Promise<CertificationRecord> {
    const id = await this.records.insert(accountId, request, manager);
    await this.documents.attach(id, accountId, [...new Set(documents)], manager);
    const record = await this.records.find(id, manager);
    if (!record) throw new AppError('notFound');
    return record;
  }
}
