import { Injectable } from '@nestjs/common';
import { LedgerService } from '../../billing/ledger/ledger.service.js';
import { Config } from '../../config/config.js';
import { displayTime } from '../../common/time/display-time.js';
import { type BillingSummaryDto } from './billing-summary.dto.js';
import { ServiceCardsRepository } from './service-cards.repository.js';
import { ServiceOrdersRepository } from './service-orders.repository.js';

/** Each figure is counted by the same conditions as the rows of its list. */
@Injectable()
export class BillingSummaryService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly orders: ServiceOrdersRepository,
    private readonly services: ServiceCardsRepository,
    private readonly config: Config,
  ) {}

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
