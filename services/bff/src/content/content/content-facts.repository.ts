import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type AddedFact, FACT_LIMIT, UNLIKE_DAYS } from './content.constants.js';

const ADDED = ['publications', 'clicks', 'exposures', 'comments', 'shares', 'likes', 'minutes'];
const GROWN = ADDED.map(
  (name) => `${name} = least(fact.${name}::bigint + excluded.${name}, ${FACT_LIMIT})`,
).join(', ');

/** Parameter: the facts as JSON. What makes no whole minute is kept for the next hour in which the item is watched. */
const ADD = `
  WITH added AS (
    SELECT fact.*, coalesce(kept.seconds, 0)
             + sum(fact.seconds) OVER (PARTITION BY fact."itemId" ORDER BY fact.day, fact.hour) AS until
      FROM jsonb_to_recordset($1) AS fact (
             day date, hour smallint, "itemId" integer, publications integer, clicks integer, exposures integer,
             comments integer, shares integer, likes integer, seconds integer)
      LEFT JOIN content_seconds kept ON kept.item_id = fact."itemId"
  ), remaining AS (
    INSERT INTO content_seconds (item_id, seconds)
    SELECT "itemId", max(until) % 60 FROM added GROUP BY 1 HAVING sum(seconds) > 0
        ON CONFLICT (item_id) DO UPDATE SET seconds = excluded.seconds
  ), facts AS (
    SELECT *, until / 60 - (until - seconds) / 60 AS minutes FROM added
  )
  INSERT INTO content_fact AS fact (
    day, hour, item_id, publications, clicks, exposures, comments, shares, likes, minutes)
  SELECT day, hour, "itemId", publications, clicks, exposures, comments, shares, likes, minutes
    FROM facts WHERE publications + clicks + exposures + comments + shares + likes + minutes > 0
   ORDER BY day, hour, "itemId"
      ON CONFLICT (day, hour, item_id) DO UPDATE SET ${GROWN}`;

/** Parameters: the items, how many likes each loses, today, and how many days back. The newest likes go first. */
const TAKE_LIKES = `
  WITH taken AS (
    SELECT * FROM unnest($1::integer[], $2::integer[]) AS taken (item_id, number)
  ), liked AS (
    SELECT day, hour, item_id, likes, number,
           sum(likes) OVER (PARTITION BY item_id ORDER BY day DESC, hour DESC) - likes AS later
      FROM content_fact JOIN taken USING (item_id)
     WHERE day BETWEEN $3::date - $4::integer AND $3::date AND likes > 0
  )
  UPDATE content_fact fact SET likes = fact.likes - least(liked.likes, liked.number - liked.later)
    FROM liked
   WHERE liked.later < liked.number
     AND (fact.day, fact.hour, fact.item_id) = (liked.day, liked.hour, liked.item_id)
     AND fact.day BETWEEN $3::date - $4::integer AND $3::date`;

@Injectable()
export class ContentFactsRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async add(manager: EntityManager, facts: AddedFact[]): Promise<void> {
    await manager.query(ADD, [JSON.stringify(facts)]);
  }

  async takeLikes(
    manager: EntityManager,
    likes: { itemId: number; number: number }[],
    today: Temporal.PlainDate,
  ): Promise<void> {
    await manager.query(TAKE_LIKES, [
      likes.map(({ itemId }) => itemId),
      likes.map(({ number }) => number),
      today.toString(),
      UNLIKE_DAYS,
    ]);
  }

  /** Those of the items that were published, whether or not they still are. */
  async published(ids: number[]): Promise<number[]> {
    const rows: { id: number }[] = await this.manager.query(
      `SELECT id FROM content_item WHERE id = ANY($1::integer[]) AND online <> 'never'`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }
}
