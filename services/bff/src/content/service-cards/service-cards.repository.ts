import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type CurrentService } from './service-card.dto.js';
import { ServiceCard } from './service-card.entity.js';
import {
  SERVICE_TERM,
  SERVICE_TERM_FROM,
  SERVICE_TRANSITIONS,
  type ServiceAction,
} from './service-cards.constants.js';

const COLUMNS = `id, key, icon, title, description, expires_at AS "expiresAt", version,
  CASE WHEN state = 'active' AND expires_at <= now() THEN 'expired' ELSE state END AS state`;

@Injectable()
export class ServiceCardsRepository {
  constructor(@InjectRepository(ServiceCard) private readonly services: Repository<ServiceCard>) {}

  async all(): Promise<CurrentService[]> {
    return await this.services.query(`SELECT ${COLUMNS} FROM service_card ORDER BY id`);
  }

  async exists(id: number): Promise<boolean> {
    return await this.services.existsBy({ id });
  }

  async lock(id: number, manager: EntityManager): Promise<CurrentService | undefined> {
    const [service]: CurrentService[] = await manager.query(
      `SELECT ${COLUMNS} FROM service_card WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return service;
  }

  async change(
    { id }: CurrentService,
    action: ServiceAction,
    manager: EntityManager,
  ): Promise<CurrentService> {
    const [service]: [CurrentService] = await manager.query(
      `WITH changed AS (
         UPDATE service_card
            SET state = $2, version = version + 1,
                expires_at = CASE $3 WHEN 'now' THEN now() + $4::interval
                                     WHEN 'expiry' THEN greatest(now(), expires_at) + $4::interval
                                     ELSE expires_at END
          WHERE id = $1 RETURNING *
       ) SELECT ${COLUMNS} FROM changed`,
      [id, SERVICE_TRANSITIONS[action].to, SERVICE_TERM_FROM[action], SERVICE_TERM],
    );
    return service;
  }
}
