import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type TakenLikes } from '../../content/content/content.constants.js';
import { EVENT_HOURS, FORGETTING, VISITOR_HASH_BYTES, WAITING_LIKES } from './events.constants.js';

/** A like or unlike that was just counted. */
export interface ToldLike {
  channelId: number | null;
  itemId: number;
  /** Hexadecimal digits: the hash of the visitor, or the number of the page. */
  person: string;
  minute: number;
  isTakenBack: boolean;
}

const TOLD = `
  SELECT coalesce(told."channelId", 0) AS channel_id, told."itemId" AS item_id, decode(told.person, 'hex') AS person,
         told.minute, told."isTakenBack" AS is_taken_back
    FROM jsonb_to_recordset($1::jsonb)
      AS told ("channelId" integer, "itemId" integer, person text, minute integer, "isTakenBack" boolean)`;

/** Parameter: likes and unlikes as JSON. */
const STORE = `INSERT INTO waiting_like (channel_id, item_id, person, minute, is_taken_back) ${TOLD}`;

const OF_PERSON = 'PARTITION BY channel_id, item_id, person';
/**
 * Likes open and unlikes close, as brackets do: those of one level alternate, so an unlike belongs to the like before it on its level.
 * Parameters: what was told, as JSON; the time zone of the deployment; within how many minutes a like is taken back; how many of one
 * person wait for their counterparts.
 */
const MATCH = `
  WITH waiting AS (
    SELECT waiting_like.*,
           sum(CASE WHEN is_taken_back THEN -1 ELSE 1 END) OVER in_order AS depth,
           row_number() OVER (${OF_PERSON} ORDER BY minute DESC, is_taken_back DESC, id DESC) AS place
      FROM waiting_like
      JOIN (SELECT DISTINCT channel_id, item_id, person FROM (${TOLD}) told) told USING (channel_id, item_id, person)
    WINDOW in_order AS (${OF_PERSON} ORDER BY minute, is_taken_back, id ROWS UNBOUNDED PRECEDING)
  ), levelled AS (
    SELECT *, depth + is_taken_back::integer AS level FROM waiting
  ), followed AS (
    SELECT *, lead(id) OVER on_level AS next_id, lead(is_taken_back) OVER on_level AS next_is_taken_back,
           lead(minute) OVER on_level AS next_minute
      FROM levelled
    WINDOW on_level AS (${OF_PERSON}, level ORDER BY minute, is_taken_back, id)
  ), taken AS (
    SELECT * FROM followed
     WHERE NOT is_taken_back AND next_is_taken_back AND next_minute - minute <= $3::integer
  ), gone AS (
    DELETE FROM waiting_like WHERE id IN (
      SELECT id FROM taken UNION ALL SELECT next_id FROM taken UNION ALL SELECT id FROM waiting WHERE place > $4::integer)
  )
  SELECT moment::date::text AS day, extract(hour FROM moment)::integer AS hour, item_id AS "itemId",
         count(*)::integer AS number
    FROM taken CROSS JOIN LATERAL (SELECT to_timestamp(minute * 60.0) AT TIME ZONE $2 AS moment) local
   GROUP BY 1, 2, 3`;

/** Hashes of visitors that may have been made until a time, the first parameter: not before what they tell of. */
const MADE_UNTIL = `octet_length(person) = ${VISITOR_HASH_BYTES} AND minute <= extract(epoch FROM $1::timestamptz) / 60`;

/** Likes and unlikes that wait for each other, in whichever order they come. */
@Injectable()
export class WaitingLikesRepository {
  /** @returns the likes that are taken back */
  async match(manager: EntityManager, told: ToldLike[], timeZone: string): Promise<TakenLikes[]> {
    if (told.length === 0) return [];
    const list = JSON.stringify(told);
    await manager.query(STORE, [list]);
    return await manager.query(MATCH, [list, timeZone, EVENT_HOURS * 60, WAITING_LIKES]);
  }

  /**
   * Forgets those that wait for nothing any more. Whoever counts meanwhile, and holds some of them, does not wait, nor is waited for.
   * @returns whether more may have to be forgotten
   */
  async forget(manager: EntityManager): Promise<boolean> {
    const [, forgotten]: [unknown, number] = await manager.query(
      `DELETE FROM waiting_like WHERE id = ANY (ARRAY(
         SELECT id FROM waiting_like WHERE counted_at < now() - make_interval(hours => $1)
          ORDER BY counted_at LIMIT $2 FOR UPDATE SKIP LOCKED))`,
      [FORGETTING.hours, FORGETTING.events],
    );
    return forgotten === FORGETTING.events;
  }

  async erase(manager: EntityManager, visitors: Buffer[]): Promise<void> {
    await manager.query('DELETE FROM waiting_like WHERE person = ANY ($1)', [visitors]);
  }

  async hasHashes(manager: EntityManager, until: Date): Promise<boolean> {
    const [{ found }]: [{ found: boolean }] = await manager.query(
      `SELECT EXISTS (SELECT FROM waiting_like WHERE ${MADE_UNTIL}) AS found`,
      [until],
    );
    return found;
  }

  async forgetHashes(manager: EntityManager, until: Date): Promise<void> {
    await manager.query(`DELETE FROM waiting_like WHERE ${MADE_UNTIL}`, [until]);
  }
}
