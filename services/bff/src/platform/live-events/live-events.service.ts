import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { rolesThatCan } from '../../common/auth/can.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { type LiveEventType, type Published } from './define-live-event.js';
import { LiveEventsRepository } from './live-events.repository.js';

/** The recipient of this event among all recipients of its type. */
type Audience<To extends Published> = (To extends 'account' ? { accountId: number } : object) & {
  /** The session that caused the event and already knows about it. */
  exceptSessionId?: string;
};

@Injectable()
export class LiveEventsService {
  constructor(private readonly events: LiveEventsRepository) {}

  /**
   * Publishes to all clients of the audience, on every replica, once the transaction of `manager` commits. Nobody waits
   * for the transaction until then.
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

  /** Like `publish`, with a separate payload for each audience. */
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
  }

  /**
   * Removes stored events about data that must no longer be disclosed, so that reconnecting clients do not
   * receive them.
   */
  async removeEvents<Payload extends object>(
    manager: EntityManager,
    { name }: LiveEventType<Payload>,
    part: Partial<Payload>,
  ): Promise<void> {
    await this.events.remove(name, part, manager);
  }
}

/**
 * One stored event for each role that may read it, or a single event without a role if roles do not matter.
 */
function rolesOf(to: Published): { role?: Role }[] {
  return typeof to === 'string' ? [{}] : rolesThatCan(to.can).map((role) => ({ role }));
}
