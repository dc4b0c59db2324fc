import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { rolesThatMayCall } from '../../common/auth/may-call.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { NotificationsService } from '../database/notifications.service.js';
import { type LiveEventType, type Published } from './define-live-event.js';
import { LIVE_EVENT_CHANNEL } from './live-events.constants.js';
import { LiveEventsRepository } from './live-events.repository.js';

/** The one among the recipients of a type of event who is told of this event. */
type Audience<To extends Published> = (To extends 'account' ? { accountId: number } : object) & {
  /** The session that caused it and knows already. */
  exceptSessionId?: string;
};

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
  async publish<Payload extends object, To extends Published>(
    manager: EntityManager,
    type: LiveEventType<Payload, To>,
    audience: Audience<To>,
    ...payloads: Payload[]
  ): Promise<void> {
    await this.publishEach(
      manager,
      type,
      payloads.map((payload) => ({ audience, payload })),
    );
  }

  /** The same, where each audience is told something of its own. */
  async publishEach<Payload extends object, To extends Published>(
    manager: EntityManager,
    { name, to }: LiveEventType<Payload, To>,
    events: { audience: Audience<To>; payload: Payload }[],
  ): Promise<void> {
    if (events.length === 0) return;
    await this.events.insert(
      events.flatMap(({ audience, payload }) =>
        rolesOf(to).map((role) => ({ ...audience, ...role, type: name, payload })),
      ),
      manager,
    );
    await this.notifications.notify(manager, LIVE_EVENT_CHANNEL, '');
  }

  /** What was told of something that must not be known any more: clients that come back do not hear of it. */
  async removeEvents<Payload extends object>(
    manager: EntityManager,
    { name }: LiveEventType<Payload>,
    part: Partial<Payload>,
  ): Promise<void> {
    await this.events.remove(name, part, manager);
  }
}

/** One stored event for each role that may read it; one without role for what does not depend on roles. */
function rolesOf(to: Published): { role?: Role }[] {
  return typeof to === 'string' ? [{}] : rolesThatMayCall(to.mayCall).map((role) => ({ role }));
}
