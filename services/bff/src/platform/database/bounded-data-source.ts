import { type DataSourceOptions } from 'typeorm';
import { ClientWithTimeout } from './client-with-timeout.js';
import { dataSourceOptions, type Entities } from './data-source-options.js';

/** The database gives up a statement, and the connection stays of use. */
export const STATEMENT_TIMEOUT_MS = 6_000;
/** For the other end: what a process that is gone, or cut off, has locked becomes free. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const CONNECTION = {
  Client: ClientWithTimeout,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** For requests, which must end. */
export function boundedDataSourceOptions(
  url: string,
  poolSize: number,
  entities: Entities,
): DataSourceOptions {
  return dataSourceOptions(url, poolSize, entities, CONNECTION);
}
