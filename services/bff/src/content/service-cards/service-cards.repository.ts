import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type CurrentService } from './service-card.dto.js';
import { ServiceCard } from './service-card.entity.js';
import { SERVICE_TERM, SERVICE_UNDO_MINUTES, type ServiceAction } from './service-cards.constants.js';

const NOW = `CASE WHEN state = 'active' AND expires_at <= now() THEN 'expired' ELSE state END`;
/** Whatever remained of a cancelled term is not added to the new one. */
const NEXT_EXPIRY = `
  CASE ${NOW} WHEN 'active' THEN NULL
              WHEN 'expired' THEN greatest(now(), expires_at) + interval '${SERVICE_TERM}'
              ELSE now() + interval '${SERVICE_TERM}' END`;
const COLUMNS = `
  id, key, icon, title, description, expires_at AS "expiresAt", version, ${NOW} AS state,
  coalesce(undoable_until > now(), false) AS "canUndo", ${NEXT_EXPIRY} AS "nextExpiresAt"`;
const NOT_UNDOABLE = 'previous_state = NULL, previous_expires_at = NULL, undoable_until = NULL';
/** What each action sets. The right sides read the row as it was before. */
const CHANGES: Readonly<Record<ServiceAction, string>> = {
  open: startOfTerm(),
  renew: startOfTerm(),
  cancel: `state = 'cancelled', ${NOT_UNDOABLE}`,
  undo: `state = previous_state, expires_at = previous_expires_at, ${NOT_UNDOABLE}`,
};

function startOfTerm(): string {
  return `
    state = 'active', expires_at = ${NEXT_EXPIRY}, previous_state = state, previous_expires_at = expires_at,
    undoable_until = now() + interval '${SERVICE_UNDO_MINUTES} minutes'`;
}

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
         UPDATE service_card SET ${CHANGES[action]}, version = version + 1 WHERE id = $1 RETURNING *
       ) SELECT ${COLUMNS} FROM changed`,
      [id],
    );
    return service;
  }
}
