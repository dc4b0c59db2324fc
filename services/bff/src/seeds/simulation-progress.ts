import { type EntityManager } from 'typeorm';
import { CHANNEL_RATE } from '../delivery/channels/channels.constants.js';
import { newKey } from '../delivery/channels/new-key.js';
import { EVENT_HOURS } from '../delivery/events/events.constants.js';

const NAME = 'Simulated channel';
/** What was missed for longer is written as the days before are. */
const CATCH_UP_HOURS = 2;
/** An hour less than events may be old, because catching up takes time. */
const MAX_HOURS = EVENT_HOURS - 1;

export interface SimulationProgress {
  channelId: number;
  key: string;
  /** Whether an administrator has revoked the key, which ends the simulation. */
  isRevoked: boolean;
  /** Until when all activity was accepted. */
  until: Temporal.Instant;
}

export async function readProgress(manager: EntityManager): Promise<SimulationProgress | undefined> {
  const [row]: (Omit<SimulationProgress, 'until'> & { until: Date })[] = await manager.query(
    `SELECT channel_id AS "channelId", key, revoked_at IS NOT NULL AS "isRevoked", until
       FROM simulated_channel JOIN channel ON channel.id = channel_id`,
  );
  return row && { ...row, until: Temporal.Instant.fromEpochMilliseconds(row.until.getTime()) };
}

/** Its activity begins with the hour that has begun. */
export async function beginSimulation(manager: EntityManager, hour: Temporal.Instant): Promise<void> {
  await manager.query(
    `WITH made AS (INSERT INTO channel (name, key, rate) VALUES ($1, $2, $3) RETURNING id)
     INSERT INTO simulated_channel (channel_id, since, until) SELECT id, $4, $4 FROM made`,
    [NAME, newKey(), CHANNEL_RATE.default, hour.toString()],
  );
}

export async function storeProgress(
  manager: EntityManager,
  channelId: number,
  until: Temporal.Instant,
): Promise<void> {
  await manager.query('UPDATE simulated_channel SET until = $2 WHERE channel_id = $1', [
    channelId,
    until.toString(),
  ]);
}

/**
 * After a long pause the simulation goes on with the current hour, once all that it had sent is counted, and the hours
 * between are written as the days before are.
 * @returns the first local hour whose activity comes as events; undefined if there is no simulation yet
 */
export async function resumeSimulation(
  manager: EntityManager,
  now: Temporal.PlainDateTime,
  timeZone: string,
): Promise<Temporal.PlainDateTime | undefined> {
  const moment = now.toZonedDateTime(timeZone);
  const hour = moment.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  await manager.query(
    `UPDATE simulated_channel SET since = $1, until = $1
       FROM channel
      WHERE channel.id = channel_id AND revoked_at IS NULL
        AND (until < $2 AND NOT EXISTS (SELECT FROM event_batch) OR until < $3)`,
    [
      hour.toInstant().toString(),
      moment.subtract({ hours: CATCH_UP_HOURS }).toInstant().toString(),
      moment.subtract({ hours: MAX_HOURS }).toInstant().toString(),
    ],
  );
  const [row]: { since: Date }[] = await manager.query('SELECT since FROM simulated_channel');
  return (
    row &&
    Temporal.Instant.fromEpochMilliseconds(row.since.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime()
  );
}
