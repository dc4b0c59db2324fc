import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type AddedFact, FACT_LIMIT, type TakenLikes } from './content.constants.js';

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

/** Parameters: day, hour, item and number of each. Another system may have replaced a fact by one with fewer likes. */
const TAKE_LIKES = `
  UPDATE content_fact fact SET likes = greatest(likes - number, 0)
    FROM unnest($1::date[], $2::smallint[], $3::integer[], $4::integer[]) AS taken (day, hour, item_id, number)
   WHERE (fact.day, fact.hour, fact.item_id) = (taken.day, taken.hour, taken.item_id)`;

@Injectable()
export class ContentFactsRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async add(manager: EntityManager, facts: AddedFact[]): Promise<void> {
    await manager.query(ADD, [JSON.stringify(facts)]);
  }

  async takeLikes(manager: EntityManager, taken: TakenLikes[]): Promise<void> {
    await manager.query(TAKE_LIKES, [
      taken.map(({ day }) => day),
      taken.map(({ hour }) => hour),
      taken.map(({ itemId }) => itemId),
      taken.map(({ number }) => number),
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
