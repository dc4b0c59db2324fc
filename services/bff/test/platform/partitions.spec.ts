import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MetricsService } from '../../src/common/metrics/metrics.service.js';
import { itemSumBounds, itemSums } from '../../src/content/periods/item-sums.js';
import { ContentRetentionService } from '../../src/content/content/content-retention.service.js';
import { LiveEventsRepository } from '../../src/platform/live-events/live-events.repository.js';
import { topUp } from '../../src/seeds/top-up.js';
import { DataSource } from 'typeorm';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const ZONE = 'Asia/Phnom_Penh';
/** As in the migration. */
const EVENTS = 100_000;

interface Plan {
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** The tables that a plan reads, from its root down. */
function tablesOf({ 'Relation Name': table, Plans: plans = [] }: Plan): string[] {
  return [...(table === undefined ? [] : [table]), ...plans.flatMap(tablesOf)];
}

describe('partitions', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
    // What the process does with the partitions when it starts would meet what the tests do with them.
    const runs = api.app.get(MetricsService).registry.getSingleMetric('sala_task_runs_total');
    await until(async () =>
      ((await runs?.get())?.values ?? []).some(
        ({ labels }) => labels.task === 'maintain the partitions of the facts',
      ),
    );
  });
  afterAll(() => api.stop());

  const today = Temporal.Now.plainDateISO(ZONE);
  const factsOf = (day: Temporal.PlainDate) => `content_fact_${day.toString().slice(0, 7).replace('-', '_')}`;
  const partitionsOf = async (table: string) => {
    const rows = await api.sql<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass ORDER BY 1`,
      [table],
    );
    return rows.map(({ name }) => name);
  };
  const placeOf = async (table: string, condition: string) => {
    const [row] = await api.sql<{ place: string }>(
      `SELECT tableoid::regclass::text AS place FROM ${table} WHERE ${condition}`,
    );
    return row?.place;
  };
  const read = async (sql: string, values: unknown[] = []) => {
    const [row] = await api.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (FORMAT JSON) ${sql}`, values);
    const tables = row ? tablesOf(row['QUERY PLAN'][0].Plan) : [];
    return [...new Set(tables)].toSorted();
  };

  describe('of the facts', () => {
    const insert = (day: Temporal.PlainDate, clicks = 7) =>
      api.sql(
        `INSERT INTO content_fact (day, hour, item_id, publications, clicks, exposures, comments, shares, likes, minutes)
         VALUES ($1, 1, 1, 0, $2, 0, 0, 0, 0, 0)`,
        [day.toString(), clicks],
      );
    const sums = async (day: Temporal.PlainDate) =>
      await api.sql(
        `SELECT (SELECT sum(clicks)::int FROM content_hour WHERE day = $1 AND hour = 1) AS hour,
                (SELECT sum(clicks)::int FROM content_month WHERE month = date_trunc('month', $1::timestamp)::date) AS month`,
        [day.toString()],
      );
    /** The application does it too, and the second one leaves it to the first. */
    const maintainUntil = (isDone: () => Promise<boolean>) =>
      until(async () => {
        await api.app.get(ContentRetentionService).maintain();
        return await isDone();
      });

    test('exist for all facts and for the coming months', async () => {
      const expected = [-24, -1, 0, 1, 2].map((months) => factsOf(today.with({ day: 1 }).add({ months })));
      expect(await partitionsOf('content_fact')).toEqual(expect.arrayContaining(expected));
      expect(await api.sql('SELECT FROM content_fact_default')).toEqual([]);
    });

    test('a fact without a partition for its month is stored and moved later, and its sums stay', async () => {
      const day = today.with({ day: 1 }).add({ months: 30 });
      await insert(day);
      expect(await placeOf('content_fact', `day = '${day.toString()}'`)).toBe('content_fact_default');
      const before = await sums(day);
      expect(before).toEqual([{ hour: 7, month: 7 }]);
      await api.sql('SELECT content_fact_add_partition($1)', [day.toString()]);
      expect(await placeOf('content_fact', `day = '${day.toString()}'`)).toBe(factsOf(day));
      expect(await sums(day)).toEqual(before);
      await api.sql('UPDATE content_fact SET clicks = 9 WHERE day = $1', [day.toString()]);
      expect(await sums(day)).toEqual([{ hour: 9, month: 9 }]);
      await api.sql('DELETE FROM content_fact WHERE day = $1', [day.toString()]);
      expect(await sums(day)).toEqual([{ hour: null, month: null }]);
    });

    test('are dropped with their sums when they are past the retention', async () => {
      const [kept, old] = [today.subtract({ days: 731 }), today.subtract({ days: 732 + 32 })];
      for (const day of [kept, old]) {
        await api.sql('SELECT content_fact_add_partition($1)', [day.toString()]);
        await insert(day);
      }
      await maintainUntil(async () => !(await partitionsOf('content_fact')).includes(factsOf(old)));
      expect(await partitionsOf('content_fact')).toContain(factsOf(kept));
      expect(await sums(old)).toEqual([{ hour: null, month: null }]);
      expect((await sums(kept))[0]).toMatchObject({ hour: expect.any(Number) });
    });

    test.each(['731', '0', '-1', 'NULL'])('the database refuses a retention of %s days', async (days) => {
      await expect(api.sql(`SELECT content_fact_drop_partitions(${days})`)).rejects.toThrow(
        'facts are kept for at least 732 days',
      );
    });

    test('analyses read only the months of their days', async () => {
      const month = today.with({ day: 1 }).subtract({ months: 3 });
      const days = { first: month.subtract({ days: 3 }), last: month.add({ days: 4 }) };
      expect(await read(itemSums(['clicks']), itemSumBounds(days))).toEqual(
        expect.not.arrayContaining([factsOf(month.subtract({ months: 2 })), factsOf(today)]),
      );
      const facts = await read('SELECT FROM content_fact WHERE day BETWEEN $1 AND $2', [
        days.first.toString(),
        days.last.toString(),
      ]);
      expect(facts).toEqual([factsOf(days.first), factsOf(days.last)]);
    });

    test('the demo data needs no default partition on a later day', async () => {
      const later = today.add({ months: 5 }).toPlainDateTime({ hour: 23 });
      await topUp(api.app.get(DataSource), { demoFacts: 20_000, demoEvents: false }, ZONE, later);
      expect(await api.sql('SELECT FROM content_fact_default')).toEqual([]);
    });
  });

  describe('of the live events', () => {
    const events = () => api.app.get(LiveEventsRepository);
    const insert = async () => {
      const [row] = await api.sql<{ id: string }>(
        `INSERT INTO live_event (type, payload) VALUES ('message.read', '{"ids":[]}') RETURNING id`,
      );
      return Number(row?.id);
    };
    const nextId = (id: number) =>
      api.sql(`SELECT setval(pg_get_serial_sequence('live_event', 'id'), $1, false)`, [id]);
    /** As that of the facts. */
    const maintainUntil = (isDone: () => Promise<boolean>) =>
      until(async () => {
        await events().maintain();
        return await isDone();
      });
    const nameOf = (id: number) => `live_event_${Math.floor(id / EVENTS) * EVENTS}`;

    test('are read by id, and only the ones that hold it', async () => {
      const id = await insert();
      expect(await placeOf('live_event', `id = ${id}`)).toBe(nameOf(id));
      await nextId(3 * EVENTS);
      const later = await insert();
      const tables = await read('SELECT id FROM live_event WHERE id > $1 ORDER BY id LIMIT 500', [later - 1]);
      expect(tables).toContain(nameOf(later));
      expect(tables).not.toContain(nameOf(id));
      expect((await events().after(id)).map((event) => event.id)).toEqual([later]);
    });

    test('an event beyond the last one is stored, read and removed all the same', async () => {
      await nextId(50 * EVENTS);
      const id = await insert();
      expect(await placeOf('live_event', `id = ${id}`)).toBe('live_event_default');
      await maintainUntil(async () => (await partitionsOf('live_event')).includes(nameOf(51 * EVENTS)));
      expect((await events().bounds()).last).toBe(id);
      await nextId(51 * EVENTS);
      const later = await insert();
      expect(await placeOf('live_event', `id = ${later}`)).toBe(nameOf(later));
      await api.sql(`UPDATE live_event SET created_at = now() - interval '61 minutes' WHERE id <= $1`, [id]);
      await maintainUntil(async () => (await events().bounds()).first === later);
      expect(await events().bounds()).toEqual({ first: later, last: later });
    });

    test('are dropped when all their events are past the retention, but the newest never', async () => {
      expect(await partitionsOf('live_event')).not.toContain('live_event_0');
      await api.sql(`UPDATE live_event SET created_at = now() - interval '61 minutes'`);
      const { last } = await events().bounds();
      await maintainUntil(async () => (await events().bounds()).first === last);
      expect(await events().bounds()).toEqual({ first: last, last });
      expect(await partitionsOf('live_event')).toContain(nameOf(last));
    });
  });
});
