import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { NotificationsService } from '../database/notifications.service.js';
import { SESSION_CHANNEL } from '../../people/sessions/sessions.constants.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { DeliveryService } from './delivery.service.js';
import { CHECK_INTERVAL_MS } from './live-events.constants.js';
import { OpenStreamsService } from './open-streams.service.js';

/** Ends the streams of ended sessions, and fetches events whose notification was lost; one look for all streams. */
@Injectable()
export class StreamWatchService {
  constructor(
    private readonly streams: OpenStreamsService,
    private readonly delivery: DeliveryService,
    private readonly sessions: SessionsService,
    notifications: NotificationsService,
    periodic: PeriodicService,
  ) {
    const look = periodic.every(CHECK_INTERVAL_MS, 'check on open streams', () => this.check());
    notifications.on(SESSION_CHANNEL, (id) => {
      if (this.streams.all.some(({ principal }) => principal.sessionId === id)) look.now();
    });
  }

  private async check(): Promise<void> {
    if (this.streams.all.length === 0) return;
    await this.delivery.catchUp();
    await this.endStreamsOfEndedSessions();
  }

  private async endStreamsOfEndedSessions(): Promise<void> {
    const streams = this.streams.all;
    const ids = new Set(streams.map(({ principal }) => principal.sessionId));
    const ended = await this.sessions.endedAmong([...ids]);
    for (const stream of streams) {
      const end = ended.get(stream.principal.sessionId);
      if (end) stream.end('session.ended', { code: end.definition.code });
    }
  }
}
