import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { OpenStreamsService } from '../../platform/live-events/open-streams.service.js';
import { SESSION_ENDED } from './session-ended.event.js';
import { SESSION_CHANNEL } from '../../common/auth/session.constants.js';
import { STREAM_CHECK_INTERVAL_MS } from './sessions.constants.js';
import { SessionsService } from './sessions.service.js';

/** Ends the event streams of ended sessions, with one query for all streams on this replica. */
@Injectable()
export class SessionStreamsService {
  constructor(
    private readonly streams: OpenStreamsService,
    private readonly sessions: SessionsService,
    notifications: NotificationsService,
    periodic: PeriodicService,
  ) {
    const task = periodic.every(STREAM_CHECK_INTERVAL_MS, 'end the streams of ended sessions', () =>
      this.endStreams(),
    );
    notifications.on(SESSION_CHANNEL, (id) => {
      if (this.streams.sessionIds().has(id)) task.now();
    });
  }

  private async endStreams(): Promise<void> {
    const open = this.streams.sessionIds();
    if (open.size === 0) return;
    const ended = await this.sessions.findEnded([...open]);
    for (const [id, { definition }] of ended)
      this.streams.endSession(id, SESSION_ENDED, { code: definition.code });
  }
}
