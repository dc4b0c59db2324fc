import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type OperationId } from '../../common/auth/access.constants.js';
import { type Actor, type SignedInActor, SYSTEM } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Holder } from '../../common/auth/can.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { follow } from '../../common/transitions/transitions.js';
import { Config } from '../../config/config.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { ENQUIRY_CHANGED } from './enquiry.event.js';
import {
  ENQUIRY_TRANSITIONS,
  type EnquiryAction,
  enquiryPath,
  PROGRESS_OF,
  ASSIGNS_CALLER,
} from './enquiries.constants.js';
import { EnquiriesRepository, type Erased } from './enquiries.repository.js';
import { auditedContentOf } from './enquiry-audit.js';
import { type EnquiryCall, type EnquiryQuery } from './enquiry-desk.dto.js';
import { EnquiryDto } from './enquiry.dto.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';

/** Lets administrators process enquiries until they are erased. */
@Injectable()
export class EnquiryDeskService {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly sender: MessageSenderService,
    private readonly calls: IdempotencyService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(query: EnquiryQuery, holder: Principal): Promise<Page<EnquiryDto>> {
    const { list, total } = await this.enquiries.page(query, this.config.timeZone);
    return { list: list.map((enquiry) => EnquiryDto.from(enquiry, this.viewFor(holder))), total };
  }

  /** @throws AppError notFound */
  async get(reference: string, holder: Holder): Promise<EnquiryDto> {
    const enquiry = await this.enquiries.byReference(reference);
    if (!enquiry) throw new AppError('notFound');
    return EnquiryDto.from(enquiry, this.viewFor(holder));
  }

  /** @throws AppError notFound */
  async history(reference: string, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    const { id } = await this.get(reference, principal);
    return await this.audit.history('enquiry', id, query, principal);
  }

  /**
   * If two callers change the same enquiry concurrently, one succeeds and the other receives the current
   * state.
   * @throws AppError notFound, conflict, idempotencyKeyReused
   */
  async move(
    action: EnquiryAction,
    { id: reference, key, actor, body: { version, note } }: EnquiryCall,
  ): Promise<EnquiryDto> {
    const transition = ENQUIRY_TRANSITIONS[action];
    const request = { reference, version, note };
    await this.once(transition.operation, key, request, actor, async (manager) => {
      const before = await this.enquiries.lock(reference, manager);
      if (!before) throw new AppError('notFound');
      const state = follow(transition, before, version);
      const assigneeId = ASSIGNS_CALLER[action] ? actor.accountId : null;
      const noted = note === undefined ? {} : { note };
      await this.enquiries.change(before, { state, assigneeId, ...noted }, manager);
      const [was, is] = [{ state: before.state }, { state }];
      await this.audit.record(
        manager,
        actor,
        { entity: 'enquiry', action },
        { entityId: before.id, before: was, after: is },
      );
      await this.sender.updateTodos(manager, enquiryPath(reference), PROGRESS_OF[state]);
      await this.publish(manager, action, reference);
    });
    return await this.get(reference, actor);
  }

  /**
   * Permanently deletes the enquiry and the todos that repeat its content. The log records that it existed,
   * without personal data.
   * @throws AppError notFound, conflict, idempotencyKeyReused
   */
  async erase({ id: reference, key, actor, body: { version } }: EnquiryCall): Promise<true> {
    await this.once('eraseEnquiry', key, { reference, version }, actor, async (manager) => {
      const enquiry = await this.enquiries.lock(reference, manager);
      if (!enquiry) throw new AppError('notFound');
      const { state, version: current } = enquiry;
      if (version !== current) throw new AppError('conflict', {}, { state, version: current });
      await this.enquiries.remove(enquiry, manager);
      await this.recordErasure(manager, actor, 'erase', [enquiry]);
    });
    return true;
  }

  /** Deletes enquiries older than the retention period of the deployment. */
  async expire(): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const gone = await this.enquiries.removeOlderThan(this.config.enquiries.retentionDays, manager);
      await this.recordErasure(manager, SYSTEM, 'expire', gone);
    });
  }

  /**
   * The answer stored under the key contains no enquiry data because the enquiry may be erased before the
   * key.
   */
  private async once(
    operation: OperationId,
    key: string | undefined,
    request: object,
    { accountId }: SignedInActor,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.calls.once({ operation, accountId, key, request }, work);
  }

  private async recordErasure(
    manager: EntityManager,
    actor: Actor,
    action: AuditActionName,
    gone: Erased[],
  ): Promise<void> {
    if (gone.length === 0) return;
    await this.audit.record(
      manager,
      actor,
      { entity: 'enquiry', action },
      ...gone.map((enquiry) => ({ entityId: enquiry.id, before: auditedContentOf(enquiry), after: null })),
    );
    const references = gone.map(({ reference }) => reference);
    await this.sender.withdraw(manager, references.map(enquiryPath));
    await this.publish(manager, action, ...references);
  }

  private async publish(
    manager: EntityManager,
    action: AuditActionName,
    ...references: string[]
  ): Promise<void> {
    const payloads = references.map((reference) => ({ reference, action }));
    await this.events.publish(manager, ENQUIRY_CHANGED, {}, ...payloads);
  }

  private viewFor(holder: Holder) {
    return { holder, timeZone: this.config.timeZone, retentionDays: this.config.enquiries.retentionDays };
  }
}
