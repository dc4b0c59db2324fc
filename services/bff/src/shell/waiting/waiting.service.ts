import { Injectable } from '@nestjs/common';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { BillingSummaryService } from '../../content/service-cards/billing-summary.service.js';
import { orderPath, renewalPath } from '../../content/service-cards/service-orders.constants.js';
import { APPROVED_ITEMS_PATH, itemPath } from '../../library/content-items/content-items.constants.js';
import { ContentItemsService } from '../../library/content-items/content-items.service.js';
import { queuePath } from '../../library/quality-inspections/quality-inspections.constants.js';
import { QualityQueueItemsService } from '../../library/quality-inspections/quality-queue-items.service.js';
import { MESSAGES_PAGE } from '../../messages/notifications/notifications.constants.js';
import { MessagesService } from '../../messages/messages/messages.service.js';
import { decisionPath } from '../../operations/applications/applications.constants.js';
import { ApplicationsService } from '../../operations/applications/applications.service.js';
import { ParameterChangesService } from '../../operations/profile-parameters/parameter-changes.service.js';
import { changePath } from '../../operations/profile-parameters/profile-parameters.constants.js';
import { programmesPath } from '../../operations/studio/studio-programmes.constants.js';
import { StudioProgrammesService } from '../../operations/studio/studio-programmes.service.js';
import { enquiryPath } from '../../public/enquiries/enquiries.constants.js';
import { EnquiriesService } from '../../public/enquiries/enquiries.service.js';
import { OpenReviewsService } from '../../review/reviews/open-reviews.service.js';
import { type WaitingDto, type WaitingItemDto } from './waiting.dto.js';
import { WAITING_ROWS, type WaitingKind } from './waiting.constants.js';

interface Waiting {
  kind: WaitingKind;
  title: string;
  link: string;
  /** Of what it stands for, where that is more than one. */
  count?: number;
  since: Date | null;
  due: Date | null;
}

const LIMIT = WAITING_ROWS.maxItems;
const HOUR_MS = 3_600_000;
const TODOS = `${MESSAGES_PAGE}?type=todo&status=0`;

/** What waits for one person, from all domains, as far as the person may do it. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly reviews: OpenReviewsService,
    private readonly applications: ApplicationsService,
    private readonly changes: ParameterChangesService,
    private readonly items: ContentItemsService,
    private readonly inspections: QualityQueueItemsService,
    private readonly enquiries: EnquiriesService,
    private readonly billing: BillingSummaryService,
    private readonly programmes: StudioProgrammesService,
    private readonly messages: MessagesService,
    private readonly config: Config,
  ) {}

  async of(principal: Principal, language: Language): Promise<WaitingDto> {
    const found = await Promise.all([
      this.decisions(principal, language),
      this.publications(principal),
      this.answers(principal),
      this.payments(principal, language),
      this.judgements(principal),
      this.corrections(principal),
      this.todos(principal, language),
    ]);
    const waiting = found.flat().toSorted((a, b) => dateOf(a) - dateOf(b));
    // One more than the limit was asked of each, so that a full list is distinguished from one that continues.
    return {
      list: waiting.slice(0, LIMIT).map((one) => this.present(one)),
      hasMore: waiting.length > LIMIT,
    };
  }

  private async decisions(principal: Principal, language: Language): Promise<Waiting[]> {
    const open = await this.reviews.awaitedBy(principal, LIMIT + 1);
    const others = open.flatMap(({ todo: kind, about: title, link, since }): Waiting[] =>
      kind === 'contentReview' ? [] : [{ kind, title, link, since, due: this.dueOf(since) }],
    );
    const awaited = open.filter(({ todo }) => todo === 'contentReview').map(({ id }) => id);
    const queues = await this.inspections.queuesFor(principal, awaited, language);
    const inspections = queues.map(({ id, title, count, since }): Waiting => {
      return { kind: 'inspection', title, link: queuePath(id), count, since, due: this.dueOf(since) };
    });
    return [...others, ...inspections];
  }

  private dueOf(since: Date): Date | null {
    const hours = this.config.reviewReminderHours;
    return hours === 0 ? null : new Date(since.getTime() + hours * HOUR_MS);
  }

  private async publications(principal: Principal): Promise<Waiting[]> {
    if (!can(principal, 'content.publish')) return [];
    const approved = await this.items.approved();
    return approved ? [{ ...approved, kind: 'publication', link: APPROVED_ITEMS_PATH, due: null }] : [];
  }

  private async answers(principal: Principal): Promise<Waiting[]> {
    if (!can(principal, 'enquiries.answer')) return [];
    const enquiries = await this.enquiries.waitingFor(principal.accountId, LIMIT + 1);
    return enquiries.map(({ name: title, reference, createdTime: since }) => {
      return { kind: 'enquiry', title, link: enquiryPath(reference), since, due: null };
    });
  }

  private async payments(principal: Principal, language: Language): Promise<Waiting[]> {
    if (!can(principal, 'orders.manage')) return [];
    const { orders, renewals } = await this.billing.due();
    return [
      ...orders.map(({ id, kind, service, createdAt: since }): Waiting => {
        const title = this.billing.titleOf(service, language);
        const due = kind === 'renew' ? service.expiresAt : null;
        return { kind: 'order', title, link: orderPath(id), since, due };
      }),
      ...renewals.map((service): Waiting => {
        const title = this.billing.titleOf(service, language);
        return { kind: 'renewal', title, link: renewalPath(service.id), since: null, due: service.expiresAt };
      }),
    ];
  }

  private async judgements(principal: Principal): Promise<Waiting[]> {
    if (!can(principal, 'programmes.decide')) return [];
    const entries = await this.programmes.waiting(LIMIT + 1);
    return entries.map(({ name: title, method, createdAt: since }) => {
      return { kind: 'programme', title, link: programmesPath(method), since, due: null };
    });
  }

  private async corrections(principal: Principal): Promise<Waiting[]> {
    const { accountId } = principal;
    const [applications, change, items] = await Promise.all([
      this.applications.returnedTo(accountId, LIMIT + 1),
      can(principal, 'parameters.change') ? this.changes.returnedTo(accountId) : null,
      this.items.returnedTo(accountId, LIMIT + 1),
    ]);
    const returned = applications.map(({ id, kind, title, state, returnedAt: since }): Waiting => {
      return { kind: 'returnedApplication', title, link: decisionPath(kind, id, state), since, due: null };
    });
    for (const { id, title, decidedAt: since } of items)
      returned.push({ kind: 'returnedContent', title, link: itemPath(id), since, due: null });
    if (!change) return returned;
    const { contentNumber: title, id, decidedAt: since } = change;
    return [...returned, { kind: 'returnedChange', title, link: changePath(id), since, due: null }];
  }

  private async todos({ accountId }: Principal, language: Language): Promise<Waiting[]> {
    const todos = await this.messages.otherTodosOf(accountId, language, LIMIT + 1);
    return todos.map(({ title, link, sentAt: since }) => {
      return { kind: 'todo', title, link: link ?? TODOS, since, due: null };
    });
  }

  private present({ since, due, count = 1, ...waiting }: Waiting): WaitingItemDto {
    const { timeZone } = this.config;
    return {
      ...waiting,
      count,
      since: since && displayTime(since, timeZone),
      due: due && displayTime(due, timeZone),
      isOverdue: due !== null && due <= new Date(),
    };
  }
}

function dateOf({ since, due }: Waiting): number {
  return (due ?? since)?.getTime() ?? 0;
}
