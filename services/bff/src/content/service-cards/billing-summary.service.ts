import { Injectable } from '@nestjs/common';
import { LedgerService } from '../../billing/ledger/ledger.service.js';
import { Config } from '../../config/config.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { displayTime, rangeSince } from '../../common/time/display-time.js';
import { type BillingSummaryDto } from './billing-summary.dto.js';
import { type CurrentService } from './service-card.dto.js';
import { orderPath, pendingOrdersPath } from './service-orders.constants.js';
import { type ServiceOrder } from './service-order.entity.js';
import { ServiceCardsRepository } from './service-cards.repository.js';
import { ServiceOrdersRepository } from './service-orders.repository.js';
import { textIn } from './service-texts.js';

/** Each figure is counted by the same conditions as the rows of its list. */
@Injectable()
export class BillingSummaryService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly orders: ServiceOrdersRepository,
    private readonly services: ServiceCardsRepository,
    private readonly config: Config,
  ) {}

  /** What is to be paid or renewed. Whoever pays the renewal of a service has renewed it, so it is listed once. */
  async due(): Promise<{ orders: ServiceOrder[]; renewals: CurrentService[] }> {
    const [orders, renewals] = await Promise.all([this.orders.pending(), this.services.renewals()]);
    const ordered = new Set(orders.map(({ serviceId }) => serviceId));
    return { orders, renewals: renewals.filter(({ id }) => !ordered.has(id)) };
  }

  /** How many orders were placed since and still wait for payment, and where they are. */
  async dueSince(moment: Date): Promise<{ count: number; link: string }> {
    const { count, id } = await this.orders.pendingSince(moment);
    const range = rangeSince(moment, this.config.timeZone);
    return { count, link: id === null ? pendingOrdersPath(range) : orderPath(id) };
  }

  /** Of a service, in this language if it has one. */
  titleOf({ texts, title }: Pick<CurrentService, 'texts' | 'title'>, language: Language): string {
    return textIn(texts, language)?.title ?? title;
  }

  async get(): Promise<BillingSummaryDto> {
    const [balance, pending, renewals] = await Promise.all([
      this.ledger.balance(),
      this.orders.summarizePending(),
      this.services.renewals(),
    ]);
    const timeOf = (moment: Date | null | undefined) =>
      moment ? displayTime(moment, this.config.timeZone) : null;
    return {
      balance,
      pendingOrders: pending.count,
      pendingSince: timeOf(pending.since),
      renewals: renewals.length,
      renewalDue: timeOf(renewals[0]?.expiresAt),
    };
  }
}
