import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { type CardKind, CardsService } from '../cards/cards.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Holder } from '../../common/auth/can.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { ServiceDto, type CurrentService } from './service-card.dto.js';
import { SERVICE_TRANSITIONS, type ServiceState } from './service-cards.constants.js';
import { ServiceCardsRepository } from './service-cards.repository.js';
import { ServiceOrdersRepository } from './service-orders.repository.js';
import { ServiceOrdersService } from './service-orders.service.js';

/** The audit log data of a service. */
export const SERVICE_AUDITED = ['state', 'expiresAt'] as const satisfies (keyof CurrentService)[];

@Injectable()
export class ServiceCardsService {
  constructor(
    private readonly services: ServiceCardsRepository,
    private readonly cards: CardsService,
    private readonly orders: ServiceOrdersService,
    private readonly orderRows: ServiceOrdersRepository,
    private readonly config: Config,
  ) {}

  async list(holder: Holder): Promise<ServiceDto[]> {
    return await this.present(await this.services.all(), holder);
  }

  /** Services that expired or soon expire, or whose renewal waits for payment. */
  async renewals(holder: Holder): Promise<ServiceDto[]> {
    return await this.present(await this.services.renewals(), holder);
  }

  /** @throws AppError notFound */
  async get(id: number, holder: Holder, manager: EntityManager): Promise<ServiceDto> {
    const service = await this.services.find(id, manager);
    const [card] = await this.present(service ? [service] : [], holder, manager);
    if (!card) throw new AppError('notFound');
    return card;
  }

  /**
   * Cancels the service, or undoes its last opening or renewal, which refunds the order. Another order that waits is
   * cancelled in both cases.
   * @throws AppError notFound, conflict
   */
  async move(
    id: number,
    action: 'cancel' | 'undo',
    version: number,
    actor: SignedInActor,
  ): Promise<ServiceDto> {
    const service = await this.cards.move(this.kindFor(actor), { id, action, version }, actor);
    const waiting = action === 'undo' ? await this.orderRows.pendingOf(id) : null;
    const order = waiting && this.orders.present(waiting, actor);
    return ServiceDto.from(service, order, actor, this.config.timeZone);
  }

  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    return await this.cards.history('service', id, await this.services.exists(id), query, principal);
  }

  private kindFor(actor: SignedInActor): CardKind<CurrentService, 'cancel' | 'undo', ServiceState> {
    return {
      section: 'service',
      transitions: SERVICE_TRANSITIONS,
      lock: (id, manager) => this.services.lock(id, manager),
      change: async (service, action, manager) => {
        const { id, state, version, canUndo } = service;
        if (action === 'undo' && !canUndo) throw new AppError('conflict', {}, { state, version });
        await this.orders.cancelPendingOf(id, manager, actor);
        if (action === 'undo') await this.orders.undoLastOf(id, manager, actor);
        return await this.services.change(service, action, manager);
      },
      audited: SERVICE_AUDITED,
    };
  }

  private async present(
    services: CurrentService[],
    holder: Holder,
    manager?: EntityManager,
  ): Promise<ServiceDto[]> {
    const pending = await this.orderRows.pending(manager);
    const waiting = new Map(pending.map((order) => [order.serviceId, this.orders.present(order, holder)]));
    return services.map((service) =>
      ServiceDto.from(service, waiting.get(service.id) ?? null, holder, this.config.timeZone),
    );
  }
}
