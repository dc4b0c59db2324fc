import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { OpenStreamsService } from '../../platform/live-events/open-streams.service.js';
import { SESSION_ENDED } from './session-ended.event.js';
import { SESSION_CHANNEL } from '../../common/auth/session.constants.js';
import { STREAM_CHECK_INTERVAL_MS } from './sessions.constants.js';
import { SessionsService } from './sessions.service.js';

/** Ends the event streams of ended sessions, and tells the others what their accounts are given, with one query for all streams on this replica. */
@Injectable()
export class SessionStreamsService {
  constructor(
    private readonly streams: OpenStreamsService,
    private readonly sessions: SessionsService,
    notifications: NotificationsService,
    periodic: PeriodicService,
  ) {
    const task = periodic.every(STREAM_CHECK_INTERVAL_MS, 'end the streams of ended sessions', () =>
      this.checkStreams(),
    );
    notifications.on(SESSION_CHANNEL, (id) => {
      if (this.streams.sessionIds().has(id)) task.now();
    });
  }

  private async checkStreams(): Promise<void> {
    const open = this.streams.sessionIds();
    if (open.size === 0) return;
    for (const [id, standing] of await this.sessions.standingsOf([...open]))
      if (standing instanceof AppError)
        this.streams.endSession(id, SESSION_ENDED, { code: standing.definition.code });
      else this.streams.grantSession(id, standing);
  }
}
