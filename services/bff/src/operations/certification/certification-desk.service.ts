import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import {
  type News,
  type Notice,
  type OpenRecord,
  ReviewDesk,
  type Step,
} from '../../review/reviews/review-desk.service.js';
import { OpenReviewsService } from '../../review/reviews/open-reviews.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { CERTIFICATION_REVIEW, type CertificationAction } from './certification.constants.js';
import { CERTIFICATION_CHANGED, CERTIFICATION_REVIEW_CHANGED } from './certification.event.js';
import { noticeFor } from './certification-messages.js';
import { CertificationRecord } from './certification-record.entity.js';
import { CertificationRepository } from './certification.repository.js';

/** The changes that a decision about a request makes, and its recipients. */
@Injectable()
export class CertificationDeskService extends ReviewDesk<CertificationRecord, CertificationAction> {
  readonly review = CERTIFICATION_REVIEW;
  readonly target = CertificationRecord;

  constructor(
    readonly records: CertificationRepository,
    private readonly accounts: AccountsService,
    private readonly applications: ApplicationsService,
    private readonly events: LiveEventsService,
    openReviews: OpenReviewsService,
  ) {
    super();
    openReviews.add(this);
  }

  submitterOf({ accountId }: CertificationRecord): number {
    return accountId;
  }

  sinceOf({ submittedAt }: CertificationRecord): Date {
    return submittedAt;
  }

  async open(limit?: number): Promise<OpenRecord<CertificationRecord>[]> {
    const open = await this.records.open(limit);
    return open.map((record) => ({ record, since: record.submittedAt, about: record.enterpriseName }));
  }

  async store(step: Step<CertificationRecord>, manager: EntityManager): Promise<void> {
    const { record, state, actor, reason } = step;
    const { accountId: subjectId } = record;
    await this.records.decide(record, { state, decidedBy: actor.accountId, reason }, manager);
    if (state === 'withdrawn') return;
    if (state === 'passed') await this.accounts.certify(subjectId, manager);
    const subject = { kind: 'certification', subjectId } as const;
    await this.applications.review(manager, actor, subject, state === 'passed' ? null : reason);
  }

  override noticeOf({ record, state, reason }: Step<CertificationRecord>): Notice | null {
    return state === 'passed' || state === 'rejected' ? noticeFor(record, state, reason) : null;
  }

  async publish(
    { id, accountId }: CertificationRecord,
    { state }: News<CertificationRecord>,
    manager: EntityManager,
  ): Promise<void> {
    await this.events.publish(manager, CERTIFICATION_CHANGED, { accountId }, { id, state });
    await this.events.publish(manager, CERTIFICATION_REVIEW_CHANGED, {}, { id, state });
  }
}
