import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type AddedFact } from '../../content/content/content.constants.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { Statements } from '../../platform/database/statements/statements.js';
import {
  bytes,
  integer,
  integerList,
  nullable,
  textList,
  uuidList,
} from '../../platform/database/statements/column.js';
import { type StreamedBatch } from './event-message.js';
import { FOLD, FORGETTING, PUBLICATION } from './events.constants.js';
import { type ToldLike } from './waiting-likes.repository.js';
import { type AcceptedEvents } from './read-events.js';

/** One row for all events of a request. */
const STORE = defineStatement('store_events', {
  text: `INSERT INTO event_batch (channel_id, visitor, ids, types, minutes, item_ids, seconds, pages)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  parameters: [
    integer,
    nullable(bytes),
    uuidList,
    textList(),
    integerList,
    integerList,
    integerList,
    integerList,
  ],
  columns: {},
});

/** Parameter: the item. */
const STORE_PUBLICATION = `
  INSERT INTO event_batch (ids, types, minutes, item_ids, seconds)
  VALUES (ARRAY[gen_random_uuid()], ARRAY['${PUBLICATION}'], ARRAY[floor(extract(epoch FROM now()) / 60)::integer],
          ARRAY[$1::integer], ARRAY[0])`;

/** The oldest batches of the table. Parameter: how many events they hold, from which on no more are taken. */
const OF_TABLE = `
    DELETE FROM event_batch WHERE id = ANY (ARRAY(
      SELECT id FROM (
        SELECT id, sum(cardinality(ids)) OVER (ORDER BY id) - cardinality(ids) AS before
          FROM (SELECT id, ids FROM event_batch ORDER BY id LIMIT ${FOLD.batches}) oldest
      ) counted WHERE before < $1::integer))
    RETURNING id, channel_id, visitor, ids, types, minutes, item_ids, seconds, pages`;
/** Batches of a stream. Parameter: the list of them. */
const OF_STREAM = `
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS batch (
      id bigint, channel_id integer, visitor bytea, ids uuid[], types text[], minutes integer[], item_ids integer[],
      seconds integer[], pages integer[])`;

/**
 * Takes batches, and adds up those of their events that were not counted before. An id counts once in each channel. Where it is not known
 * which channel has sent it, it is the one that sends it again. The second parameter is the time zone of the deployment.
 */
const takeFrom = (batches: string) => `
  WITH taken AS (${batches}
  ), sent AS (
    SELECT DISTINCT ON (event.id, channel_id) event.*, channel_id, visitor
      FROM taken CROSS JOIN LATERAL unnest(ids, types, minutes, item_ids, taken.seconds, pages)
             AS event (id, type, minute, item_id, seconds, page)
     ORDER BY event.id, channel_id NULLS FIRST, taken.id
  ), numbered AS (
    SELECT *, lag(id) OVER by_id IS DISTINCT FROM id AS is_first, first_value(channel_id) OVER by_id AS first_channel
      FROM sent WINDOW by_id AS (PARTITION BY id ORDER BY channel_id NULLS FIRST)
  ), counted AS (
    INSERT INTO counted_event (id, channel_id) SELECT id, channel_id FROM numbered WHERE is_first
        ON CONFLICT (id) DO NOTHING RETURNING id
  ), remaining AS (
    SELECT numbered.*, md5(numbered.id::text || channel_id)::uuid AS own_id
      FROM numbered LEFT JOIN counted USING (id)
     WHERE (counted.id IS NULL OR NOT is_first)
       AND channel_id <> CASE WHEN counted.id IS NOT NULL THEN first_channel
                              ELSE (SELECT known.channel_id FROM counted_event known WHERE known.id = numbered.id) END
  ), counted_too AS (
    INSERT INTO counted_event (id, channel_id) SELECT own_id, channel_id FROM remaining
        ON CONFLICT (id) DO NOTHING RETURNING id
  ), fresh AS (
    SELECT type, item_id, seconds, visitor, channel_id, page, minute,
           to_timestamp(minute * 60.0) AT TIME ZONE $2 AS moment
      FROM (
        SELECT numbered.*, NULL::uuid AS own_id FROM numbered JOIN counted USING (id) WHERE is_first
         UNION ALL
        SELECT remaining.* FROM remaining JOIN counted_too ON counted_too.id = own_id
      ) event
  ), likes AS (
    SELECT channel_id AS "channelId", item_id AS "itemId", minute, type = 'unlike' AS "isTakenBack",
           encode(coalesce(visitor, CASE WHEN page > 0 THEN int4send(page) END), 'hex') AS person
      FROM fresh WHERE type IN ('like', 'unlike')
  ), facts AS (
    SELECT moment::date::text AS day, extract(hour FROM moment)::integer AS hour, item_id AS "itemId",
           count(*) FILTER (WHERE type = '${PUBLICATION}') AS publications,
           count(*) FILTER (WHERE type = 'open') AS clicks,
           count(*) FILTER (WHERE type = 'exposure') AS exposures,
           count(*) FILTER (WHERE type = 'comment') AS comments,
           count(*) FILTER (WHERE type = 'share') AS shares,
           count(*) FILTER (WHERE type = 'like') AS likes,
           sum(seconds) AS seconds
      FROM fresh GROUP BY 1, 2, 3
  )
  SELECT (SELECT coalesce(sum(cardinality(ids)), 0)::integer FROM taken) AS events,
         (SELECT count(*)::integer FROM taken) AS batches,
         (SELECT count(*)::integer FROM fresh) AS counted,
         (SELECT coalesce(json_agg(facts), '[]') FROM facts) AS facts,
         (SELECT coalesce(json_agg(likes), '[]') FROM likes WHERE person IS NOT NULL) AS likes,
         (SELECT coalesce(json_agg(json_build_object('day', day, 'visitor', visitor)), '[]')
            FROM (SELECT DISTINCT moment::date::text AS day, encode(visitor, 'hex') AS visitor
                    FROM fresh WHERE visitor IS NOT NULL) visits) AS visits`;

export interface TakenEvents {
  /** Whether more wait. */
  hasMore: boolean;
  batches: number;
  /** Of all batches. */
  events: number;
  /** Of these, those that were not counted before. */
  counted: number;
  facts: AddedFact[];
  /** Likes and unlikes of which it is known who has told of them. */
  likes: ToldLike[];
  /** Visitors as hexadecimal digits of their hashes. */
  visits: { day: string; visitor: string }[];
}

@Injectable()
export class EventInboxRepository {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly statements: Statements,
  ) {}

  /** They are stored when this returns, whatever happens next. */
  async store({ channelId, events, visitor }: AcceptedEvents): Promise<void> {
    await this.statements.run(
      STORE,
      channelId,
      visitor,
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ minute }) => minute),
      events.map(({ itemId }) => itemId),
      events.map(({ seconds }) => seconds),
      events.map(({ page }) => page),
    );
  }

  /** Waits with the events, and is counted as they are. */
  async storePublication(itemId: number, manager: EntityManager): Promise<void> {
    await manager.query(STORE_PUBLICATION, [itemId]);
  }

  /**
   * Removes the oldest events from the inbox. They are counted if the transaction commits.
   * @param most from how many events on no more batches are taken
   */
  async take(manager: EntityManager, timeZone: string, most: number): Promise<TakenEvents> {
    const [taken]: [TakenEvents] = await manager.query(takeFrom(OF_TABLE), [most, timeZone]);
    const [{ hasMore }]: [{ hasMore: boolean }] = await manager.query(
      'SELECT EXISTS (SELECT FROM event_batch) AS "hasMore"',
    );
    // Those that have just come wait for a second, so that few make no transaction of their own.
    return { ...taken, hasMore: hasMore && (taken.events >= most || taken.batches === FOLD.batches) };
  }

  /** The same for batches that have waited in a stream. */
  async takeStreamed(
    manager: EntityManager,
    messages: StreamedBatch[],
    timeZone: string,
  ): Promise<TakenEvents> {
    const batches = messages.map(({ sequence, channelId, visitor, itemIds, ...lists }) => ({
      id: sequence,
      channel_id: channelId,
      visitor: visitor === null ? null : `\\x${visitor}`,
      item_ids: itemIds,
      ...lists,
    }));
    const [taken]: [TakenEvents] = await manager.query(takeFrom(OF_STREAM), [
      JSON.stringify(batches),
      timeZone,
    ]);
    return taken;
  }

  /**
   * Forgets events that nobody can send any more.
   * @returns whether more may have to be forgotten
   */
  async forget(manager: EntityManager): Promise<boolean> {
    const [, forgotten]: [unknown, number] = await manager.query(
      `DELETE FROM counted_event WHERE id = ANY (ARRAY(
         SELECT id FROM counted_event WHERE counted_at < now() - make_interval(hours => $1)
          ORDER BY counted_at LIMIT $2))`,
      [FORGETTING.hours, FORGETTING.events],
    );
    return forgotten === FORGETTING.events;
  }

  async eraseVisitor(manager: EntityManager, hashes: Buffer[]): Promise<void> {
    await manager.query('UPDATE event_batch SET visitor = NULL WHERE visitor = ANY ($1)', [hashes]);
  }

  /** Those of events that were received until then. */
  async forgetVisitors(manager: EntityManager, until: Date): Promise<void> {
    await manager.query(
      'UPDATE event_batch SET visitor = NULL WHERE visitor IS NOT NULL AND received_at <= $1',
      [until],
    );
  }

  /** For how many seconds the oldest event has waited to be counted. */
  async lag(): Promise<number> {
    const [{ lag }]: [{ lag: number }] = await this.manager.query(
      `SELECT coalesce(extract(epoch FROM clock_timestamp() -
                (SELECT received_at FROM event_batch ORDER BY id LIMIT 1)), 0)::float8 AS lag`,
    );
    return lag;
  }
}
