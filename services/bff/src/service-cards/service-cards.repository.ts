import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type ServiceNow } from './service-card.dto.js';
import { ServiceCard } from './service-card.entity.js';

@Injectable()
export class ServiceCardsRepository {
  constructor(@InjectRepository(ServiceCard) private readonly services: Repository<ServiceCard>) {}

  async all(): Promise<ServiceNow[]> {
    return await this.services.query(
      `SELECT id, key, icon, title, description, expires_at AS "expiresAt",
              CASE WHEN state = 'active' AND expires_at <= now() THEN 'expired' ELSE state END AS state
         FROM service_card ORDER BY id`,
    );
  }
}
