import { type EntityManager } from 'typeorm';
import { CHANNEL_RATE } from '../delivery/channels/channels.constants.js';
import { newKey } from '../delivery/channels/new-key.js';

const NAME = 'Simulated channel';
/** What was missed for longer is written as the days before are. */
const CATCH_UP_HOURS = 2;
export interface SimulationProgress {
  channelId: number;
  key: string;
  /** Whether an administrator has revoked the key, which ends the simulation. */
  isRevoked: boolean;
  /** The first hour whose activity comes as events since the last long pause. */
  since: Temporal.Instant;
  /** Until when all activity was accepted. */
  until: Temporal.Instant;
}

export async function readProgress(manager: EntityManager): Promise<SimulationProgress | undefined> {
  const [row]: (Omit<SimulationProgress, 'since' | 'until'> & { since: Date; until: Date })[] =
    await manager.query(
      `SELECT channel_id AS "channelId", key, revoked_at IS NOT NULL AS "isRevoked", since, until
         FROM simulated_channel JOIN channel ON channel.id = channel_id`,
    );
  return row && { ...row, since: instantOf(row.since), until: instantOf(row.until) };
}

/** Its activity begins with the hour that has begun. Its people come back: they are written with the days. */
export async function beginSimulation(manager: EntityManager, hour: Temporal.Instant): Promise<void> {
  await manager.query(
    `WITH made AS (INSERT INTO channel (name, key, rate, visitors) VALUES ($1, $2, $3, 'remembered') RETURNING id)
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

/** The local hours whose activity comes as events. */
export interface SimulatedHours {
  /** The first one of them since the last long pause. */
  since: Temporal.PlainDateTime;
  /** The last one before that pause, if there was one. */
  paused: Temporal.PlainDateTime | undefined;
}

/**
 * After a long pause the simulation ends the hour in which the pause began, and goes on with the current one. The hours between are
 * written as the days before are. Earlier ones are not: what was sent of them may still wait to be counted, wherever events wait.
 * @returns undefined if there is no simulation yet
 */
export async function resumeSimulation(
  manager: EntityManager,
  now: Temporal.PlainDateTime,
  timeZone: string,
): Promise<SimulatedHours | undefined> {
  const moment = now.toZonedDateTime(timeZone);
  const hour = moment.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  await manager.query(
    `UPDATE simulated_channel SET since = $1, paused = date_trunc('hour', until, $3)
       FROM channel
      WHERE channel.id = channel_id AND revoked_at IS NULL AND until < $2`,
    [
      hour.toInstant().toString(),
      moment.subtract({ hours: CATCH_UP_HOURS }).toInstant().toString(),
      timeZone,
    ],
  );
  const [row]: { since: Date; paused: Date | null }[] = await manager.query(
    'SELECT since, paused FROM simulated_channel',
  );
  if (row === undefined) return undefined;
  const local = (date: Date) => instantOf(date).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return { since: local(row.since), paused: row.paused === null ? undefined : local(row.paused) };
}

function instantOf(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime());
}
