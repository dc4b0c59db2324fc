import { type Socket } from 'node:net';
import pg from 'pg';

/**
 * For a database that does not even say that a statement takes too long: its answer is waited for no longer. Together
 * with the time for getting a connection, a request ends within the 10 s that are allowed when it is black-holed.
 */
export const ANSWER_TIMEOUT_MS = 7_000;

/**
 * A connection that ends itself when it is asked and nothing comes. The `query_timeout` of node-postgres only stops
 * waiting: back in the pool, the connection would let the next request wait too, and might still be in the transaction
 * of the last one. And its timer for each query holds the rows until the next collection of old garbage: 220 MB in a
 * download of 1,000,000 rows. Here one timer stands for the whole connection.
 */
export class ClientWithTimeout extends pg.Client {
  /** Kept by node-postgres: false as long as it waits for the end of an answer. */
  declare private readonly readyForQuery: boolean;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Not before: TLS puts a stream of its own in the place of the first.
    this.once('connect', () => {
      const stream = this.connection.stream as Socket;
      stream.setTimeout(ANSWER_TIMEOUT_MS);
      stream.on('timeout', () => {
        if (!this.readyForQuery) stream.destroy(new AnswerTimeoutError());
      });
    });
  }
}

class AnswerTimeoutError extends Error {
  override readonly name = 'UnansweredError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super(`the database did not answer within ${ANSWER_TIMEOUT_MS} ms`);
  }
}
