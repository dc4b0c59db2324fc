import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type OperationId } from '../../common/auth/access.constants.js';
import { rolesThatMayCall } from '../../common/auth/may-call.js';
import { NotificationsService } from '../database/notifications.service.js';
import { type LiveEventPayloads } from './live-event.dto.js';
import { LIVE_EVENT_CHANNEL } from './live-events.constants.js';
import { LiveEventsRepository } from './live-events.repository.js';

type EventType = keyof LiveEventPayloads;

/** Who is told: everyone, unless it says otherwise. */
interface Audience {
  accountId?: number;
  /** Only those who may call this operation. */
  mayCall?: OperationId;
  /** The session that caused it and knows already. */
  exceptSessionId?: string;
}

@Injectable()
export class LiveEventsService {
  constructor(
    private readonly events: LiveEventsRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Tells all clients of the audience, at every replica, once the transaction of `manager` commits. Call it last in
   * the transaction: from here on others that publish wait for the commit.
   */
  async publish<T extends EventType>(
    manager: EntityManager,
    audience: Audience,
    type: T,
    ...payloads: LiveEventPayloads[T][]
  ): Promise<void> {
    await this.publishEach(
      manager,
      type,
      payloads.map((payload) => ({ audience, payload })),
    );
  }

  /** The same, where each audience is told something of its own. */
  async publishEach<T extends EventType>(
    manager: EntityManager,
    type: T,
    events: { audience: Audience; payload: LiveEventPayloads[T] }[],
  ): Promise<void> {
    if (events.length === 0) return;
    await this.events.insert(
      events.flatMap(({ audience: { mayCall, ...audience }, payload }) => {
        const event = { ...audience, type, payload };
        return mayCall === undefined
          ? [event]
          : rolesThatMayCall(mayCall).map((role) => ({ ...event, role }));
      }),
      manager,
    );
    await this.notifications.notify(manager, LIVE_EVENT_CHANNEL, '');
  }

  /** What was told of something that must not be known any more: clients that come back do not hear of it. */
  async forget<T extends EventType>(
    manager: EntityManager,
    type: T,
    part: Partial<LiveEventPayloads[T]>,
  ): Promise<void> {
    await this.events.remove(type, part, manager);
  }
}
