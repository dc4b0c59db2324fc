import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { IDEMPOTENCY_RETENTION } from '../../common/endpoint/idempotency-key.constants.js';
import { IdempotencyKeyRow } from './idempotency-key.entity.js';

type Claim = Pick<IdempotencyKeyRow, 'owner' | 'operation' | 'key' | 'requestHash'>;

/** Lets removal keep up with insertion, while no single call removes many rows. */
const REMOVAL_BATCH = 10;

@Injectable()
export class IdempotencyRepository {
  /** Returns false if the key is taken. Waits for a call under the same key that is still in progress. */
  async claim(manager: EntityManager, { owner, operation, key, requestHash }: Claim): Promise<boolean> {
    const claimed: unknown[] = await manager.query(
      `INSERT INTO idempotency_key (owner, operation, key, request_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING key`,
      [owner, operation, key, requestHash],
    );
    return claimed.length > 0;
  }

  async find(manager: EntityManager, { owner, operation, key }: Claim): Promise<IdempotencyKeyRow | null> {
    return await manager.findOneBy(IdempotencyKeyRow, { owner, operation, key });
  }

  async saveAnswer(manager: EntityManager, { owner, operation, key }: Claim, answer: unknown): Promise<void> {
    await manager.query(
      `UPDATE idempotency_key SET answer = $4::json WHERE owner = $1 AND operation = $2 AND key = $3`,
      [owner, operation, key, JSON.stringify(answer ?? null)],
    );
  }

  /** Skips rows that another call is removing. */
  async removeOld(manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM idempotency_key WHERE (owner, operation, key) IN (
         SELECT owner, operation, key FROM idempotency_key WHERE created_at < now() - $1::interval
          ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [IDEMPOTENCY_RETENTION, REMOVAL_BATCH],
    );
  }
}
