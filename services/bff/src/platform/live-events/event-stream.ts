import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { type Principal } from '../../common/auth/principal.js';
import { type LiveEventType, scopeOfEvent } from './define-live-event.js';
import { type StoredEvent } from './live-events.repository.js';
import { RETRY_MS, MAX_BUFFERED_BYTES } from './live-events.constants.js';
import { HELLO, type HelloDto } from './stream.event.js';

/** One connected client and its output buffer. */
export class EventStream {
  readonly body = new PassThrough();

  constructor(
    /** Changes with what the account is given. */
    public principal: Principal,
    /** The id of the last event that was sent or skipped. */
    public cursor: number,
  ) {}

  get closed(): boolean {
    return this.body.destroyed || this.body.writableEnded;
  }

  hello(payload: HelloDto): void {
    this.body.write(`retry: ${RETRY_MS}\n`);
    this.write(HELLO.name, payload);
  }

  /** Sends the event if it is new and meant for this client. To send many, await `drained` before each. */
  send(event: StoredEvent): void {
    if (this.closed || event.id <= this.cursor) return;
    this.cursor = event.id;
    if (this.isFor(event)) this.write(event.type, event.payload);
  }

  /** Disconnects a client that does not read. It reconnects with the id of the last event it received. */
  sendOrDisconnect(event: StoredEvent): void {
    this.send(event);
    if (this.body.writableLength + this.body.readableLength > MAX_BUFFERED_BYTES) this.body.destroy();
  }

  /**
   * Sends a comment and an id without an event, so that skipped events are not scanned again after a
   * reconnection.
   */
  sendHeartbeat(): void {
    if (!this.closed) this.body.write(`:\nid: ${this.cursor}\n\n`);
  }

  /** Sends the reason and ends the stream once all data is flushed. */
  end<Payload extends object>({ name }: LiveEventType<Payload, 'stream'>, payload: Payload): void {
    if (this.closed) return;
    this.write(name, payload);
    this.body.end();
  }

  /** Resolves when the client has read enough to accept more data, or has disconnected. */
  async drained(): Promise<void> {
    if (this.closed || !this.body.writableNeedDrain) return;
    const done = new AbortController();
    const { signal } = done;
    const first = Promise.race([once(this.body, 'drain', { signal }), once(this.body, 'close', { signal })]);
    await first.finally(() => {
      done.abort();
    });
  }

  private isFor({ type, accountId, role, exceptSessionId }: StoredEvent): boolean {
    return (
      this.mayBeTold(type) &&
      (accountId === null || accountId === this.principal.accountId) &&
      (role === null || role === this.principal.role) &&
      exceptSessionId !== this.principal.sessionId
    );
  }

  /** A token is sent no more than it could read. */
  private mayBeTold(type: string): boolean {
    const { token } = this.principal;
    const scope = scopeOfEvent(type);
    return token === undefined || scope === null || (scope !== undefined && token.scopes.includes(scope));
  }

  private write(type: string, payload: object): void {
    this.body.write(`id: ${this.cursor}\nevent: ${type}\ndata: ${JSON.stringify(payload)}\n\n`);
  }
}
