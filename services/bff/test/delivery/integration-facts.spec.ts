import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OtherSystem } from '../support/integration.js';
import { TODAY } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

const MEASURES = ['publications', 'clicks', 'exposures', 'comments', 'shares', 'likes', 'minutes'];
const SUMS = MEASURES.map((measure) => `sum(${measure})::int AS ${measure}`).join(', ');
const DAY = TODAY.subtract({ days: 3 }).toString();
const ALL = { publications: 1, clicks: 31, exposures: 240, comments: 2, shares: 1, likes: 12, minutes: 95 };
const LAST_YEAR = TODAY.subtract({ days: 700 }).toString();

describe('facts of another system', () => {
  let api: TestApi;
  let system: OtherSystem;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.sql(`UPDATE content_item SET external_id = 'lesson-' || id WHERE id <= 20`);
    await api.sql(`UPDATE content_item SET external_id = 'draft', online = 'never' WHERE id = 21`);
    system = await OtherSystem.of(api, await api.signIn('admin'), 'admin');
  });
  afterAll(() => api.stop());

  /** What the analyses read equals what it is made of. */
  const expectSums = async () => {
    const differences = (sums: string, parts: string) =>
      api.sql(
        `WITH sums AS (${sums}), parts AS (${parts})
         (SELECT 'sums', * FROM sums EXCEPT ALL SELECT 'sums', * FROM parts)
         UNION ALL (SELECT 'parts', * FROM parts EXCEPT ALL SELECT 'parts', * FROM sums)`,
      );
    const [hours, hourParts] = [
      `SELECT day::text, hour, kind, ${SUMS}, sum(facts)::int AS facts FROM content_hour GROUP BY 1, 2, 3`,
      `SELECT day::text, hour, kind, ${SUMS}, count(*)::int AS facts
         FROM content_fact JOIN content_item ON id = item_id GROUP BY 1, 2, 3`,
    ];
    expect(await differences(hours, hourParts)).toEqual([]);
    const [months, monthParts] = [
      `SELECT month::text, item_id, ${SUMS}, sum(facts)::int AS facts FROM content_month GROUP BY 1, 2`,
      `SELECT date_trunc('month', day::timestamp)::date::text AS month, item_id, ${SUMS}, count(*)::int AS facts
         FROM content_fact GROUP BY 1, 2`,
    ];
    expect(await differences(months, monthParts)).toEqual([]);
  };
  const factOf = async (item: number, hour: number, day = DAY) =>
    (
      await api.sql(
        `SELECT ${MEASURES.join(', ')} FROM content_fact WHERE day = $1 AND hour = $2 AND item_id = $3`,
        [day, hour, item],
      )
    )[0];

  test('replace those of an hour, in the sums too, and change nothing the next time', async () => {
    await api.sql('DELETE FROM content_fact WHERE day = $1 AND hour IN (9, 10) AND item_id IN (7, 8)', [DAY]);
    const row = { externalId: 'lesson-7', day: DAY, hour: 9, ...ALL };
    const rows = [row, { externalId: 'lesson-8', day: DAY, hour: 9, clicks: 5 }, { ...row, hour: 10 }];
    expect((await system.sent('facts', ...rows)).rows).toEqual([
      { index: 0, result: 'created', id: 7 },
      { index: 1, result: 'created', id: 8 },
      { index: 2, result: 'created', id: 7 },
    ]);
    expect(await factOf(7, 9)).toEqual(ALL);
    expect(await factOf(8, 9)).toMatchObject({ clicks: 5, exposures: 0, minutes: 0 });
    await expectSums();
    expect(await system.results('facts', ...rows)).toEqual(['unchanged', 'unchanged', 'unchanged']);

    const corrected = [
      { ...row, clicks: 30, likes: 0 },
      { ...rows[1], clicks: 0 },
      { ...rows[1], hour: 23, clicks: 0, day: LAST_YEAR },
    ];
    await api.sql('DELETE FROM content_fact WHERE day = $1 AND hour = 23 AND item_id = 8', [LAST_YEAR]);
    expect(await system.results('facts', ...corrected)).toEqual(['updated', 'updated', 'unchanged']);
    expect(await factOf(7, 9)).toEqual({ ...ALL, clicks: 30, likes: 0 });
    expect(await factOf(8, 9)).toBeUndefined();
    await expectSums();
  });

  test('are in the history once for each batch that changed something', async () => {
    const entries = () =>
      api.sql(`SELECT action, before, after FROM audit_entry WHERE entity = 'contentFacts' ORDER BY id`);
    const before = await entries();
    const rows = [4, 5].map((hour) => ({ externalId: 'lesson-9', day: DAY, hour, clicks: 123_456 }));
    await system.sent('facts', ...rows);
    await system.sent('facts', ...rows);
    expect((await entries()).slice(before.length)).toEqual([
      { action: 'import', before: null, after: { hours: 2, items: 1, from: DAY, to: DAY } },
    ]);
  });

  test('of months from before the product have a partition', async () => {
    await api.sql('DROP TABLE IF EXISTS content_fact_2000_01');
    expect(
      await system.results('facts', { externalId: 'lesson-3', day: LAST_YEAR, hour: 3, clicks: 7 }),
    ).toHaveLength(1);
    const [stored] = await api.sql<{ partition: string }>(
      `SELECT tableoid::regclass::text AS partition FROM content_fact WHERE day = $1 AND hour = 3 AND item_id = 3`,
      [LAST_YEAR],
    );
    expect(stored?.partition).toBe(`content_fact_${LAST_YEAR.slice(0, 7).replace('-', '_')}`);
  });

  test('that are wrong are named, and the others taken', async () => {
    const row = { externalId: 'lesson-10', day: DAY, hour: 9, clicks: 1_000 };
    const tomorrow = TODAY.add({ days: 1 }).toString();
    const rows: [object, string, string][] = [
      [{ ...row, hour: 24 }, 'hour', 'maximum'],
      [{ ...row, day: '2026-02-30' }, 'day', 'date'],
      [{ ...row, day: tomorrow }, 'day', 'notFuture'],
      [{ ...row, day: '1970-01-01' }, 'day', 'notBefore'],
      [{ ...row, clicks: -1 }, 'clicks', 'minimum'],
      [{ ...row, clicks: 1_000_001 }, 'clicks', 'maximum'],
      [{ ...row, clicks: '7' }, 'clicks', 'integer'],
      [{ ...row, views: 7 }, 'views', 'unknown'],
    ];
    const unknown = [
      { ...row, externalId: 'nothing' },
      { ...row, externalId: 'draft' },
    ];
    const { rows: answers } = await system.sent(
      'facts',
      ...rows.map(([wrong]) => wrong),
      ...unknown,
      row,
      row,
    );
    expect(
      answers.slice(0, rows.length).map(({ errors }) => errors?.map(({ field, rule }) => [field, rule])),
    ).toEqual(rows.map(([, field, rule]) => [[field, rule]]));
    expect(answers.slice(rows.length).map(({ reason, result }) => reason ?? result)).toEqual(
      [...['itemNotPublished', 'itemNotPublished', 'updated', 'contractBroken']].map((expected) =>
        expected === 'updated' ? answers[rows.length + 2]?.result : expected,
      ),
    );
    expect(['created', 'updated']).toContain(answers[rows.length + 2]?.result);
    expect(await factOf(10, 9)).toMatchObject({ clicks: 1_000 });
    await expectSums();
  });

  test('of 5,000 hours are taken at once, also by two callers', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      externalId: `lesson-${(index % 20) + 1}`,
      day: TODAY.subtract({ days: 20 + Math.floor(index / 480) }).toString(),
      hour: Math.floor(index / 20) % 24,
      clicks: (index % 90) + 1,
      minutes: 2,
    }));
    const both = await Promise.all([
      system.sent('facts', ...rows),
      system.sent('facts', ...rows.toReversed()),
    ]);
    expect(both.map(({ refused }) => refused)).toEqual([0, 0]);
    expect(await system.sent('facts', ...rows)).toMatchObject({ unchanged: 5_000 });
    await expectSums();
  });
});
