import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FEN_PER_YUAN } from '../../billing/ledger/ledger.constants.js';
import { LedgerService } from '../../billing/ledger/ledger.service.js';
import { type OperationId } from '../../common/auth/access.constants.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { follow } from '../../common/transitions/transitions.js';
import { IdempotencyService, type RepeatableCall } from '../../platform/idempotency/idempotency.service.js';
import { CardsService } from '../cards/cards.service.js';
import { type CurrentService, type ServiceDto } from './service-card.dto.js';
import { SERVICE_TRANSITIONS } from './service-cards.constants.js';
import { ServiceCardsRepository } from './service-cards.repository.js';
import { SERVICE_AUDITED, ServiceCardsService } from './service-cards.service.js';
import { type ServiceOrderDto } from './service-order.dto.js';
import { type ServiceOrder } from './service-order.entity.js';
import {
  type OrderServiceDto,
  type OrderVersionDto,
  type PayOrderDto,
} from './service-order-requests.dto.js';
import { ORDER_TRANSITIONS, type OrderAction, type OrderKind } from './service-orders.constants.js';
import { ServiceOrdersRepository } from './service-orders.repository.js';
import { ServiceOrdersService } from './service-orders.service.js';

/** What the caller wants changed, and the idempotency key of the call. */
interface Request<Body> {
  id: number;
  body: Body;
  key?: string | undefined;
}

/**
 * Opens and renews services by orders. In each transaction the service is locked first; the ledger is while it commits.
 */
@Injectable()
export class ServiceOrderingService {
  constructor(
    private readonly services: ServiceCardsRepository,
    private readonly serviceCards: ServiceCardsService,
    private readonly cards: CardsService,
    private readonly orders: ServiceOrdersService,
    private readonly orderRows: ServiceOrdersRepository,
    private readonly ledger: LedgerService,
    private readonly calls: IdempotencyService,
  ) {}

  /**
   * Orders what the state of the service asks for: to open it, or to renew it.
   * @throws AppError notFound, conflict, serviceRetired, orderWaiting, termUnknown, priceChanged, balanceInsufficient,
   * idempotencyKeyReused
   */
  async order(request: Request<OrderServiceDto>, actor: SignedInActor): Promise<ServiceDto> {
    return await this.place('orderService', request, actor, (service, version) => {
      const { state, version: current, orderKind } = service;
      if (orderKind && version === current) return orderKind;
      throw new AppError('conflict', {}, { state, version: current });
    });
  }

  /**
   * The moves of the card: to open from closed or cancelled, to renew from expired.
   * @throws AppError notFound, conflict, serviceRetired, orderWaiting, termUnknown, priceChanged, balanceInsufficient
   */
  async move(kind: OrderKind, request: Request<OrderServiceDto>, actor: SignedInActor): Promise<ServiceDto> {
    const transition = SERVICE_TRANSITIONS[kind];
    return await this.place(transition.operation, request, actor, (service, version) => {
      follow(transition, service, version);
      return kind;
    });
  }

  /** @throws AppError notFound, conflict, priceChanged, balanceInsufficient, idempotencyKeyReused */
  async pay(request: Request<PayOrderDto>, actor: SignedInActor): Promise<ServiceOrderDto> {
    return await this.settle('pay', request, actor, async (manager, order, service) => {
      const { state, version } = order;
      expectPrice(request.body.price, order);
      if (service.orderKind !== order.kind) throw new AppError('conflict', {}, { state, version });
      await this.deliver(manager, actor, order, service);
    });
  }

  /** @throws AppError notFound, conflict, idempotencyKeyReused */
  async cancel(request: Request<OrderVersionDto>, actor: SignedInActor): Promise<ServiceOrderDto> {
    return await this.settle('cancel', request, actor, async (manager, order, service) => {
      await this.orders.cancel(manager, actor, order);
      await this.note(manager, actor, 'cancelOrder', order, service);
    });
  }

