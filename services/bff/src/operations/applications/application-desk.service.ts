import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import {
  type News,
  type Notice,
  type OpenRecord,
  ReviewDesk,
  type Step,
} from '../../review/reviews/review-desk.service.js';
import { OpenReviewsService } from '../../review/reviews/open-reviews.service.js';
import { type ReviewSteps } from '../../review/reviews/reviews.constants.js';
import { WebhookEventsService } from '../../system/webhooks/webhook-events.service.js';
import { type AppliedWithSteps } from './application.dto.js';
import { decisionNotice } from './application-messages.js';
import { Application } from './application.entity.js';
import { APPLICATION_CHANGED, APPLICATION_DECIDED } from './application.event.js';
import { ApplicationsRepository } from './applications.repository.js';
import {
  ADMIN_STEPS,
  APPLICATION_REVIEW,
  type ApplicationAction,
  type ApplicationKind,
  type ApplicationState,
  RETURN_REASONS,
  type ReturnReason,
  STEPS_OF_KIND,
} from './applications.constants.js';

/** What follows when an application about this subject has passed its last step, in the same transaction. */
type Launch = (subjectId: number, manager: EntityManager) => Promise<void>;

/** The changes that a step of an application makes, and its recipients. */
@Injectable()
export class ApplicationDeskService extends ReviewDesk<Application, ApplicationAction, AppliedWithSteps> {
  readonly review = APPLICATION_REVIEW;
  readonly target = Application;
  private readonly launches = new Map<ApplicationKind, Launch>();

  constructor(
    readonly records: ApplicationsRepository,
    private readonly events: LiveEventsService,
    private readonly webhooks: WebhookEventsService,
    openReviews: OpenReviewsService,
  ) {
    super();
    openReviews.add(this);
  }

  /** For the noun that is applied for: it imports this one. */
  whenLaunched(kind: ApplicationKind, launch: Launch): void {
    this.launches.set(kind, launch);
  }

  override ownStepsOf({ kind }: Application): ReviewSteps<ApplicationAction, ApplicationState> {
    return STEPS_OF_KIND[kind];
  }

  submitterOf({ applicantId }: Application): number | null {
    return applicantId;
  }

  sinceOf({ createdAt }: Application): Date {
    return createdAt;
  }

  /** It waits since the step before was completed. */
  async open(limit?: number): Promise<OpenRecord<Application>[]> {
    const open = await this.records.open(limit);
    return open.map((record) => {
      const steps = record.steps.map(({ doneAt }) => doneAt.getTime());
      const since = new Date(Math.max(record.createdAt.getTime(), ...steps));
      return { record, since, about: record.title };
    });
  }

  async store(
    { record, action, state, actor, reason, reasons = [] }: Step<Application>,
    manager: EntityManager,
  ): Promise<void> {
    const { id, kind, subjectId } = record;
    const doneBy = actor.accountId;
    const decided = ADMIN_STEPS.find((step) => step === action);
    const done = action === 'resubmit' ? 'submitApplication' : decided;
    if (done) await this.records.complete(id, { step: done, accountId: doneBy }, manager);
    else await this.records.reopenSteps(id, manager);
    const why = { returnReason: reason === '' ? null : reason, returnReasons: chosenOf(reasons) };
    const returned = done ? null : { ...why, returnedAt: new Date(), returnedBy: doneBy };
    await this.records.change(
      record,
      { state, ...(action === 'resubmit' ? NOT_RETURNED : returned) },
      manager,
    );
    if (action === 'resubmit') return;
    if (state === 'done') await this.launches.get(kind)?.(subjectId, manager);
    const decision = { id, kind, decision: decided ?? 'return', state } as const;
    await this.webhooks.tell(manager, APPLICATION_DECIDED, decision);
  }

  /** A certification notifies its applicant itself. */
  override noticeOf({ record, action, state, reason, reasons = [] }: Step<Application>): Notice | null {
    const isTold = record.kind === 'certification' && record.state === 'leaderReview';
    const why = { reasons: chosenOf(reasons), reason };
    return action === 'resubmit' || isTold ? null : decisionNotice(record, state, why);
  }

  async publish({ id }: Application, { action }: News<Application>, manager: EntityManager): Promise<void> {
    await this.events.publish(manager, APPLICATION_CHANGED, {}, { id, action });
  }
}

const NOT_RETURNED = { returnReasons: [], returnReason: null, returnedAt: null, returnedBy: null };

function chosenOf(reasons: readonly string[]): ReturnReason[] {
  return RETURN_REASONS.filter((reason) => reasons.includes(reason));
}
