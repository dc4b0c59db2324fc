import { Injectable } from '@nestjs/common';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { type CardKind, CardsService } from '../cards/cards.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { ServiceDto, type CurrentService } from './service-card.dto.js';
import { SERVICE_TRANSITIONS, type ServiceAction, type ServiceState } from './service-cards.constants.js';
import { ServiceCardsRepository } from './service-cards.repository.js';

@Injectable()
export class ServiceCardsService {
  private readonly kind: CardKind<CurrentService, ServiceAction, ServiceState>;

  constructor(
    private readonly services: ServiceCardsRepository,
    private readonly cards: CardsService,
    private readonly config: Config,
  ) {
    this.kind = {
      section: 'service',
      transitions: SERVICE_TRANSITIONS,
      lock: (id, manager) => services.lock(id, manager),
      change: async (service, action, manager) => {
        const { state, version, canUndo } = service;
        if (action === 'undo' && !canUndo) throw new AppError('conflict', {}, { state, version });
        return await services.change(service, action, manager);
      },
      audited: ['state', 'expiresAt'],
    };
  }

  async list(role: Role): Promise<ServiceDto[]> {
    const services = await this.services.all();
    return services.map((service) => ServiceDto.from(service, role, this.config.timeZone));
  }

  async move(id: number, action: ServiceAction, version: number, actor: SignedInActor): Promise<ServiceDto> {
    const service = await this.cards.move(this.kind, { id, action, version }, actor);
    return ServiceDto.from(service, actor.role, this.config.timeZone);
  }

  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    return await this.cards.history('service', id, await this.services.exists(id), query, principal);
  }
}
