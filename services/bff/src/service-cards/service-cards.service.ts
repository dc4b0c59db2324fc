import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { ServiceDto } from './service-card.dto.js';
import { ServiceCardsRepository } from './service-cards.repository.js';

@Injectable()
export class ServiceCardsService {
  constructor(
    private readonly services: ServiceCardsRepository,
    private readonly config: Config,
  ) {}

  async list(): Promise<ServiceDto[]> {
    const services = await this.services.all();
    return services.map((service) => ServiceDto.from(service, this.config.timeZone));
  }
}
