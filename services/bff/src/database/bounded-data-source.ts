import type pg from 'pg';
import {
  type AfterQueryEvent,
  type DataSourceOptions,
  type EntitySubscriberInterface,
  EventSubscriber,
} from 'typeorm';
import { dataSourceOptions } from './data-source-options.js';

/** The database gives up a statement, and the connection stays of use. */
const STATEMENT_TIMEOUT_MS = 6_000;
/**
 * For a database that does not even say that: its answer is waited for no longer. Together with the time for getting a
 * connection, a request ends within the 10 s that are allowed when the database is black-holed.
 */
const ANSWER_TIMEOUT_MS = 7_000;
/** For the other end: what a process that is gone, or cut off, has locked becomes free. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const CONNECTION = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: ANSWER_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** For requests, which must end. */
export function boundedDataSourceOptions(url: string, poolSize: number): DataSourceOptions {
  return { ...dataSourceOptions(url, poolSize, CONNECTION), subscribers: [SilentConnections] };
}

/**
 * Throws away a connection whose answer did not come. node-postgres only stops waiting: back in the pool, the connection
 * would let the next request wait too, and might still be in the transaction of the last one.
 */
@EventSubscriber()
class SilentConnections implements EntitySubscriberInterface {
  async afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    const client = (await queryRunner.connect()) as pg.Client;
    client.connection.stream.destroy(error);
  }
}
