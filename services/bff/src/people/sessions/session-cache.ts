import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { SESSION_CACHE, SESSION_CHANNEL } from './sessions.constants.js';
import { type SessionState, SessionsRepository } from './sessions.repository.js';

/** Spares the database a look-up per request; an ended session leaves it at once, by notification. */
@Injectable()
export class SessionCache {
  private readonly states = new LRUCache<string, SessionState>({
    max: SESSION_CACHE.maxEntries,
    ttl: SESSION_CACHE.maxAgeSeconds * 1_000,
    fetchMethod: (id) => this.sessions.state(id),
    // A session that ends while it is being looked up must not fail the other requests that wait for it.
    ignoreFetchAbort: true,
  });

  constructor(
    private readonly sessions: SessionsRepository,
    notifications: NotificationsService,
  ) {
    notifications.on(SESSION_CHANNEL, (id) => {
      this.forget(id);
    });
  }

  get(id: string): Promise<SessionState | undefined> {
    return this.states.fetch(id);
  }

  forget(id: string): void {
    this.states.delete(id);
  }
}
