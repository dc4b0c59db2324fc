import { type DataSourceOptions } from 'typeorm';
import { ClientWithTimeout } from './client-with-timeout.js';
import { dataSourceOptions, type Entities } from './data-source-options.js';

/** The database cancels the statement, and the connection remains usable. */
export const STATEMENT_TIMEOUT_MS = 6_000;
/** Enforced by the database: releases the locks of a process that has died or lost its connection. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const CONNECTION = {
  Client: ClientWithTimeout,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** For requests, whose duration must be bounded. */
export function boundedDataSourceOptions(
  url: string,
  poolSize: number,
  entities: Entities,
): DataSourceOptions {
  return dataSourceOptions(url, poolSize, entities, CONNECTION);
}
