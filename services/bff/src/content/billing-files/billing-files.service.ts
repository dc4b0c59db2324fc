import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { FEN_PER_YUAN } from '../../billing/ledger/ledger.constants.js';
import { type LedgerEntryDto, type LedgerFilter } from '../../billing/ledger/ledger.dto.js';
import { LedgerService } from '../../billing/ledger/ledger.service.js';
import { type Holder } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { BILLING_FILES_ADDRESS } from '../../common/http/addresses.constants.js';
import { type Attachment } from '../../common/http/attachment.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { BYTE_ORDER_MARK, csvLine } from '../../common/sheets/write-csv.js';
import { Config } from '../../config/config.js';
import { type DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { DownloadLinksService } from '../../platform/downloads/download-links.service.js';
import { type ServiceOrderDto } from '../service-cards/service-order.dto.js';
import { type ServiceOrderFilter } from '../service-cards/service-order-requests.dto.js';
import { textIn } from '../service-cards/service-texts.js';
import { ServiceOrdersService } from '../service-cards/service-orders.service.js';
import { BILLING_LABELS } from './billing-labels.js';

type Request = { language: Language; holder: Holder } & (
  | { content: 'ledger'; filter: LedgerFilter }
  | { content: 'orders'; filter: ServiceOrderFilter }
);

/** Streams the ledger and the orders as tables, so their number does not matter. */
@Injectable()
export class BillingFilesService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly orders: ServiceOrdersService,
    private readonly links: DownloadLinksService,
    private readonly config: Config,
  ) {}

  async prepare(request: Request & { holder: Principal }): Promise<DownloadLinkDto> {
    return await this.links.create('billing', BILLING_FILES_ADDRESS, request.holder.accountId, request);
  }

  /**
   * @param isTaken whether the call uses up the address. HEAD only asks for the headers.
   * @throws AppError fileUnknown
   */
  async open(token: string, isTaken: boolean): Promise<Attachment> {
    const request = (await this.links.open('billing', token, isTaken)) as Request;
    const day = Temporal.Now.plainDateISO(this.config.timeZone).toString();
    const lines = request.content === 'ledger' ? this.entries(request) : this.ordered(request);
    const body = Readable.from(lines, { highWaterMark: 1 });
    return { name: `${request.content}-${day}.csv`, mediaType: 'text/csv; charset=utf-8', body };
  }

  private async *entries({ language, filter }: { language: Language; filter: LedgerFilter }) {
    const { columns, kind, system } = BILLING_LABELS[language].ledger;
    const line = (entry: LedgerEntryDto) =>
      csvLine([
        ...[entry.time, kind[entry.kind], yuan(entry.amount), yuan(entry.balance)],
        ...[entry.orderId ?? '', entry.person ?? system, entry.note],
      ]);
    yield BYTE_ORDER_MARK + csvLine(columns);
    for await (const batch of this.ledger.batches(filter)) yield batch.map(line).join('');
  }

  private async *ordered({ language, holder, filter }: Request & { filter: ServiceOrderFilter }) {
    const { columns, kind, state } = BILLING_LABELS[language].orders;
    const line = (order: ServiceOrderDto) => {
      const isRefunded = order.state === 'cancelled' && order.paidTime !== null;
      return csvLine([
        ...[
          order.id,
          textIn(order.serviceTitles, language)?.title ?? order.serviceTitle,
          kind[order.kind],
          order.termMonths,
          yuan(order.price),
        ],
        ...[state[isRefunded ? 'refunded' : order.state], order.createdTime, order.createdBy ?? ''],
        ...[order.paidTime ?? '', order.paidBy ?? '', order.cancelledTime ?? '', order.cancelledBy ?? ''],
      ]);
    };
    yield BYTE_ORDER_MARK + csvLine(columns);
    for await (const batch of this.orders.batches(filter, holder)) yield batch.map(line).join('');
  }
}

/** A number, which spreadsheet programs add up. */
const yuan = (fen: number) => fen / FEN_PER_YUAN;
