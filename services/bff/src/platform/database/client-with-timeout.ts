import { type Socket } from 'node:net';
import pg from 'pg';

declare module 'pg' {
  interface Client {
    /** What node-postgres asks for when it opens a connection. Missing in its types. */
    getStartupConf(): Record<string, string>;
  }
}

/**
 * For a database that does not even report a statement timeout: the client stops waiting for the response
 * after this time. Together with the connect timeout, this keeps a request within the allowed 10 s when the
 * database is black-holed.
 */
export const ANSWER_TIMEOUT_MS = 7_000;

/**
 * A connection that closes itself if a query gets no response. The `query_timeout` of node-postgres only
 * stops waiting. The connection would return to the pool, block the next request as well, and might still be
 * in the previous request's transaction. The timer for each query would also keep the rows alive until the
 * next major garbage collection: 220 MB in a download of 1,000,000 rows. Here a single timer covers the whole
 * connection.
 */
export class ClientWithTimeout extends pg.Client {
  /** Maintained by node-postgres: false while a response is incomplete. */
  declare private readonly readyForQuery: boolean;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Between two owners a connection has no listener, and an error that nobody hears would end the process. Whoever
    // takes the connection learns of it by the next query.
    this.on('error', () => undefined);
    // Not earlier: TLS replaces the initial stream with its own.
    this.once('connect', () => {
      const stream = this.connection.stream as Socket;
      stream.setTimeout(ANSWER_TIMEOUT_MS);
      stream.on('timeout', () => {
        if (!this.readyForQuery) stream.destroy(new AnswerTimeoutError());
      });
    });
  }

  /** As a parameter of its own, which a pooler keeps for its client. It refuses `options`. */
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), TimeZone: 'UTC' };
  }
}

class AnswerTimeoutError extends Error {
  override readonly name = 'UnansweredError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super(`the database did not answer within ${ANSWER_TIMEOUT_MS} ms`);
  }
}
