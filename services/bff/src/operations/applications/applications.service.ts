import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type TransitionCall } from '../../common/endpoint/transitions.decorator.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { ReviewedRecordsService } from '../../review/reviews/reviewed-records.service.js';
import { ReviewsService } from '../../review/reviews/reviews.service.js';
import { ApplicationDeskService } from './application-desk.service.js';
import { todoFor } from './application-messages.js';
import { violationsOf } from './application-reasons.js';
import { ApplicationDto, seesAll } from './application.dto.js';
import { type ApplicationQuery, type SentReturn } from './application-requests.dto.js';
import { type Application } from './application.entity.js';
import { ApplicationsRepository, type NewApplication } from './applications.repository.js';
import { APPLICATION_REVIEW, type ApplicationAction } from './applications.constants.js';

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly desk: ApplicationDeskService,
    private readonly shown: ReviewedRecordsService,
    private readonly reviews: ReviewsService,
    private readonly config: Config,
  ) {}

  /**
   * Opens an application in the transaction of `manager`, and gives the administrators a todo, unless the subject has
   * a review of its own, which notifies them. If the newest application about the same subject was returned for
   * correction, it is resubmitted instead; if it is under way, it continues.
   * @returns the id, with which `/result/success?application=ID` shows it
   */
  async open(manager: EntityManager, actor: SignedInActor, subject: NewApplication): Promise<number> {
    const known = await this.applications.lockNewestOf(subject, manager);
    if (known?.state === 'submitApplication') await this.resubmit(manager, actor, known, subject.title);
    if (known && known.state !== 'done') return known.id;
    const { kind, title } = subject;
    const state = 'leaderReview';
    const { accountId } = actor;
    const id = await this.applications.insert(subject, accountId, manager);
    await this.applications.complete(id, { step: 'submitApplication', accountId }, manager);
    const todo = kind === 'certification' ? null : todoFor(subject);
    const application = await this.applications.lock(id, manager);
    if (application)
      await this.reviews.opened(manager, this.desk, application, {
        ...{ actor, todo, action: 'create', after: { kind, title, state } },
      });
    return id;
  }

  /**
   * Resubmits the returned application about a subject that its applicant corrects.
   * @param correct stores the correction; returns the fields that differ
   * @throws AppError notFound, conflict, notApplicant
   */
  async correct(
    manager: EntityManager,
    actor: SignedInActor,
    { version, ...subject }: NewApplication & { version: number },
    correct: () => Promise<{ before: object; after: object }>,
  ): Promise<void> {
    const record = await this.applications.lockNewestOf(subject, manager);
    if (!record || !isShownTo(record, actor)) throw new AppError('notFound');
    const call = { record, actor, action: 'resubmit', version } as const;
    await this.reviews.check(manager, this.desk, call);
    await this.resubmit(manager, actor, record, subject.title, await correct());
  }

  /** The newest one about a subject; null if there is none. */
  async findIdAbout(
    subject: Pick<Application, 'kind' | 'subjectId'>,
    manager?: EntityManager,
  ): Promise<number | null> {
    return await this.applications.findIdAbout(subject, manager);
  }

  /**
   * Decides the leader review of the newest application about a subject that was itself reviewed, by a caller who tells
   * the applicant. Nothing happens if that step is over.
   * @param reason why it is returned for correction; null if the step is completed
   */
  async review(
    manager: EntityManager,
    actor: SignedInActor,
    subject: Pick<NewApplication, 'kind' | 'subjectId'>,
    reason: string | null,
  ): Promise<void> {
    const record = await this.applications.lockNewestOf(subject, manager);
    if (record?.state !== 'leaderReview') return;
    const action = reason === null ? 'leaderReview' : 'return';
    const { to: state } = APPLICATION_REVIEW.steps[action];
    const isOwn = record.applicantId === actor.accountId;
    await this.reviews.settle(manager, this.desk, {
      ...{ record, actor, action, state, isOwn },
      reason: reason ?? '',
    });
  }

  /** Those of an applicant that were returned for correction, the first first. */
  returnedTo(applicantId: number, limit: number): Promise<Application[]> {
    return this.applications.returnedTo(applicantId, limit);
  }

  async page(query: ApplicationQuery, principal: Principal): Promise<Page<ApplicationDto>> {
    const isOwn = query.applicant === 'me' || !seesAll(principal);
    const { list, total } = await this.applications.page(query, isOwn ? principal.accountId : null);
    const standingOf = await this.shown.standings(this.desk, list, principal);
    const { timeZone } = this.config;
    return {
      list: list.map((one) => ApplicationDto.from(one, principal, standingOf(one), timeZone)),
      total,
    };
  }

  /** @throws AppError notFound */
  async get(id: number, principal: Principal, manager?: EntityManager): Promise<ApplicationDto> {
    const application = await this.shown.read(this.desk, id, principal, manager);
    const standing = await this.shown.standing(this.desk, application, principal, manager);
    return ApplicationDto.from(application, principal, standing, this.config.timeZone);
  }

  /** @throws AppError notFound */
  history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    return this.shown.history(this.desk, id, query, principal);
  }

  /** @throws AppError contractBroken, notFound, conflict, ownReview, alreadyApproved, notApplicant, idempotencyKeyReused */
  async move(action: ApplicationAction, call: TransitionCall<SentReturn>): Promise<ApplicationDto> {
    const { id, actor } = call;
    const violations = action === 'return' ? violationsOf(call.body) : [];
    if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
    return await this.reviews.move(this.desk, action, call, (manager) => this.get(id, actor, manager));
  }

  private async resubmit(
    manager: EntityManager,
    actor: SignedInActor,
    record: Application,
    title: string,
    corrected: { before: object; after: object } = { before: {}, after: {} },
  ): Promise<void> {
    const { to: state } = APPLICATION_REVIEW.steps.resubmit;
    await this.applications.retitle(record.id, title, manager);
    const step = { record, actor, action: 'resubmit' as const, state, reason: '', isOwn: false };
    await this.reviews.settle(manager, this.desk, step, corrected);
  }
}

function isShownTo({ applicantId }: Application, principal: Principal): boolean {
  return seesAll(principal) || applicantId === principal.accountId;
}
