import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import pg from 'pg';
import { type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;

type Listener = (payload: string) => void;

/** News between replicas over PostgreSQL LISTEN/NOTIFY, on a connection of its own that comes back by itself. */
@Injectable()
export class NotificationsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Map<string, Listener[]>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private failures = 0;
  private closing = false;

  constructor(
    private readonly config: Config,
    private readonly logger: PinoLogger,
  ) {
    this.logger.setContext(NotificationsService.name);
  }

  /** Call while the application is being built; `listener` must not throw. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
  }

  /** Tells every replica once the transaction of `manager` commits. At most 8,000 bytes. */
  async notify(manager: EntityManager, channel: string, payload: string): Promise<void> {
    await manager.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.config.database.url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? '');
    });
    client.once('error', () => {
      this.reconnect();
    });
    client.once('end', () => {
      this.reconnect();
    });
    this.client = client;
    try {
      await client.connect();
      for (const channel of this.listeners.keys())
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      this.failures = 0;
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot listen for notifications, will try again');
      this.reconnect();
    }
  }

  private reconnect(): void {
    if (this.closing) return;
    this.client?.removeAllListeners().on('error', () => undefined);
    clearTimeout(this.retry);
    const longest = Math.min(FIRST_RETRY_MS * 2 ** this.failures++, LONGEST_RETRY_MS);
    this.retry = setTimeout(() => void this.connect(), longest * (0.5 + Math.random() / 2));
  }
}
