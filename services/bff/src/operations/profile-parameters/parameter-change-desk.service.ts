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
import { noticeFor } from './parameter-change-messages.js';
import { PARAMETERS_CHANGED } from './parameter-change.event.js';
import { ParameterChange } from './parameter-change.entity.js';
import { ParameterChangesRepository } from './parameter-changes.repository.js';
import {
  CHANGE_REVIEW,
  type ChangeAction,
  type ParameterEventAction,
} from './profile-parameters.constants.js';

/** The changes that a step of a change makes, and its recipients. */
@Injectable()
export class ParameterChangeDeskService extends ReviewDesk<ParameterChange, ChangeAction> {
  readonly review = CHANGE_REVIEW;
  readonly target = ParameterChange;

  constructor(
    readonly records: ParameterChangesRepository,
    private readonly events: LiveEventsService,
    openReviews: OpenReviewsService,
  ) {
    super();
    openReviews.add(this);
  }

  submitterOf({ submittedBy }: ParameterChange): number | null {
    return submittedBy;
  }

  sinceOf({ submittedAt }: ParameterChange): Date {
    return submittedAt;
  }

  /** At most one is open. */
  async open(): Promise<OpenRecord<ParameterChange>[]> {
    const record = await this.records.open();
    return record ? [{ record, since: record.submittedAt, about: record.contentNumber }] : [];
  }

  async store(step: Step<ParameterChange>, manager: EntityManager): Promise<void> {
    const { record, state, actor, reason: comment, isOwn: soleAdministrator } = step;
    const { id } = record;
    const { accountId: decidedBy } = actor;
    if (state === 'underReview') {
      await this.records.review(id, decidedBy, manager);
      return;
    }
    const last = state === 'applied' ? await this.records.lastApplied(manager) : null;
    const appliedVersion = state === 'applied' ? (last?.appliedVersion ?? 0) + 1 : null;
    await this.records.decide(id, { state, decidedBy, comment, soleAdministrator, appliedVersion }, manager);
  }

  override async audited(
    { record, reason, isOwn }: Step<ParameterChange>,
    manager: EntityManager,
  ): Promise<object> {
    const { appliedVersion } = await this.records.get(record.id, manager);
    return {
      ...(reason === '' ? {} : { comment: reason }),
      ...(isOwn ? { soleAdministrator: true } : {}),
      ...(appliedVersion === null ? {} : { appliedVersion }),
    };
  }

  /** Of a decision by another person. */
  override async noticeOf(
    { record, state, actor }: Step<ParameterChange>,
    manager: EntityManager,
  ): Promise<Notice | null> {
    if (state === 'underReview' || record.submittedBy === actor.accountId) return null;
    return noticeFor(await this.records.get(record.id, manager));
  }

  async publish(
    { id }: ParameterChange,
    { action, state, version }: News<ParameterChange>,
    manager: EntityManager,
  ): Promise<void> {
    const told = { id, action: action as ParameterEventAction, state, version };
    await this.events.publish(manager, PARAMETERS_CHANGED, {}, told);
  }
}
