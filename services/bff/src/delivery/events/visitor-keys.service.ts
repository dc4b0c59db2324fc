import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { keyFor } from '../../common/sealing/key-for.js';
import { seal, unseal } from '../../common/sealing/seal.js';
import { Config } from '../../config/config.js';
import { VISITOR_KEYS } from './events.constants.js';
import { VisitorHashesService } from './visitor-hashes.service.js';
import { VisitorKey } from './visitor-key.entity.js';

const PURPOSE = 'visitor key';
const MINUTE_MS = 60_000;

/**
 * Keeps the keys by which visitors are or were hashed. A key of the deployment that was taken out hashes nobody any more, but what it
 * hashed has to be found when somebody is to be forgotten.
 */
@Injectable()
export class VisitorKeysService {
  /** The one that hashes. */
  readonly current: Buffer;
  private readonly configured: Buffer[];

  constructor(
    private readonly hashes: VisitorHashesService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {
    const [first, ...others] = config.jwtKeys;
    this.current = keyFor('visitors', first);
    this.configured = [this.current, ...others.map((key) => keyFor('visitors', key))];
  }

  /** Stores the key that hashes, seals all with the first key of the deployment, and forgets those that are not needed. */
  async keep(now = Date.now()): Promise<void> {
    const rows = await this.manager.find(VisitorKey);
    const own = rows.find(({ id }) => id.equals(idOf(this.current)));
    if (own !== undefined && now - own.usedAt.getTime() < VISITOR_KEYS.storedEveryMinutes * MINUTE_MS) return;
    for (const row of rows) await this.reseal(row);
    // Those behind the first may have hashed before there was this table, or before this process was started.
    for (const key of own === undefined ? this.configured : []) await this.store(key, 'NOTHING');
    await this.store(this.current, 'UPDATE SET used_at = now()');
    for (const row of rows) await this.retire(row, now);
  }

  /**
   * All keys whose hashes may be stored.
   * @throws AppError unavailable if another process hashes with a key that this one cannot open
   */
  async all(manager: EntityManager): Promise<Buffer[]> {
    const found = new Map(this.configured.map((key) => [key.toString('hex'), key]));
    for (const row of await manager.find(VisitorKey)) {
      const key = this.keyOf(row);
      if (key !== undefined) found.set(key.toString('hex'), key);
      else if (isInUse(row, Date.now()))
        throw new AppError('unavailable', {}, null, {
          cause: new Error('another process hashes visitors with a key that is not in JWT_KEYS here'),
        });
      else await this.giveUp(row, manager);
    }
    return [...found.values()];
  }

  private async store(key: Buffer, onConflict: string): Promise<void> {
    await this.manager.query(
      `INSERT INTO visitor_key (id, sealed) VALUES ($1, $2) ON CONFLICT (id) DO ${onConflict}`,
      [idOf(key), this.sealed(key)],
    );
  }

  private async reseal(row: VisitorKey): Promise<void> {
    const key = this.keyOf(row);
    if (key === undefined || unseal(row.sealed, PURPOSE, this.config.jwtKeys.slice(0, 1)) !== undefined)
      return;
    await this.manager.update(VisitorKey, { id: row.id }, { sealed: this.sealed(key) });
  }

  private async retire(row: VisitorKey, now: number): Promise<void> {
    if (row.id.equals(idOf(this.current)) || isInUse(row, now)) return;
    if (this.keyOf(row) === undefined) await this.giveUp(row, this.manager);
    else if (!(await this.hashes.has(lastUse(row)))) await this.manager.delete(VisitorKey, { id: row.id });
  }

  /** Nobody can find its hashes, so they are forgotten: those that still wait in a stream next time. */
  private async giveUp(row: VisitorKey, manager: EntityManager): Promise<void> {
    const isWaiting = await this.hashes.isWaiting(lastUse(row));
    await this.hashes.forget(manager, lastUse(row));
    if (!isWaiting) await manager.delete(VisitorKey, { id: row.id });
  }

  private keyOf({ id, sealed }: VisitorKey): Buffer | undefined {
    const known = this.configured.find((key) => idOf(key).equals(id));
    if (known !== undefined) return known;
    const text = unseal(sealed, PURPOSE, this.config.jwtKeys);
    return text === undefined ? undefined : Buffer.from(text, 'hex');
  }

  private sealed(key: Buffer): Buffer {
    return seal(key.toString('hex'), PURPOSE, this.config.jwtKeys);
  }
}

function idOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest();
}

/** It may have hashed until then. */
function lastUse({ usedAt }: VisitorKey): Date {
  return new Date(usedAt.getTime() + VISITOR_KEYS.unusedAfterMinutes * MINUTE_MS);
}

function isInUse(row: VisitorKey, now: number): boolean {
  return now < lastUse(row).getTime();
}
