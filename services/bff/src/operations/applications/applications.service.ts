import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { follow } from '../../common/transitions/transitions.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { decisionNotice, todoFor } from './application-messages.js';
import { type ApplicationCaller, isLeftToOthers } from './application-rights.js';
import { ApplicationDto, seesAll } from './application.dto.js';
import { type ApplicationQuery } from './application-requests.dto.js';
import { type Application } from './application.entity.js';
import { APPLICATION_CHANGED } from './application.event.js';
import { ApplicationsRepository, type NewApplication } from './applications.repository.js';
import {
  APPLICATION_TRANSITIONS,
  type ApplicationAction,
  applicationPath,
  type ApplicationState,
  followsItsSubject,
} from './applications.constants.js';

/** The state that the caller last read, and the idempotency key of the call. */
interface Move {
  id: number;
  version: number;
  key: string | undefined;
  /** Why it is returned. */
  reason?: string;
}

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly sender: MessageSenderService,
    private readonly calls: IdempotencyService,
    private readonly accounts: AccountsService,
    private readonly config: Config,
  ) {}

  /**
   * Opens an application in the transaction of `manager`, and gives the administrators a todo, unless the subject has
   * a review of its own, which tells them. If the newest one about
   * the same subject is returned for correction, it is resubmitted instead, and if it is under way, it goes on. Call it
   * last in the transaction: from here on, other publishers wait for the commit.
   * @returns the id, with which `/result/success?application=ID` shows it
   */
  async open(manager: EntityManager, actor: SignedInActor, subject: NewApplication): Promise<number> {
    const known = await this.applications.lockNewestOf(subject, manager);
    if (known?.state === 'submitApplication') await this.resubmit(manager, actor, known, subject.title);
    if (known && known.state !== 'done') return known.id;
    const id = await this.applications.insert(subject, actor.accountId, manager);
    const completion = { step: 'submitApplication', accountId: actor.accountId } as const;
    await this.applications.complete(id, completion, manager);
    const { kind, title } = subject;
    await this.record(manager, actor, id, 'create', null, { kind, title, state: 'leaderReview' });
    await this.events.publish(manager, APPLICATION_CHANGED, {}, { id, action: 'create' });
    if (!followsItsSubject(kind, 'leaderReview'))
      await this.sender.send(manager, todoFor({ id, kind, title }, await this.deciders(actor, manager)));
    return id;
  }

  /**
   * Resubmits the returned application about a subject that its applicant corrects. Call it last in the transaction.
   * @param correct stores the correction; returns the fields that differ
   * @throws AppError notFound, conflict, notApplicant
   */
  async correct(
    manager: EntityManager,
    actor: SignedInActor,
    { version, ...subject }: NewApplication & { version: number },
    correct: () => Promise<Corrected>,
  ): Promise<void> {
    const before = await this.applications.lockNewestOf(subject, manager);
    if (!before || !isShownTo(before, actor)) throw new AppError('notFound');
    if (before.applicantId !== actor.accountId) throw new AppError('notApplicant');
    follow(APPLICATION_TRANSITIONS.resubmit, before, version);
    await this.resubmit(manager, actor, before, subject.title, await correct());
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
   * the applicant. Nothing happens if that step is over. Call it last in the transaction.
   * @param reason why it is returned for correction; null if the step is completed
   */
  async review(
    manager: EntityManager,
    actor: SignedInActor,
    subject: Pick<NewApplication, 'kind' | 'subjectId'>,
    reason: string | null,
  ): Promise<void> {
    const before = await this.applications.lockNewestOf(subject, manager);
    if (before?.state !== 'leaderReview') return;
    const action = reason === null ? 'leaderReview' : 'return';
    const { to: state } = APPLICATION_TRANSITIONS[action];
    await this.decide(manager, actor, before, { action, state, reason, isTold: true });
  }

  async page(query: ApplicationQuery, principal: Principal): Promise<Page<ApplicationDto>> {
    const isOwn = query.applicant === 'me' || !seesAll(principal);
    const { list, total } = await this.applications.page(query, isOwn ? principal.accountId : null);
    const reader = { ...(await this.caller(principal)), timeZone: this.config.timeZone };
    return { list: list.map((application) => ApplicationDto.from(application, reader)), total };
  }

  /** @throws AppError notFound */
  async get(id: number, principal: Principal, manager?: EntityManager): Promise<ApplicationDto> {
    const application = await this.applications.find(id, manager);
    if (!application || !isShownTo(application, principal)) throw new AppError('notFound');
    const reader = { ...(await this.caller(principal, manager)), timeZone: this.config.timeZone };
    return ApplicationDto.from(application, reader);
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    await this.get(id, principal);
    return await this.audit.history('application', id, query, principal);
  }

  /**
   * If two callers change the same application concurrently, one succeeds and the other receives the current state.
   * @throws AppError notFound, conflict, ownReview, notApplicant, idempotencyKeyReused
   */
  async move(
    action: ApplicationAction,
    { id, version, key, reason }: Move,
    actor: SignedInActor,
  ): Promise<ApplicationDto> {
    const transition = APPLICATION_TRANSITIONS[action];
    const { operation } = transition;
    const call = { operation, accountId: actor.accountId, key, request: { id, version, action, reason } };
    return await this.calls.once(call, async (manager) => {
      const before = await this.applications.lock(id, manager);
      if (!before || !isShownTo(before, actor)) throw new AppError('notFound');
      if (action === 'resubmit' && before.applicantId !== actor.accountId) throw new AppError('notApplicant');
      const { kind, state: current } = before;
      if (followsItsSubject(kind, current))
        throw new AppError('conflict', {}, { state: current, version: before.version });
      const state = follow(transition, before, version);
      if (isLeftToOthers(action, before, await this.caller(actor, manager)))
        throw new AppError('ownReview', {}, { state: current, version: before.version });
      if (action === 'resubmit') await this.resubmit(manager, actor, before, before.title);
      else await this.decide(manager, actor, before, { action, state, reason: reason ?? null });
      return await this.get(id, actor, manager);
    });
  }

  private async caller(principal: Principal, manager?: EntityManager): Promise<ApplicationCaller> {
    const others = await this.accounts.othersWhoMayCall('advanceApplication', principal.accountId, manager);
    return { principal, hasOtherDecider: others.length > 0 };
  }

  /** Who decides an application of this person: the person too, if nobody else may. */
  private async deciders(applicant: Principal, manager: EntityManager): Promise<number[]> {
    const { accountId } = applicant;
    const others = await this.accounts.othersWhoMayCall('advanceApplication', accountId, manager);
    return others.length === 0 && seesAll(applicant) ? [accountId] : others;
  }

  /** A sole administrator decides the own one, and the history says so. */
  private async decide(
    manager: EntityManager,
    actor: SignedInActor,
    before: Application,
    { action, state, reason, isTold = false }: Decision,
  ): Promise<void> {
    const { id } = before;
    if (action === 'return') {
      await this.applications.reopenSteps(id, manager);
      const returned = { returnReason: reason, returnedAt: new Date(), returnedBy: actor.accountId };
      await this.applications.change(before, { state, ...returned }, manager);
    } else {
      await this.applications.complete(id, { step: action, accountId: actor.accountId }, manager);
      await this.applications.change(before, { state }, manager);
    }
    const isOwn = before.applicantId === actor.accountId;
    const after = {
      state,
      ...(reason === null ? {} : { reason }),
      ...(isOwn ? { ownReview: true } : {}),
    };
    await this.record(manager, actor, id, action, { state: before.state }, after);
    await this.events.publish(manager, APPLICATION_CHANGED, {}, { id, action });
    const isClosed = state === 'done' || state === 'submitApplication';
    await this.sender.updateTodos(manager, applicationPath(id), isClosed ? 'done' : 'inProgress');
    if (!isTold) await this.sender.send(manager, decisionNotice(before, state, reason));
  }

  private async resubmit(
    manager: EntityManager,
    actor: SignedInActor,
    before: Application,
    title: string,
    corrected: Corrected = { before: {}, after: {} },
  ): Promise<void> {
    const { id } = before;
    const { to: state } = APPLICATION_TRANSITIONS.resubmit;
    const reopened = { state, title, returnReason: null, returnedAt: null, returnedBy: null };
    await this.applications.complete(id, { step: 'submitApplication', accountId: actor.accountId }, manager);
    await this.applications.change(before, reopened, manager);
    const was = { state: before.state, ...corrected.before };
    await this.record(manager, actor, id, 'resubmit', was, { state, ...corrected.after });
    await this.events.publish(manager, APPLICATION_CHANGED, {}, { id, action: 'resubmit' });
    await this.sender.updateTodos(manager, applicationPath(id), 'notStarted');
  }

  private async record(
    manager: EntityManager,
    actor: SignedInActor,
    entityId: number,
    action: string,
    before: object | null,
    after: object,
  ): Promise<void> {
    await this.audit.record(manager, actor, { entity: 'application', action }, { entityId, before, after });
  }
}

/** The fields of the subject that a correction changed. */
interface Corrected {
  before: object;
  after: object;
}

interface Decision {
  action: Exclude<ApplicationAction, 'resubmit'>;
  state: ApplicationState;
  reason: string | null;
  /** Whether the applicant learns of it otherwise. */
  isTold?: boolean;
}

function isShownTo({ applicantId }: Application, principal: Principal): boolean {
  return seesAll(principal) || applicantId === principal.accountId;
}
