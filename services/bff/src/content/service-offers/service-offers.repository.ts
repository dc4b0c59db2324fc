import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { ServiceCard } from '../service-cards/service-card.entity.js';
import { ServicePrice } from '../service-cards/service-price.entity.js';
import { plainText } from '../service-cards/service-texts.js';
import { type ServiceOfferQuery } from './service-offer.dto.js';
import { type OfferContent, type OfferedTerm, type ServiceOffer } from './service-offer.js';

const COLUMNS = `
  service.id, service.key, service.icon, service.texts, service.expires_at AS "expiresAt",
  CASE WHEN service.retired_at IS NULL THEN 'offered' ELSE 'retired' END AS state,
  CASE WHEN service.state = 'active' AND service.expires_at <= now() THEN 'expired' ELSE service.state END
    AS "serviceState",
  service.offer_version AS version,
  coalesce((SELECT json_agg(json_build_object('months', term_months, 'price', price) ORDER BY term_months)
              FROM service_price WHERE service_id = service.id), '[]') AS terms`;
const IN_STATE = `($1::text IS NULL OR (retired_at IS NULL) = ($1 = 'offered'))`;

@Injectable()
export class ServiceOffersRepository {
  constructor(@InjectRepository(ServiceCard) private readonly services: Repository<ServiceCard>) {}

  /** In the order of the card list. */
  async page({ state, current, pageSize }: ServiceOfferQuery): Promise<Page<ServiceOffer>> {
    const filter = [state ?? null];
    const list: ServiceOffer[] = await this.services.query(
      `SELECT ${COLUMNS} FROM service_card AS service WHERE ${IN_STATE} ORDER BY id LIMIT $2 OFFSET $3`,
      [...filter, pageSize, (current - 1) * pageSize],
    );
    const [{ total }]: [{ total: number }] = await this.services.query(
      `SELECT count(*)::int AS total FROM service_card WHERE ${IN_STATE}`,
      filter,
    );
    return { list, total };
  }

  async find(id: number, manager: EntityManager = this.services.manager): Promise<ServiceOffer | undefined> {
    const [offer]: ServiceOffer[] = await manager.query(
      `SELECT ${COLUMNS} FROM service_card AS service WHERE id = $1`,
      [id],
    );
    return offer;
  }

  /** Held until the transaction ends: nobody orders the service meanwhile. */
  async lock(id: number, manager: EntityManager): Promise<ServiceOffer | undefined> {
    await manager.query('SELECT FROM service_card WHERE id = $1 FOR UPDATE', [id]);
    return await this.find(id, manager);
  }

  async countOffered(manager: EntityManager): Promise<number> {
    const [{ count }]: [{ count: number }] = await manager.query(
      'SELECT count(*)::int AS count FROM service_card WHERE retired_at IS NULL',
    );
    return count;
  }

  /** Returns the id. The key is made of it, as nobody can read it from titles in three scripts. */
  async insert({ icon, texts, terms }: OfferContent, manager: EntityManager): Promise<number> {
    const plain = plainText(texts);
    const [{ id }]: [{ id: number }] = await manager.query(
      `WITH next AS (SELECT nextval(pg_get_serial_sequence('service_card', 'id'))::int AS id)
       INSERT INTO service_card (id, key, icon, title, description, texts, state)
       OVERRIDING SYSTEM VALUE
       SELECT id, 'service-' || id, $1, $2, $3, $4, 'closed' FROM next RETURNING id`,
      [icon, plain?.title, plain?.description, JSON.stringify(texts)],
    );
    await this.insertTerms(id, terms, manager);
    return id;
  }

  /** Orders keep the prices at which they were placed. */
  async change(id: number, { icon, texts, terms }: OfferContent, manager: EntityManager): Promise<void> {
    const plain = plainText(texts);
    await manager.query(
      `UPDATE service_card SET icon = $2, title = $3, description = $4, texts = $5,
              version = version + 1, offer_version = offer_version + 1 WHERE id = $1`,
      [id, icon, plain?.title, plain?.description, JSON.stringify(texts)],
    );
    await manager.delete(ServicePrice, { serviceId: id });
    await this.insertTerms(id, terms, manager);
  }

  async retire(id: number, isRetired: boolean, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE service_card SET retired_at = CASE WHEN $2 THEN now() END,
              version = version + 1, offer_version = offer_version + 1 WHERE id = $1`,
      [id, isRetired],
    );
  }

  /** Version of the card, which the card list shows. */
  async cardVersion(id: number, manager: EntityManager): Promise<number> {
    const [{ version }]: [{ version: number }] = await manager.query(
      'SELECT version FROM service_card WHERE id = $1',
      [id],
    );
    return version;
  }

  private async insertTerms(serviceId: number, terms: OfferedTerm[], manager: EntityManager): Promise<void> {
    const rows = terms.map(({ months, price }) => ({ serviceId, termMonths: months, price }));
    await manager.insert(ServicePrice, rows);
  }
}
