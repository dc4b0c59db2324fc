import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { endOfDay, startOfRange } from '../../common/time/display-time.js';
import { integer, nullable, timestamp } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { Statements } from '../../platform/database/statements/statements.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { readPage } from '../../platform/database/read-page.js';
import { withPeople } from '../../platform/database/with-people.js';
import { type ServiceOrderFilter, type ServiceOrderQuery } from './service-order-requests.dto.js';
import { ServiceOrder } from './service-order.entity.js';
import { ServicePrice } from './service-price.entity.js';
import { SERVICE_UNDO_MINUTES } from './service-cards.constants.js';
import { type OrderSort } from './service-orders.constants.js';

const BATCH = 500;
const SORTED_BY: Readonly<Record<OrderSort, string>> = {
  createdTime: 'order.createdAt',
  price: 'order.price',
  termMonths: 'order.termMonths',
};

/** When and by whom an order was paid or cancelled. The time is that of the transaction. */
const PERSON_AND_TIME = {
  paid: ['paid_at', 'paid_by'],
  cancelled: ['cancelled_at', 'cancelled_by'],
} as const;

/** The orders that were placed since a moment and still wait for payment, and the only one. */
const PENDING_SINCE = defineStatement('orders_pending_since', {
  text: `
    SELECT count(*)::int AS count, CASE WHEN count(*) = 1 THEN max(id) END AS id
      FROM service_order WHERE state = 'pending' AND created_at >= $1`,
  parameters: [timestamp],
  columns: { count: integer, id: nullable(integer) },
});

@Injectable()
export class ServiceOrdersRepository {
  constructor(
    @InjectRepository(ServiceOrder) private readonly orders: Repository<ServiceOrder>,
    private readonly statements: Statements,
  ) {}

  async page(query: ServiceOrderQuery, timeZone: string): Promise<Page<ServiceOrder>> {
    const { sort, order } = query;
    const rows = this.matching(query, timeZone);
    const direction = order === 'asc' ? 'ASC' : 'DESC';
    return await readPage(rows.orderBy(SORTED_BY[sort], direction).addOrderBy('order.id', direction), query);
  }

  /** All that match, in the order in which they were placed. No connection is held between batches. */
  async *batches(filter: ServiceOrderFilter, timeZone: string): AsyncGenerator<ServiceOrder[]> {
    let batch: ServiceOrder[];
    let after = 0;
    do {
      batch = await this.matching(filter, timeZone)
        .andWhere('order.id > :after', { after })
        .orderBy('order.id')
        .limit(BATCH)
        .getMany();
      after = batch.at(-1)?.id ?? after;
      yield batch;
    } while (batch.length === BATCH);
  }

  find(id: number, manager?: EntityManager): Promise<ServiceOrder | null> {
    return this.rows(manager).where({ id }).getOne();
  }

  /** At most one for each service. */
  pending(manager?: EntityManager): Promise<ServiceOrder[]> {
    return this.rows(manager).where({ state: 'pending' }).getMany();
  }

  /** How many wait for payment, and since when the oldest of them. */
  async summarizePending(): Promise<{ count: number; since: Date | null }> {
    const [pending]: [{ count: number; since: Date | null }] = await this.orders.query(
      `SELECT count(*)::int AS count, min(created_at) AS since FROM service_order WHERE state = 'pending'`,
    );
    return pending;
  }

  /** The id is that of the order if there is only one. */
  async pendingSince(moment: Date): Promise<{ count: number; id: number | null }> {
    const [pending] = await this.statements.run(PENDING_SINCE, moment);
    return pending ?? { count: 0, id: null };
  }

  pendingOf(serviceId: number, manager?: EntityManager): Promise<ServiceOrder | null> {
    return this.rows(manager).where({ serviceId, state: 'pending' }).getOne();
  }

  /** The paid order whose opening or renewal can still be undone. */
  undoableOf(serviceId: number, manager: EntityManager): Promise<ServiceOrder | null> {
    return this.rows(manager)
      .where({ serviceId, state: 'paid' })
      .andWhere('order.paidAt > now() - make_interval(mins => :minutes)', { minutes: SERVICE_UNDO_MINUTES })
      .orderBy('order.paidAt', 'DESC')
      .getOne();
  }

  /** In fen. Null if the service is not offered for this term. */
  async priceOf(serviceId: number, termMonths: number, manager: EntityManager): Promise<number | null> {
    const found = await manager.findOneBy(ServicePrice, { serviceId, termMonths });
    return found?.price ?? null;
  }

  /** Returns the id. */
  async insert(
    order: Pick<ServiceOrder, 'serviceId' | 'kind' | 'termMonths' | 'price' | 'createdBy'>,
    manager: EntityManager,
  ): Promise<number> {
    return await insertRow(manager, ServiceOrder, order);
  }

  async settle(
    id: number,
    state: keyof typeof PERSON_AND_TIME,
    accountId: number | null,
    manager: EntityManager,
  ): Promise<void> {
    const [at, by] = PERSON_AND_TIME[state];
    await manager.query(
      `UPDATE service_order SET state = $2, ${at} = now(), ${by} = $3, version = version + 1 WHERE id = $1`,
      [id, state, accountId],
    );
  }

  /** A paid order waits again. */
  async reopen(id: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE service_order SET state = 'pending', paid_at = NULL, paid_by = NULL, version = version + 1
        WHERE id = $1`,
      [id],
    );
  }

  private matching(
    { state, kind, service, createdTime }: ServiceOrderFilter,
    timeZone: string,
  ): SelectQueryBuilder<ServiceOrder> {
    const rows = this.rows();
    const [first, last = first] = createdTime ?? [];
    if (first !== undefined && last !== undefined) {
      rows.andWhere('order.createdAt >= :from', { from: startOfRange(first, timeZone) });
      rows.andWhere('order.createdAt < :until', { until: endOfDay(last, timeZone) });
    }
    if (state) rows.andWhere('order.state = :state', { state });
    if (kind) rows.andWhere('order.kind = :kind', { kind });
    if (service !== undefined) rows.andWhere('order.serviceId = :service', { service });
    return rows;
  }

  /** Includes the public fields of the service and the persons. */
  private rows(manager = this.orders.manager): SelectQueryBuilder<ServiceOrder> {
    const rows = manager
      .createQueryBuilder(ServiceOrder, 'order')
      .innerJoin('order.service', 'service')
      .addSelect(['service.id', 'service.key', 'service.title', 'service.texts'])
      .addSelect(['service.retiredAt', 'service.expiresAt']);
    return withPeople(rows, 'creator', 'payer', 'canceller');
  }
}
