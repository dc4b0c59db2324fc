import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type CurrentService } from './service-card.dto.js';
import { ServiceCard } from './service-card.entity.js';
import { SERVICE_UNDO_MINUTES } from './service-cards.constants.js';
import { DEFAULT_TERM_MONTHS, RENEWAL_DAYS } from './service-orders.constants.js';

const STATE = `
  CASE WHEN service.state = 'active' AND service.expires_at <= now() THEN 'expired' ELSE service.state END`;
const DUE = `service.retired_at IS NULL AND service.state = 'active' AND service.expires_at <= now() + interval '${RENEWAL_DAYS} days'`;
/** Null if neither is possible now. */
const ORDER_KIND = `
  CASE WHEN service.retired_at IS NOT NULL THEN NULL WHEN ${DUE} THEN 'renew'
       WHEN service.state = 'active' THEN NULL ELSE 'open' END`;
/** A renewal continues the term. Whatever remained of a cancelled term is not added to the new one. */
const TERM_START = `
  CASE service.state WHEN 'active' THEN greatest(now(), service.expires_at) ELSE now() END`;
const PRICES = `
  coalesce((SELECT json_agg(json_build_object('months', term_months, 'price', price, 'expiresAt',
                     ${TERM_START} + make_interval(months => term_months)) ORDER BY term_months)
              FROM service_price WHERE service_id = service.id), '[]') AS prices`;
const COLUMNS = `
  service.id, service.key, service.icon, service.title, service.description, service.texts,
  service.version, service.retired_at IS NOT NULL AS "isRetired", ${STATE} AS state,
  service.expires_at AS "expiresAt", coalesce(service.undoable_until > now(), false) AS "canUndo",
  ${ORDER_KIND} AS "orderKind", ${PRICES},
  CASE WHEN ${STATE} <> 'active' AND service.retired_at IS NULL THEN ${TERM_START} + interval '${DEFAULT_TERM_MONTHS} months' END
    AS "nextExpiresAt"`;
const NOT_UNDOABLE = 'previous_state = NULL, previous_expires_at = NULL, undoable_until = NULL';
/** What each action sets. The right sides read the row as it was before. */
const CHANGES = {
  cancel: `state = 'cancelled', ${NOT_UNDOABLE}`,
  undo: `state = previous_state, expires_at = previous_expires_at, ${NOT_UNDOABLE}`,
} as const;
const START_OF_TERM = `
  state = 'active', expires_at = ${TERM_START} + make_interval(months => $2),
  previous_state = state, previous_expires_at = expires_at,
  undoable_until = now() + interval '${SERVICE_UNDO_MINUTES} minutes'`;

@Injectable()
export class ServiceCardsRepository {
  constructor(@InjectRepository(ServiceCard) private readonly services: Repository<ServiceCard>) {}

  /** Those that are offered, and those that are not but still open. */
  async all(): Promise<CurrentService[]> {
    return await this.services.query(
      `SELECT ${COLUMNS} FROM service_card AS service
        WHERE retired_at IS NULL OR ${STATE} = 'active' ORDER BY id`,
    );
  }

  /** The first to expire comes first. */
  async renewals(): Promise<CurrentService[]> {
    return await this.services.query(
      `SELECT ${COLUMNS} FROM service_card AS service
        WHERE ${DUE} OR EXISTS (
                SELECT FROM service_order
                 WHERE service_id = service.id AND service_order.state = 'pending' AND kind = 'renew')
        ORDER BY service.expires_at, service.id`,
    );
  }

  async exists(id: number): Promise<boolean> {
    return await this.services.existsBy({ id });
  }

  async find(id: number, manager: EntityManager): Promise<CurrentService | undefined> {
    const [service]: CurrentService[] = await manager.query(
      `SELECT ${COLUMNS} FROM service_card AS service WHERE id = $1`,
      [id],
    );
    return service;
  }

  async lock(id: number, manager: EntityManager): Promise<CurrentService | undefined> {
    const [service]: CurrentService[] = await manager.query(
      `SELECT ${COLUMNS} FROM service_card AS service WHERE id = $1 FOR UPDATE OF service`,
      [id],
    );
    return service;
  }

  change(
    service: CurrentService,
    action: keyof typeof CHANGES,
    manager: EntityManager,
  ): Promise<CurrentService> {
    return this.update(service, CHANGES[action], [], manager);
  }

  /** Opens the service, or extends its term. */
  startTerm(service: CurrentService, months: number, manager: EntityManager): Promise<CurrentService> {
    return this.update(service, START_OF_TERM, [months], manager);
  }

  /** Increments the version. Returns the new one. */
  async touch(id: number, manager: EntityManager): Promise<number> {
    const [[{ version }]]: [[{ version: number }], number] = await manager.query(
      'UPDATE service_card SET version = version + 1 WHERE id = $1 RETURNING version',
      [id],
    );
    return version;
  }

  private async update(
    { id }: CurrentService,
    changes: string,
    values: number[],
    manager: EntityManager,
  ): Promise<CurrentService> {
    const [service]: [CurrentService] = await manager.query(
      `WITH changed AS (
         UPDATE service_card AS service SET ${changes}, version = version + 1 WHERE id = $1 RETURNING *
       ) SELECT ${COLUMNS} FROM changed AS service`,
      [id, ...values],
    );
    return service;
  }
}
