import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { type EntityManager } from 'typeorm';
import { type Actor, type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { FEN_PER_YUAN, type LedgerKind } from './ledger.constants.js';
import {
  type BalanceDto,
  LedgerEntryDto,
  type LedgerFilter,
  type LedgerQuery,
  type TopUpDto,
} from './ledger.dto.js';
import { LEDGER_CHANGED } from './ledger.event.js';
import { LedgerRepository } from './ledger.repository.js';

/** What an order takes from the balance or gives back to it. */
interface OrderAmount {
  orderId: number;
  /** In fen, positive. */
  amount: number;
}

/** PostgreSQL compares payments with the balance while they commit, one after the other. */
const OVERDRAWN = 'ledger_entry_covered';
/** Each attempt sees what the others have paid before it. */
const ATTEMPTS = 5;
/** Of one process. More would only wait for each other, each with a connection that other requests need. */
const PAYING_AT_ONCE = 3;

/** The balance and its movements. Entries are only ever added. */
@Injectable()
export class LedgerService {
  private readonly payments = pLimit(PAYING_AT_ONCE);

  constructor(
    private readonly ledger: LedgerRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly calls: IdempotencyService,
    private readonly config: Config,
  ) {}

  /** In fen. */
  balance(): Promise<number> {
    return this.ledger.balance();
  }

  async page(query: LedgerQuery): Promise<Page<LedgerEntryDto>> {
    const { list, total } = await this.ledger.page(query, this.config.timeZone);
    return { list: list.map((entry) => LedgerEntryDto.from(entry, this.config.timeZone)), total };
  }

  /** All entries that match, oldest first. */
  async *batches(filter: LedgerFilter): AsyncGenerator<LedgerEntryDto[]> {
    for await (const batch of this.ledger.batches(filter, this.config.timeZone))
      yield batch.map((entry) => LedgerEntryDto.from(entry, this.config.timeZone));
  }

  /** @throws AppError idempotencyKeyReused */
  async topUp(
    { amount, note }: TopUpDto,
    key: string | undefined,
    actor: SignedInActor,
  ): Promise<BalanceDto> {
    const call = {
      operation: 'topUpBalance',
      accountId: actor.accountId,
      key,
      request: { amount, note },
    } as const;
    return await this.calls.once(call, async (manager) => {
      const id = await this.enter(manager, actor, { kind: 'topUp', amount, orderId: null, note });
      const after = { amount, note };
      await this.audit.record(
        manager,
        actor,
        { entity: 'ledger', action: 'topUp' },
        { entityId: id, before: null, after },
      );
      return { balance: await this.ledger.balance(manager) };
    });
  }

  /**
   * Does work that may pay, in a transaction of its own. Payments of others become visible when it commits, so it is retried
   * if the balance no longer covers it.
   */
  async whileCovered<Result>(work: () => Promise<Result>): Promise<Result> {
    return await this.payments(async () => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await work();
        } catch (error) {
          if (attempt === ATTEMPTS || !isOverdrawn(error)) throw error;
        }
      }
    });
  }

  /** Whether the balance covers the amount now: see `whileCovered`. */
  async covers(manager: EntityManager, amount: number): Promise<boolean> {
    return (await this.ledger.balance(manager)) >= amount;
  }

  /** @throws AppError balanceInsufficient */
  async pay(manager: EntityManager, actor: Actor, { orderId, amount }: OrderAmount): Promise<void> {
    const missing = amount - (await this.ledger.balance(manager));
    if (missing > 0) throw new AppError('balanceInsufficient', { missing: missing / FEN_PER_YUAN });
    await this.enter(manager, actor, { kind: 'payment', amount: -amount, orderId, note: '' });
  }

  async refund(manager: EntityManager, actor: Actor, { orderId, amount }: OrderAmount): Promise<void> {
    await this.enter(manager, actor, { kind: 'refund', amount, orderId, note: '' });
  }

  private async enter(
    manager: EntityManager,
    { accountId }: Actor,
    entry: { kind: LedgerKind; amount: number; orderId: number | null; note: string },
  ): Promise<number> {
    const id = await this.ledger.insert({ ...entry, accountId }, manager);
    await this.events.publish(manager, LEDGER_CHANGED, {}, { id, kind: entry.kind });
    return id;
  }
}

function isOverdrawn(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === OVERDRAWN;
}
