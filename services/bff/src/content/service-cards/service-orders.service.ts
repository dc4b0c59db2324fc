import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { LedgerService } from '../../billing/ledger/ledger.service.js';
import { type Actor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Holder } from '../../common/auth/can.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { WebhookEventsService } from '../../system/webhooks/webhook-events.service.js';
import { todoFor } from './order-todo.js';
import { ORDER_PAID } from './service-order.event.js';
import { ServiceOrderDto } from './service-order.dto.js';
import { type ServiceOrder } from './service-order.entity.js';
import { type ServiceOrderFilter, type ServiceOrderQuery } from './service-order-requests.dto.js';
import { orderPath, type OrderState } from './service-orders.constants.js';
import { ServiceOrdersRepository } from './service-orders.repository.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';

/** Orders and their entries in the ledger. A caller that changes an order must hold the lock of its service. */
@Injectable()
export class ServiceOrdersService {
  constructor(
    private readonly orders: ServiceOrdersRepository,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly sender: MessageSenderService,
    private readonly webhooks: WebhookEventsService,
    private readonly config: Config,
  ) {}

  async page(query: ServiceOrderQuery, holder: Principal): Promise<Page<ServiceOrderDto>> {
    const { list, total } = await this.orders.page(query, this.config.timeZone);
    return { list: list.map((order) => this.present(order, holder)), total };
  }

  /** All orders that match, in the order in which they were placed. */
  async *batches(filter: ServiceOrderFilter, holder: Holder): AsyncGenerator<ServiceOrderDto[]> {
    for await (const batch of this.orders.batches(filter, this.config.timeZone))
      yield batch.map((order) => this.present(order, holder));
  }

  /** @throws AppError notFound */
  async get(id: number, holder: Principal, manager?: EntityManager): Promise<ServiceOrderDto> {
    return this.present(await this.find(id, manager), holder);
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    await this.find(id);
    return await this.audit.history('serviceOrder', id, query, principal);
  }

  /** @throws AppError notFound */
  async find(id: number, manager?: EntityManager): Promise<ServiceOrder> {
    const order = await this.orders.find(id, manager);
    if (!order) throw new AppError('notFound');
    return order;
  }

  /** @throws AppError termUnknown */
  async create(
    manager: EntityManager,
    actor: Actor,
    { serviceId, kind, termMonths }: Pick<ServiceOrder, 'serviceId' | 'kind' | 'termMonths'>,
  ): Promise<ServiceOrder> {
    const price = await this.orders.priceOf(serviceId, termMonths, manager);
    if (price === null) throw new AppError('termUnknown', { months: termMonths });
    const createdBy = actor.accountId;
    const id = await this.orders.insert({ serviceId, kind, termMonths, price, createdBy }, manager);
    const after = { state: 'pending', termMonths, price };
    await this.audit.record(
      manager,
      actor,
      { entity: 'serviceOrder', action: 'create' },
      { entityId: id, before: null, after },
    );
    return await this.find(id, manager);
  }

  /** @throws AppError balanceInsufficient */
  async pay(manager: EntityManager, actor: Actor, order: ServiceOrder): Promise<void> {
    await this.ledger.pay(manager, actor, { orderId: order.id, amount: order.price });
    await this.settle(manager, actor, order, 'pay', 'paid');
    const { id, serviceId, kind, termMonths, price } = order;
    await this.webhooks.tell(manager, ORDER_PAID, { id, serviceId, kind, termMonths, price });
  }

  async cancel(manager: EntityManager, actor: Actor, order: ServiceOrder): Promise<void> {
    await this.settle(manager, actor, order, 'cancel', 'cancelled');
  }

  async cancelPendingOf(serviceId: number, manager: EntityManager, actor: Actor): Promise<void> {
    const order = await this.orders.pendingOf(serviceId, manager);
    if (!order) return;
    await this.cancel(manager, actor, order);
    await this.closeTodo(manager, order);
  }

  /**
   * Gives the price back. An order that waited before it was paid waits again; one that was placed and paid at once is
   * cancelled, as is one of a service that is no longer offered. Services that were opened before there were orders have
   * none.
   */
  async undoLastOf(serviceId: number, manager: EntityManager, actor: Actor): Promise<void> {
    const order = await this.orders.undoableOf(serviceId, manager);
    if (!order) return;
    await this.ledger.refund(manager, actor, { orderId: order.id, amount: order.price });
    if (!waitsAgain(order)) {
      await this.settle(manager, actor, order, 'refund', 'cancelled');
      return;
    }
    await this.settle(manager, actor, order, 'undo', 'pending');
    await this.sender.updateTodos(manager, orderPath(order.id), 'notStarted');
  }

  async sendTodo(manager: EntityManager, order: ServiceOrder): Promise<void> {
    await this.sender.send(manager, todoFor(order));
  }

  async closeTodo(manager: EntityManager, { id }: ServiceOrder): Promise<void> {
    await this.sender.updateTodos(manager, orderPath(id), 'done');
  }

  present(order: ServiceOrder, holder: Holder): ServiceOrderDto {
    return ServiceOrderDto.from(order, holder, this.config.timeZone);
  }

  private async settle(
    manager: EntityManager,
    actor: Actor,
    { id, state: before }: ServiceOrder,
    action: AuditActionName,
    state: OrderState,
  ): Promise<void> {
    if (state === 'pending') await this.orders.reopen(id, manager);
    else await this.orders.settle(id, state, actor.accountId, manager);
    await this.audit.record(
      manager,
      actor,
      { entity: 'serviceOrder', action },
      { entityId: id, before: { state: before }, after: { state } },
    );
  }
}

/** The times are those of the transactions, so an order that was paid when it was placed has the same one twice. */
function waitsAgain({ createdAt, paidAt, service }: ServiceOrder): boolean {
  return paidAt !== null && paidAt > createdAt && service.retiredAt === null;
}
