import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Holder } from '../../common/auth/can.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { follow } from '../../common/transitions/transitions.js';
import { Config } from '../../config/config.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { CARD_CHANGED } from '../cards/card.event.js';
import { ServiceOrdersService } from '../service-cards/service-orders.service.js';
import {
  type EditServiceOfferDto,
  ServiceOfferDto,
  type ServiceOfferQuery,
  type WriteServiceOfferDto,
} from './service-offer.dto.js';
import { type OfferContent, type ServiceOffer } from './service-offer.js';
import { MAX_OFFERS, OFFER_TRANSITIONS, type OfferAction, OFFERS_LOCK } from './service-offers.constants.js';
import { ServiceOffersRepository } from './service-offers.repository.js';

/** Lets administrators say which services there are, and what they cost. */
@Injectable()
export class ServiceOffersService {
  constructor(
    private readonly offers: ServiceOffersRepository,
    private readonly orders: ServiceOrdersService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly calls: IdempotencyService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(query: ServiceOfferQuery, holder: Principal): Promise<Page<ServiceOfferDto>> {
    const { list, total } = await this.offers.page(query);
    return { list: list.map((offer) => this.shown(offer, holder)), total };
  }

  /** @throws AppError notFound */
  async get(id: number, holder: Principal): Promise<ServiceOfferDto> {
    return this.shown(await this.find(id), holder);
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    await this.find(id);
    return await this.audit.history('serviceOffer', id, query, principal);
  }

  /** @throws AppError tooManyServices, idempotencyKeyReused */
  async create(
    request: WriteServiceOfferDto,
    key: string | undefined,
    actor: SignedInActor,
  ): Promise<ServiceOfferDto> {
    const call = { operation: 'createServiceOffer' as const, accountId: actor.accountId, key, request };
    return await this.calls.once(call, async (manager) => {
      await this.refuseTooMany(manager);
      const id = await this.offers.insert(contentOf(request), manager);
      return await this.record(manager, actor, id, 'create', null);
    });
  }

  /** @throws AppError notFound, conflict */
  async edit(
    id: number,
    { version, ...request }: EditServiceOfferDto,
    actor: SignedInActor,
  ): Promise<ServiceOfferDto> {
    return await this.manager.transaction(async (manager) => {
      const before = await this.lock(id, version, manager);
      await this.offers.change(id, contentOf(request), manager);
      return await this.record(manager, actor, id, 'edit', before);
    });
  }

  /**
   * An order that waits for payment is cancelled when its service is retired: it could never be paid.
   * @throws AppError notFound, conflict, tooManyServices
   */
  async move(
    id: number,
    action: OfferAction,
    version: number,
    actor: SignedInActor,
  ): Promise<ServiceOfferDto> {
    return await this.manager.transaction(async (manager) => {
      if (action === 'restore') await this.refuseTooMany(manager);
      const before = await this.lock(id, version, manager);
      const to = follow(OFFER_TRANSITIONS[action], before, version);
      if (to === 'retired') await this.orders.cancelPendingOf(id, manager, actor);
      await this.offers.retire(id, to === 'retired', manager);
      return await this.record(manager, actor, id, action, before);
    });
  }

  /** Simultaneous calls come one after the other, so that the last place is taken once. */
  private async refuseTooMany(manager: EntityManager): Promise<void> {
    await inTurn(manager, OFFERS_LOCK);
    if ((await this.offers.countOffered(manager)) >= MAX_OFFERS)
      throw new AppError('tooManyServices', { max: MAX_OFFERS });
  }

  private async find(id: number, manager?: EntityManager): Promise<ServiceOffer> {
    const offer = await this.offers.find(id, manager);
    if (!offer) throw new AppError('notFound');
    return offer;
  }

  private async lock(id: number, version: number, manager: EntityManager): Promise<ServiceOffer> {
    const offer = await this.offers.lock(id, manager);
    if (!offer) throw new AppError('notFound');
    const { state, version: current } = offer;
    if (version === current) return offer;
    const of = { entity: 'serviceOffer' as const, entityId: id };
    throw await this.audit.outdated(manager, of, { state, version: current });
  }

  private async record(
    manager: EntityManager,
    actor: SignedInActor,
    id: number,
    action: OfferAction | 'create' | 'edit',
    before: ServiceOffer | null,
  ): Promise<ServiceOfferDto> {
    const after = await this.find(id, manager);
    const change = { entityId: id, before: before && audited(before), after: audited(after) };
    await this.audit.record(manager, actor, { entity: 'serviceOffer', action }, change);
    const version = await this.offers.cardVersion(id, manager);
    await this.events.publish(manager, CARD_CHANGED, {}, { section: 'service', id, action, version });
    return this.shown(after, actor);
  }

  private shown(offer: ServiceOffer, holder: Holder): ServiceOfferDto {
    return ServiceOfferDto.from(offer, holder, this.config.timeZone);
  }
}

function contentOf({ icon, texts, terms }: WriteServiceOfferDto): OfferContent {
  return { icon, texts, terms };
}

function audited({ icon, texts, terms, state }: ServiceOffer): object {
  return { icon, texts, terms, state };
}
