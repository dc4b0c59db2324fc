import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { type ServiceOrderQuery } from './service-order-requests.dto.js';
import { ServiceOrder } from './service-order.entity.js';
import { ServicePrice } from './service-price.entity.js';
import { SERVICE_UNDO_MINUTES } from './service-cards.constants.js';
import { type OrderSort } from './service-orders.constants.js';

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

@Injectable()
export class ServiceOrdersRepository {
  constructor(@InjectRepository(ServiceOrder) private readonly orders: Repository<ServiceOrder>) {}

  async page(query: ServiceOrderQuery): Promise<Page<ServiceOrder>> {
    const { state, kind, service, sort, order, current, pageSize } = query;
    const rows = this.rows();
    if (state) rows.andWhere('order.state = :state', { state });
    if (kind) rows.andWhere('order.kind = :kind', { kind });
    if (service !== undefined) rows.andWhere('order.serviceId = :service', { service });
    const direction = order === 'asc' ? 'ASC' : 'DESC';
    const [list, total] = await rows
      .orderBy(SORTED_BY[sort], direction)
      .addOrderBy('order.id', direction)
      .offset((current - 1) * pageSize)
      .limit(pageSize)
      .getManyAndCount();
    return { list, total };
  }

  find(id: number, manager?: EntityManager): Promise<ServiceOrder | null> {
    return this.rows(manager).where({ id }).getOne();
  }

  /** At most one for each service. */
  pending(manager?: EntityManager): Promise<ServiceOrder[]> {
    return this.rows(manager).where({ state: 'pending' }).getMany();
  }

  countPending(): Promise<number> {
    return this.orders.countBy({ state: 'pending' });
  }

  pendingOf(serviceId: number, manager: EntityManager): Promise<ServiceOrder | null> {
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
    const { identifiers } = await manager.insert(ServiceOrder, order);
    return (identifiers[0] as { id: number }).id;
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

  /** Includes the public fields of the service and the persons. */
  private rows(manager = this.orders.manager): SelectQueryBuilder<ServiceOrder> {
    const rows = manager
      .createQueryBuilder(ServiceOrder, 'order')
      .innerJoin('order.service', 'service')
      .addSelect(['service.id', 'service.key', 'service.title']);
    for (const person of ['creator', 'payer', 'canceller'])
      rows
        .leftJoin(`order.${person}`, person)
        .addSelect([`${person}.id`, `${person}.name`, `${person}.userName`]);
    return rows;
  }
}
