import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { mayCall } from '../../common/auth/may-call.js';
import { AppError } from '../../common/errors/app-error.js';
import { follow } from '../../common/transitions/transitions.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import {
  CERTIFICATION_TRANSITIONS,
  type CertificationAction,
  certificationPath,
  type CertificationState,
  PROGRESS_OF,
} from './certification.constants.js';
import { type CertificationDetailDto } from './certification-detail.dto.js';
import { CertificationDocumentsService } from './certification-documents.service.js';
import { CERTIFICATION_CHANGED, CERTIFICATION_REVIEW_CHANGED } from './certification.event.js';
import { noticeFor, todoFor } from './certification-messages.js';
import { type CertificationRecord } from './certification-record.entity.js';
import { CertificationRepository } from './certification.repository.js';
import { type SubmitCertificationDto } from './certification-request.dto.js';
import { refusalOf } from './certification-rights.js';
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
    private readonly accounts: AccountsService,
    private readonly applications: ApplicationsService,
    private readonly audit: AuditService,
    private readonly sender: MessageSenderService,
    private readonly events: LiveEventsService,
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
      if (open) await this.settle(manager, actor, open, 'withdrawn', { action: 'replace' });
      const created = await this.create(accountId, request, manager);
      await this.audit.record(
        manager,
        actor,
        { entity: 'certification', action: 'submit' },
        { entityId: created.id, before: null, after: { state: created.state } },
      );
      const { enterpriseName: title } = created;
      await this.applications.open(manager, actor, { kind: 'certification', subjectId: accountId, title });
      await this.sendTodo(manager, actor, created);
      for (const record of open ? [open, created] : [created])
        await this.publish(manager, record, record === open ? 'withdrawn' : created.state);
      return created.id;
    });
    return await this.certifications.get(id, actor);
  }

  /**
   * If two callers decide the same request, one succeeds and the other receives the current state.
   * @throws AppError notFound, ownReview, conflict, idempotencyKeyReused
   */
  async move(
    action: CertificationAction,
    { id, version, key }: Move,
    actor: SignedInActor,
    reason = '',
  ): Promise<CertificationDetailDto> {
    const transition = CERTIFICATION_TRANSITIONS[action];
    const { operation } = transition;
    const call = { operation, accountId: actor.accountId, key, request: { id, version, reason } };
    await this.calls.once(call, async (manager) => {
      const { accountId: ownerId } = await this.certifications.find(id, actor, manager);
      await lockAccount(manager, ownerId);
      // Read again: the lock of the owner protects the requests.
      const record = await this.certifications.find(id, actor, manager);
      const others = await this.accounts.othersWhoMayCall('passCertification', ownerId, manager);
      const refusal = refusalOf(action, record, { principal: actor, hasOtherReviewer: others.length > 0 });
      if (refusal) throw new AppError(refusal);
      const state = follow(transition, record, version);
      await this.settle(manager, actor, record, state, { action, reason });
      if (state === 'passed') await this.accounts.certify(ownerId, manager);
      if (state === 'passed' || state === 'rejected') {
        const subject = { kind: 'certification', subjectId: ownerId } as const;
        await this.applications.review(manager, actor, subject, state === 'passed' ? null : reason);
        await this.sender.send(manager, noticeFor(record, state, reason));
      }
      await this.publish(manager, record, state);
    });
    return await this.certifications.get(id, actor);
  }

  /** Each request is told to everybody who decides, and stays in the history. */
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

  /** Ends an open request. A sole administrator may decide the own one, and the history says so. */
  private async settle(
    manager: EntityManager,
    actor: SignedInActor,
    record: CertificationRecord,
    state: CertificationState,
    { action, reason = '' }: { action: CertificationAction | 'replace'; reason?: string },
  ): Promise<void> {
    await this.records.decide(record, { state, decidedBy: actor.accountId, reason }, manager);
    const decidesOwn = state !== 'withdrawn' && record.accountId === actor.accountId;
    const after = {
      state,
      ...(reason === '' ? {} : { reason }),
      ...(decidesOwn ? { ownReview: true } : {}),
    };
    await this.audit.record(
      manager,
      actor,
      { entity: 'certification', action },
      { entityId: record.id, before: { state: record.state }, after },
    );
    await this.sender.updateTodos(manager, certificationPath(record.id), PROGRESS_OF[state]);
  }

  /** To everyone who may decide it, or to the owner if nobody else may. */
  private async sendTodo(
    manager: EntityManager,
    { accountId, role }: SignedInActor,
    record: CertificationRecord,
  ): Promise<void> {
    const others = await this.accounts.othersWhoMayCall('passCertification', accountId, manager);
    const isAlone = others.length === 0 && mayCall(role, 'passCertification');
    await this.sender.send(manager, todoFor(record, isAlone ? [accountId] : others));
  }

  private async publish(
    manager: EntityManager,
    { id, accountId }: CertificationRecord,
    state: CertificationState,
  ): Promise<void> {
    await this.events.publish(manager, CERTIFICATION_CHANGED, { accountId }, { id, state });
    await this.events.publish(manager, CERTIFICATION_REVIEW_CHANGED, {}, { id, state });
  }
}
