import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SYSTEM } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { WebhookEventsService } from '../../system/webhooks/webhook-events.service.js';
import { ENQUIRY_CHANGED, ENQUIRY_RECEIVED } from './enquiry.event.js';
import { EnquiriesRepository, type NewEnquiry } from './enquiries.repository.js';
import { type EnquiryKind, REFERENCE } from './enquiries.constants.js';
import { type AnyEnquiryDto, type EnquiryReceiptDto } from './enquiry-form.dto.js';
import { auditedContentOf } from './enquiry-audit.js';
import { type Enquiry } from './enquiry.entity.js';
import { EnquiryThrottleService } from './enquiry-throttle.service.js';
import { todoFor } from './enquiry-todo.js';

/** The sender. The address is only used for rate limiting and is never stored with the enquiry. */
export interface Submission {
  /** Idempotency key that the browser sends with every retry. Undefined without script. */
  key: string | undefined;
  address: string;
}

/** Receives enquiries from the public page. */
@Injectable()
export class EnquiriesService {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly throttle: EnquiryThrottleService,
    private readonly sender: MessageSenderService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly webhooks: WebhookEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * Stores the enquiry and notifies the administrators once, even if it is sent repeatedly or to several
   * replicas.
   * @throws AppError tooManyRequests, or idempotencyKeyReused if the key was used with other content.
   */
  async receive(
    kind: EnquiryKind,
    form: AnyEnquiryDto,
    { key, address }: Submission,
  ): Promise<EnquiryReceiptDto> {
    const enquiry = toEnquiry(kind, form, key);
    const known = await this.enquiries.byKey(enquiry.key);
    if (known) return receiptOf(known, enquiry);
    // Only new enquiries count, so that retries on a bad connection do not use up the limit of the address.
    await this.throttle.count(address);
    await this.manager.transaction((manager) => this.keep(enquiry, manager));
    // A concurrent request with the same key may have won. The receipt always describes the stored enquiry.
    const kept = await this.enquiries.byKey(enquiry.key);
    if (!kept) throw new AppError('internal');
    return receiptOf(kept, enquiry);
  }

  /** Those that nobody has taken, and those that this account has. The first comes first. */
  waitingFor(accountId: number, limit: number): Promise<Enquiry[]> {
    return this.enquiries.waitingFor(accountId, limit);
  }

  private async keep(enquiry: NewEnquiry, manager: EntityManager): Promise<void> {
    const id = await this.enquiries.insert(enquiry, manager);
    if (id === null) return;
    const { reference, kind, language } = enquiry;
    const after = auditedContentOf({ ...enquiry, state: 'new' });
    await this.audit.record(
      manager,
      SYSTEM,
      { entity: 'enquiry', action: 'create' },
      { entityId: id, before: null, after },
    );
    await this.events.publish(manager, ENQUIRY_CHANGED, {}, { reference, action: 'create' });
    await this.webhooks.tell(manager, ENQUIRY_RECEIVED, { reference, kind, language });
    await this.sender.send(manager, todoFor(enquiry));
  }
}

function receiptOf(kept: NewEnquiry, sent: NewEnquiry): EnquiryReceiptDto {
  if (kept.contentHash !== sent.contentHash) throw new AppError('idempotencyKeyReused');
  return { reference: kept.reference };
}

function toEnquiry(kind: EnquiryKind, form: AnyEnquiryDto, key: string | undefined): NewEnquiry {
  const content = {
    kind,
    language: form.language,
    name: form.name.trim(),
    reply: form.reply.trim(),
    message: form.message?.trim() ?? '',
    age: 'age' in form ? form.age : null,
    course: 'course' in form ? (form.course ?? null) : null,
    organization: 'organization' in form ? form.organization.trim() : null,
    position: 'position' in form ? form.position : null,
  };
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const day = new Date().toISOString().slice(0, 10);
  return {
    ...content,
    contentHash,
    key: key ?? `${day}-${contentHash}`,
    reference: newReference(),
    consentTime: kind === 'join' ? new Date() : null,
  };
}

function newReference(): string {
  const { alphabet, length } = REFERENCE;
  return `S-${Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`;
}
