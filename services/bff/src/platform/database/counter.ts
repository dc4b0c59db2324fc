import { AsyncLocalStorage } from 'node:async_hooks';
import { type ClientBase, type QueryConfig, type Pool } from 'pg';
import { type IRateLimiterPostgresOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type DataSource, type EntityManager } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Room, tellLimit } from '../../common/http/rate-limit-fields.js';

interface CounterOptions {
  /** Several counters may share a table. */
  table: string;
  prefix: string;
  /** Name of the limit in the `RateLimit` fields. */
  policy: string;
  /**
   * Answers do not say how much is left: who guesses would know how often, and whoever asks about a name, that its owner was
   * here.
   */
  hidesRoom?: boolean;
  /** How many are allowed within a window, which begins with the first of them. */
  points: number;
  windowSeconds: number;
  /** Only one of the counters that share a table has to remove its expired rows. */
  removesExpired?: boolean;
}

export class Counter extends RateLimiterPostgres {
  constructor(
    options: IRateLimiterPostgresOptions,
    private readonly policy: string,
    private readonly hidesRoom: boolean,
  ) {
    super(options);
  }

  /** Reports the limit in the answer to the current request. */
  tell(state?: Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>): void {
    const room: Room | undefined = state && {
      remaining: this.points - state.consumedPoints,
      seconds: secondsOf(state),
    };
    const limit = { policy: this.policy, quota: this.points, windowSeconds: this.duration };
    tellLimit(limit, room && this.hidesRoom && room.remaining > 0 ? undefined : room);
  }
}

const transactions = new AsyncLocalStorage<EntityManager>();

/**
 * What counters do in the work is a part of the transaction. Whoever counts while a transaction is open has to say so: that would
 * wait for a second connection, as would all who wait for the first.
 */
export function countingWithin<Result>(manager: EntityManager, work: () => Promise<Result>): Promise<Result> {
  return transactions.run(manager, work);
}

/** A counter in PostgreSQL, which all replicas share. */
export function counterIn(
  dataSource: DataSource,
  { table, prefix, policy, hidesRoom = false, points, windowSeconds, removesExpired = true }: CounterOptions,
): Counter {
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  const options: IRateLimiterPostgresOptions = {
    storeType: 'client',
    // The library names its statements. A named statement belongs to one connection of the server, and a pooler
    // in transaction mode gives every transaction another one.
    storeClient: {
      query: async ({ text, values }: QueryConfig) => {
        const client = (await transactions.getStore()?.queryRunner?.connect()) as ClientBase | undefined;
        return await (client ?? pool).query({ text, values });
      },
    },
    tableName: table,
    tableCreated: true,
    keyPrefix: prefix,
    points,
    duration: windowSeconds,
    clearExpiredByTimeout: removesExpired,
  };
  return new Counter(options, policy, hidesRoom);
}

/** @throws AppError tooManyRequests */
export async function countIn(counter: Counter, key: string | number): Promise<void> {
  try {
    counter.tell(await counter.consume(key));
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooManyRequests(counter, error) : error;
  }
}

/** Counts, and returns whether the limit allows it. */
export async function hasRoom(counter: RateLimiterPostgres, key: string | number): Promise<boolean> {
  try {
    await counter.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

export function tooManyRequests(counter: Counter, state: RateLimiterRes): AppError {
  counter.tell(state);
  return new AppError('tooManyRequests', { seconds: secondsOf(state) });
}

function secondsOf({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000));
}