  /** @param kindOf throws if the service cannot be ordered */
  private async place(
    operation: OperationId,
    { id, body, key }: Request<OrderServiceDto>,
    actor: SignedInActor,
    kindOf: (service: CurrentService, version: number) => OrderKind,
  ): Promise<ServiceDto> {
    const { version, termMonths, pay, price } = body;
    const request = { id, version, termMonths, pay, price };
    return await this.once({ operation, accountId: actor.accountId, key, request }, async (manager) => {
      const service = await this.lock(id, manager);
      const { state, version: current, isRetired } = service;
      if (isRetired) throw new AppError('serviceRetired', {}, { state, version: current });
      const kind = kindOf(service, version);
      if (await this.orderRows.pendingOf(id, manager))
        throw new AppError('orderWaiting', {}, { state, version: current });
      const order = await this.orders.create(manager, actor, { serviceId: id, kind, termMonths });
      expectPrice(price, { ...service, price: order.price });
      if (pay ?? (await this.ledger.covers(manager, order.price)))
        await this.deliver(manager, actor, order, service);
      else {
        await this.note(manager, actor, 'order', order, service);
        await this.orders.sendTodo(manager, order);
      }
      return await this.serviceCards.get(id, actor, manager);
    });
  }

  private once<Result>(
    call: RepeatableCall,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.ledger.whileCovered(() => this.calls.once(call, work));
  }

  private async settle(
    action: OrderAction,
    { id, body, key }: Request<PayOrderDto>,
    actor: SignedInActor,
    work: (manager: EntityManager, order: ServiceOrder, service: CurrentService) => Promise<void>,
  ): Promise<ServiceOrderDto> {
    const transition = ORDER_TRANSITIONS[action];
    const { operation } = transition;
    const { version, price } = body;
    const call = { operation, accountId: actor.accountId, key, request: { id, version, price } };
    return await this.once(call, async (manager) => {
      const { serviceId } = await this.orders.find(id, manager);
      const service = await this.lock(serviceId, manager);
      // Read again: the lock of the service protects its orders.
      const order = await this.orders.find(id, manager);
      follow(transition, order, version);
      await work(manager, order, service);
      await this.orders.closeTodo(manager, order);
      return await this.orders.get(id, actor, manager);
    });
  }

  /** Takes the price from the balance, and opens or renews the service. */
  private async deliver(
    manager: EntityManager,
    actor: SignedInActor,
    order: ServiceOrder,
    service: CurrentService,
  ): Promise<void> {
    await this.orders.pay(manager, actor, order);
    const after = await this.services.startTerm(service, order.termMonths, manager);
    const { kind } = order;
    await this.cards.recordMove(manager, actor, {
      ...{ section: 'service', action: kind, audited: SERVICE_AUDITED },
      ...{ before: service, after },
    });
  }

  /** The card shows the order that waits, so placing or cancelling one changes the card. */
  private async note(
    manager: EntityManager,
    actor: SignedInActor,
    action: 'order' | 'cancelOrder',
    { id: orderId, kind, termMonths, price }: ServiceOrder,
    { id }: CurrentService,
  ): Promise<void> {
    const version = await this.services.touch(id, manager);
    const order = { orderId, kind, termMonths, price };
    const change = action === 'order' ? { before: null, after: order } : { before: order, after: {} };
    await this.cards.record(manager, actor, { section: 'service', id, version, action, ...change });
  }

  private async lock(id: number, manager: EntityManager): Promise<CurrentService> {
    const service = await this.services.lock(id, manager);
    if (!service) throw new AppError('notFound');
    return service;
  }
}

/**
 * Nobody is charged another price than the one that was shown.
 * @param seen undefined if the caller named none
 */
function expectPrice(
  seen: number | undefined,
  { state, version, price }: { state: string; version: number; price: number },
): void {
  if (seen !== undefined && seen !== price)
    throw new AppError('priceChanged', { price: price / FEN_PER_YUAN }, { state, version, price });
}
