import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import pg from 'pg';
import { type EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';

const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 10_000;
export const CHECK_INTERVAL_MS = 3_000;
const QUERY_TIMEOUT_MS = 2_000;

type Listener = (payload: string) => void;

/**
 * Notifications between replicas over PostgreSQL LISTEN/NOTIFY. Uses a dedicated connection, never through a
 * pooler, that reconnects automatically.
 */
@Injectable()
export class NotificationsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly returnListeners: (() => void)[] = [];
  private client: pg.Client | undefined;
  /** For the next connection check or the next reconnection attempt. */
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private hasListened = false;
  private closing = false;
  /** Whether notifications arrive at present, as far as this process knows. */
  isListening = false;

  constructor(
    private readonly config: Config,
    private readonly logger: PinoLogger,
  ) {
    this.logger.setContext(NotificationsService.name);
  }

  /** Call during application startup, before the connection opens. `listener` must not throw. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
  }

  /** Called after a time without a connection, in which any notification may have been lost. Call during application startup. */
  onReturn(listener: () => void): void {
    this.returnListeners.push(listener);
  }

  /**
   * Notifies every replica once the transaction of `manager` commits. The payload is limited to 8,000 bytes.
   */
  async notify(manager: EntityManager, channel: string, payload: string): Promise<void> {
    await manager.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  onApplicationShutdown(): void {
    this.closing = true;
    clearTimeout(this.timer);
    if (this.client) abandon(this.client);
  }

  private async connect(): Promise<void> {
    const { listenUrl, connectMs } = this.config.database;
    const client = new pg.Client({
      connectionString: listenUrl,
      application_name: 'sala-bff-listener',
      connectionTimeoutMillis: connectMs,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    this.client = client;
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? '');
    });
    client.on('error', (error) => {
      this.reconnect(client, error);
    });
    try {
      await client.connect();
      for (const channel of this.listeners.keys())
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      this.failures = 0;
      this.isListening = true;
      if (this.hasListened) for (const listener of this.returnListeners) listener();
      this.hasListened = true;
      this.checkConnection(client);
    } catch (error) {
      this.reconnect(client, error);
    }
  }

  /** A connection that only listens does not detect that it is broken. */
  private checkConnection(client: pg.Client): void {
    if (client !== this.client || this.closing) return;
    this.timer = setTimeout(() => {
      client.query('SELECT').then(
        () => {
          this.checkConnection(client);
        },
        (error: unknown) => {
          this.reconnect(client, error);
        },
      );
    }, CHECK_INTERVAL_MS);
  }

  /** A connection may report several errors at once, but is replaced only once. */
  private reconnect(client: pg.Client, error: unknown): void {
    if (client !== this.client || this.closing) return;
    this.client = undefined;
    this.isListening = false;
    abandon(client);
    this.logger.warn({ err: error }, 'cannot listen for notifications, will try again');
    const longest = Math.min(FIRST_RETRY_MS * 2 ** this.failures++, MAX_RETRY_MS);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), longest * (0.5 + Math.random() / 2));
  }
}

/** Destroys the socket without a graceful close, which would wait for an unresponsive database. */
function abandon(client: pg.Client): void {
  client.removeAllListeners().on('error', () => undefined);
  void client.end();
  client.connection.stream.destroy();
}
