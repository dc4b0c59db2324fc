import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { SESSION_CACHE, SESSION_CHANNEL } from '../../common/auth/session.constants.js';
import { type SessionState, SessionsRepository } from './sessions.repository.js';

/** Avoids a database lookup per request. A notification removes an ended session immediately. */
@Injectable()
export class SessionCache {
  private readonly states = new LRUCache<string, SessionState>({
    max: SESSION_CACHE.maxEntries,
    ttl: SESSION_CACHE.maxAgeSeconds * 1_000,
    fetchMethod: (id) => this.sessions.state(id),
    // A session that ends during its lookup must not fail the other requests that await the same lookup.
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

  /** The state, if it is in the cache and recent. */
  known(id: string): SessionState | undefined {
    return this.states.get(id);
  }

  forget(id: string): void {
    this.states.delete(id);
  }
}
