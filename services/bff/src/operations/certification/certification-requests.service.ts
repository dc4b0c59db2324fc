import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type TransitionCall } from '../../common/endpoint/transitions.decorator.js';
import { AppError } from '../../common/errors/app-error.js';
import { tellLimit } from '../../common/http/rate-limit-fields.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { type SentAction } from '../../review/reviews/reviewed.dto.js';
import { ReviewsService } from '../../review/reviews/reviews.service.js';
import { type CertificationAction, SUBMISSIONS_LIMIT } from './certification.constants.js';
import { CertificationDeskService } from './certification-desk.service.js';
import { type CertificationDetailDto } from './certification-detail.dto.js';
import { CertificationDocumentsService } from './certification-documents.service.js';
import { todoFor } from './certification-messages.js';
import { type CertificationRecord } from './certification-record.entity.js';
import { CertificationRepository } from './certification.repository.js';
import { type SubmitCertificationDto } from './certification-request.dto.js';
import { CertificationService } from './certification.service.js';

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

  /** @throws AppError notFound, ownReview, alreadyApproved, conflict, idempotencyKeyReused */
  async move(action: CertificationAction, call: TransitionCall<SentAction>): Promise<CertificationDetailDto> {
    // Of personal data, nothing is stored for the same call again.
    await this.reviews.move(this.desk, action, call, () => Promise.resolve());
    return await this.certifications.get(call.id, call.actor);
  }

  /** Everybody who may decide is notified of each request, and it stays in the history. */
  private async refuseTooMany(accountId: number, manager: EntityManager): Promise<void> {
    const seconds = await this.records.secondsUntilNext(accountId, manager);
    tellLimit(SUBMISSIONS_LIMIT, seconds > 0 ? { remaining: 0, seconds } : undefined);
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
