import { Injectable } from '@nestjs/common';
import { LedgerService } from '../../billing/ledger/ledger.service.js';
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
  ) {}

  async get(): Promise<BillingSummaryDto> {
    const [balance, pendingOrders, renewals] = await Promise.all([
      this.ledger.balance(),
      this.orders.countPending(),
      this.services.renewals(),
    ]);
    return { balance, pendingOrders, renewals: renewals.length };
  }
}
