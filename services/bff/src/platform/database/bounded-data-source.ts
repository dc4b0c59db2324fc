import { type PoolConfig } from 'pg';
import { type DataSourceOptions } from 'typeorm';
import { type Config } from '../../config/config.js';
import { ClientWithTimeout } from './client-with-timeout.js';
import { dataSourceOptions, type Entities } from './data-source-options.js';

/** The database cancels the statement, and the connection remains usable. */
export const STATEMENT_TIMEOUT_MS = 6_000;
/** Enforced by the database: releases the locks of a process that has died or lost its connection. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/** The settings that bound the work of a request, with their values in milliseconds. */
export const LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
} as const;

const CONNECTION = { Client: ClientWithTimeout, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * For requests, whose duration must be bounded. A pooler refuses connections that ask for settings which it does not
 * keep, so there the role has to have the limits: see `PoolerLimitsService`.
 */
export function boundedDataSourceOptions(
  { url, poolSize, connectMs, pooled }: Pick<Config['database'], 'url' | 'poolSize' | 'connectMs' | 'pooled'>,
  entities: Entities,
): DataSourceOptions {
  const connection = pooled ? CONNECTION : { ...CONNECTION, ...LIMITS };
  return dataSourceOptions(url, poolSize, entities, connection, connectMs);
}

/** For reads from a replica, with the same bounds. */
export function readerOptions(
  url: string,
  { poolSize, connectMs, pooled }: Pick<Config['database'], 'poolSize' | 'connectMs' | 'pooled'>,
): PoolConfig {
  return {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    application_name: 'sala-bff-reader',
    ...CONNECTION,
    ...(pooled ? {} : LIMITS),
  };
}
