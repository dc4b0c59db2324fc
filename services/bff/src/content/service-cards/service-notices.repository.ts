import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SHORT_IDLE } from '../../platform/database/in-turn.js';
import { type ServiceText } from './service-card.entity.js';
import { EXPIRY_LOCK, EXPIRY_NOTICE_DAYS, type ExpiryNoticeDays } from './service-cards.constants.js';

/** A service whose expiry must be reported to the administrators. */
export interface DueNotice {
  id: number;
  title: string;
  texts: ServiceText[];
  isRetired: boolean;
  version: number;
  expiresAt: Date;
  days: ExpiryNoticeDays;
}

@Injectable()
export class ServiceNoticesRepository {
  /** Held until the transaction ends. False if another replica holds it. */
  async lock(manager: EntityManager): Promise<boolean> {
    const [{ locked }]: [{ locked: boolean }] = await manager.query(
      `SELECT pg_try_advisory_xact_lock($1) AS locked, ${SHORT_IDLE}`,
      [EXPIRY_LOCK],
    );
    return locked;
  }

  /**
   * Notices that are due and not yet claimed. If several became due since the last check, only the latest is
   * returned.
   * @param now overrides the time of the database
   */
  async claimDue(manager: EntityManager, now?: Date): Promise<DueNotice[]> {
    return await manager.query(
      `WITH claimed AS (
         INSERT INTO service_notice (service_id, expires_at, days)
         SELECT id, expires_at, days FROM service_card CROSS JOIN unnest($1::smallint[]) AS days
          WHERE state = 'active' AND expires_at <= coalesce($2, now()) + make_interval(days => days)
         ON CONFLICT DO NOTHING RETURNING service_id, days
       )
       SELECT id, title, texts, retired_at IS NOT NULL AS "isRetired", version, expires_at AS "expiresAt",
              min(days) AS days
         FROM claimed JOIN service_card ON service_card.id = service_id
        GROUP BY service_card.id ORDER BY service_card.id`,
      [EXPIRY_NOTICE_DAYS, now ?? null],
    );
  }
}
