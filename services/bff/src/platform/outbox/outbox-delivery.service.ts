import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import { type Counter } from 'prom-client';
import { EntityManager } from 'typeorm';
import { MetricsService } from '../../common/metrics/metrics.service.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { NotificationsService } from '../database/notifications.service.js';
import { DELIVERY_INTERVAL_MS, OUTBOX_CHANNEL, SWEEP_INTERVAL_MS } from './outbox.constants.js';
import { type Outcome, OutboxCourier } from './outbox-courier.js';
import { OutboxHandlersService } from './outbox-handlers.service.js';
import { type OutboxLevel, OutboxMessagesRepository } from './outbox-messages.repository.js';

/** Delivers the outbox, each message by one of the replicas. The log has neither recipients nor contents. */
@Injectable()
export class OutboxDeliveryService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly couriers: OutboxCourier[] = [];
  private readonly outcomes: Counter<'kind' | 'outcome'>;

  constructor(
    private readonly messages: OutboxMessagesRepository,
    private readonly handlers: OutboxHandlersService,
    private readonly logger: PinoLogger,
    private readonly notifications: NotificationsService,
    private readonly periodic: PeriodicService,
    @InjectEntityManager() private readonly manager: EntityManager,
    metrics: MetricsService,
  ) {
    this.logger.setContext(OutboxDeliveryService.name);
    this.outcomes = metrics.counter({
      name: 'sala_outbox_total',
      help: 'Attempts to deliver something, by how they ended: delivered, postponed after a failure, or dead.',
      labelNames: ['kind', 'outcome'],
    });
    this.measure(metrics);
  }

  onModuleInit(): void {
    this.periodic.every(SWEEP_INTERVAL_MS, 'sweep the outbox', () => this.sweep());
    const wakers = new Map<string, () => void>();
    for (const registered of this.handlers.all) {
      if (!registered.handler.isReady) continue;
      const courier = this.courierOf(registered);
      this.couriers.push(courier);
      wakers.set(courier.name, this.wakerOf(courier));
    }
    this.notifications.on(OUTBOX_CHANNEL, (kind) => wakers.get(kind)?.());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.couriers.map((courier) => courier.stop()));
  }

  /** Turns messages past their deadline into dead letters, and removes old ones. */
  async sweep(): Promise<void> {
    const dead = await this.manager.transaction(async (manager) => {
      const buried = await this.messages.buryOverdue(manager);
      await this.handlers.died(manager, buried);
      return buried;
    });
    for (const { kind } of dead) this.outcomes.inc({ kind, outcome: 'dead' });
    if (dead.length > 0) this.logger.warn({ dead: dead.length }, 'could not deliver in time');
    await this.messages.forget();
  }

  private courierOf(registered: OutboxHandlersService['all'][number]): OutboxCourier {
    const { messages, handlers, manager, logger, outcomes } = this;
    const { name: kind } = registered.kind;
    const report = (outcome: Outcome, failure: object) => {
      outcomes.inc({ kind, outcome });
      if (outcome !== 'delivered') logger.warn({ kind, ...failure }, LINES[outcome]);
    };
    const lost = (err: unknown) => {
      logger.warn({ err, kind }, 'cannot tell the database of a delivery, will deliver again');
    };
    return new OutboxCourier(registered, { messages, handlers, manager, report, lost });
  }

  /** Many notifications that arrive together ask the database once. */
  private wakerOf(courier: OutboxCourier): () => void {
    let isDue = false;
    const task = this.periodic.every(DELIVERY_INTERVAL_MS, `deliver ${courier.name}`, async () => {
      isDue = false;
      await courier.fill();
    });
    return () => {
      if (isDue) return;
      isDue = true;
      task.now();
    };
  }

  /** The outbox is shared, so every process reports the same. No values while the database is unavailable. */
  private measure(metrics: MetricsService): void {
    const { messages, handlers } = this;
    const levels = () => messages.levels().catch(() => undefined);
    const known = (found: OutboxLevel[]): OutboxLevel[] =>
      handlers.all.map(
        ({ kind: { name } }) => found.find(({ kind }) => kind === name) ?? { ...NOTHING, kind: name },
      );
    metrics.gauge({
      name: 'sala_outbox_messages',
      help: 'What waits to be delivered, for the first time or after a failure, and what could not be delivered.',
      labelNames: ['kind', 'state'],
      async collect() {
        this.reset();
        for (const { kind, waiting, failing, dead } of known((await levels()) ?? [])) {
          this.set({ kind, state: 'waiting' }, waiting);
          this.set({ kind, state: 'failing' }, failing);
          this.set({ kind, state: 'dead' }, dead);
        }
      },
    });
    metrics.gauge({
      name: 'sala_outbox_lag_seconds',
      help: 'For how long the oldest message has been due that nobody delivers.',
      labelNames: ['kind'],
      async collect() {
        this.reset();
        for (const { kind, lag } of known((await levels()) ?? [])) this.set({ kind }, lag);
      },
    });
  }
}

const NOTHING = { waiting: 0, failing: 0, dead: 0, lag: 0 };

const LINES = {
  postponed: 'cannot deliver, will try again',
  dead: 'cannot deliver, and will not try again',
} as const;
