import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { inTime } from '../../common/time/in-time.js';
import { Config } from '../../config/config.js';
import { PATIENCE_MS, VISITOR_HASH_BYTES } from './events.constants.js';

/** Who sends events, as long as a day of the school. */
export interface KnownVisitor {
  hash: Buffer;
  /** What happened earlier is not known to be of the same person, in minutes since 1970. */
  since: number;
}

interface Today {
  day: string;
  /** In milliseconds since 1970, as the end. */
  begins: number;
  ends: number;
  salt: Promise<Buffer>;
}

const SALT_BYTES = 32;
const MINUTE_MS = 60_000;

/**
 * Tells people apart for one day of the school, by a hash of address and browser with a key that is thrown away when the day is over.
 * Then nobody can tell any more who was there, and who comes back is somebody new.
 */
@Injectable()
export class DailyVisitorsService {
  private today: Today | undefined;

  constructor(
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Undefined if the database does not tell the key soon: then the events count, but not as a person. */
  async know(address: string, userAgent: string | undefined, now: number): Promise<KnownVisitor | undefined> {
    const { begins, salt } = this.dayOf(now);
    const key = await inTime(salt, PATIENCE_MS).catch(() => undefined);
    if (key === undefined) return undefined;
    const hash = createHmac('sha256', key)
      .update(JSON.stringify([address, userAgent ?? '']))
      .digest();
    return { hash: hash.subarray(0, VISITOR_HASH_BYTES), since: begins / MINUTE_MS };
  }

  /** Throws away the keys of days that are over. */
  async forget(now = Date.now()): Promise<void> {
    if (this.today !== undefined && !isWithin(this.today, now)) this.today = undefined;
    const day = this.localTime(now).toPlainDate().toString();
    await this.manager.query('DELETE FROM visitor_salt WHERE day < $1', [day]);
  }

  private dayOf(now: number): Today {
    if (this.today !== undefined && isWithin(this.today, now)) return this.today;
    const start = this.localTime(now).startOfDay();
    const day = start.toPlainDate().toString();
    const ends = start.add({ days: 1 }).epochMilliseconds;
    const today: Today = { day, begins: start.epochMilliseconds, ends, salt: this.saltOf(day) };
    this.today = today;
    // The next request asks again.
    today.salt.catch(() => {
      if (this.today === today) this.today = undefined;
    });
    return today;
  }

  /** The same in all processes: that of the one which asks first. */
  private async saltOf(day: string): Promise<Buffer> {
    await this.manager.query(
      'INSERT INTO visitor_salt (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING',
      [day, randomBytes(SALT_BYTES)],
    );
    const [row]: { salt: Buffer }[] = await this.manager.query(
      'SELECT salt FROM visitor_salt WHERE day = $1',
      [day],
    );
    if (row === undefined) throw new Error(`the key of ${day} is gone`);
    return row.salt;
  }

  private localTime(now: number): Temporal.ZonedDateTime {
    return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(this.config.timeZone);
  }
}

function isWithin({ begins, ends }: Today, now: number): boolean {
  return begins <= now && now < ends;
}
