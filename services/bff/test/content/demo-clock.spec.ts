import { mock } from 'node:test';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ModuleRef } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { DemoClockService } from '../../src/seeds/demo-clock.service.js';
import { topUp } from '../../src/seeds/top-up.js';
import { withinAnHour } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

const ZONE = 'Asia/Phnom_Penh';
const TODAY = Temporal.Now.plainDateISO(ZONE);
const TABLES = ['content_fact', 'audience_day'];

describe('the clock of the demo data', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const topUpTo = (day: Temporal.PlainDate, hour = 23) =>
    topUp(
      api.app.get(DataSource),
      { demoFacts: 20_000, demoEvents: false },
      ZONE,
      day.toPlainDateTime({ hour }),
    );

  /** A checksum over all columns, per day. */
  const days = async (table: string): Promise<Map<string, string>> => {
    const rows = await api.sql<{ day: string; sum: string }>(
      `SELECT day::text, md5(string_agg(row::text, '' ORDER BY row::text)) AS sum
         FROM ${table} row GROUP BY day ORDER BY day`,
    );
    return new Map(rows.map(({ day, sum }) => [day, sum]));
  };

  /** Compares the sums that the database maintains with freshly computed ones. */
  const expectSumsInStep = async () => {
    const [differences] = await api.sql<{ hours: number; months: number }>(
      `WITH hour AS (
         SELECT day, hour, kind, count(*), sum(publications), sum(clicks), sum(exposures), sum(comments),
                sum(shares), sum(likes), sum(minutes)
           FROM content_fact JOIN content_item ON content_item.id = item_id GROUP BY 1, 2, 3
       ), month AS (
         SELECT date_trunc('month', day::timestamp)::date, item_id, count(*), sum(publications), sum(clicks),
                sum(exposures), sum(comments), sum(shares), sum(likes), sum(minutes)
           FROM content_fact GROUP BY 1, 2
       )
       SELECT (SELECT count(*) FROM ((TABLE hour EXCEPT TABLE content_hour)
                 UNION ALL (TABLE content_hour EXCEPT TABLE hour)) AS differing)::int AS hours,
              (SELECT count(*) FROM ((TABLE month EXCEPT TABLE content_month)
                 UNION ALL (TABLE content_month EXCEPT TABLE month)) AS differing)::int AS months`,
    );
    expect(differences).toEqual({ hours: 0, months: 0 });
  };

  test('a running process adds the missing hours within the hour and can be stopped', async () => {
    await withinAnHour(async () => {
      const now = Temporal.Now.plainDateTimeISO(ZONE);
      await topUpTo(now.toPlainDate(), now.hour);
      const before = await Promise.all(TABLES.map(days));
      // Today has no hours yet in its first one.
      const from = now.toPlainDate().subtract({ days: 1 }).toString();
      for (const table of TABLES) await api.sql(`DELETE FROM ${table} WHERE day >= $1`, [from]);
      const clock = await api.app.get(ModuleRef).create(DemoClockService);
      mock.timers.enable({ apis: ['setTimeout'] });
      try {
        clock.onApplicationBootstrap();
        mock.timers.tick(3_600_000);
      } finally {
        mock.timers.reset();
      }
      await clock.beforeApplicationShutdown();
      expect(await Promise.all(TABLES.map(days))).toEqual(before);
    });
  });

  test('every day of two years up to today exists', async () => {
    await topUpTo(TODAY);
    for (const table of TABLES) {
      const made = [...(await days(table)).keys()];
      expect(made[0]).toBe(TODAY.subtract({ years: 2 }).toString());
      expect(made.at(-1)).toBe(TODAY.toString());
      expect(made).toHaveLength(TODAY.subtract({ years: 2 }).until(TODAY).days + 1);
    }
    await expectSumsInStep();
  });

  test('has about the requested number of facts', async () => {
    const [{ count } = { count: 0 }] = await api.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM content_fact',
    );
    expect(Math.abs(count - 20_000)).toBeLessThan(1_000);
  });

  test('changes nothing in the same hour', async () => {
    const before = await Promise.all(TABLES.map(days));
    await topUpTo(TODAY);
    expect(await Promise.all(TABLES.map(days))).toEqual(before);
  });

  test('the hours of a day appear as they pass, and are those of the whole day', async () => {
    const day = TODAY.add({ days: 1 });
    const hours = async () => {
      const rows = await api.sql<{ hour: number; sum: string; people: number }>(
        `SELECT hour, md5(string_agg(fact::text, '' ORDER BY fact::text)) AS sum,
                (SELECT bit_count(people)::int FROM audience_day WHERE day = $1) AS people
           FROM content_fact fact WHERE day = $1 GROUP BY hour ORDER BY hour`,
        [day.toString()],
      );
      return { facts: rows.map(({ hour, sum }) => ({ hour, sum })), people: rows[0]?.people ?? 0 };
    };
    await topUpTo(day, 9);
    const morning = await hours();
    expect(morning.facts.length).toBeGreaterThan(0);
    expect(morning.facts.every(({ hour }) => hour < 9)).toBe(true);
    await topUpTo(day.add({ days: 1 }), 0);
    const whole = await hours();
    expect(whole.facts.filter(({ hour }) => hour < 9)).toEqual(morning.facts);
    expect(whole.people).toBeGreaterThan(morning.people);
    await api.sql('DELETE FROM content_fact WHERE day >= $1', [day.toString()]);
    await api.sql('DELETE FROM audience_day WHERE day >= $1', [day.toString()]);
    await topUpTo(day.add({ days: 1 }), 0);
    expect(await hours()).toEqual(whole);
    await expectSumsInStep();
  });

  test('on a later day, adds missing data, drops expired data and keeps the rest', async () => {
    const later = TODAY.add({ days: 40 });
    for (const table of TABLES) {
      const before = await days(table);
      await topUpTo(later);
      const after = await days(table);
      const isWhole = (day: string) =>
        day >= later.subtract({ years: 2 }).toString() && day <= TODAY.toString();
      const kept = [...before.keys()].filter(isWhole);
      expect([...after.keys()][0]).toBe(kept[0]);
      expect([...after.keys()].at(-1)).toBe(later.toString());
      for (const day of kept) expect({ day, sum: after.get(day) }).toEqual({ day, sum: before.get(day) });
    }
    await expectSumsInStep();
  });

  test('a day is identical when generated alone, with its month, or again after a loss', async () => {
    const lost = TODAY.subtract({ days: 50 }).toString();
    for (const table of TABLES) {
      const before = await days(table);
      await api.sql(`DELETE FROM ${table} WHERE day >= $1`, [lost]);
      await topUpTo(TODAY.subtract({ days: 45 }));
      await topUpTo(TODAY.add({ days: 40 }));
      expect(await days(table)).toEqual(before);
    }
    await expectSumsInStep();
  });

  test('concurrent replicas create each day once', async () => {
    const latest = TODAY.add({ days: 43 });
    await Promise.all([1, 2, 3, 4].map(() => topUpTo(latest)));
    for (const table of TABLES) expect([...(await days(table)).keys()].at(-1)).toBe(latest.toString());
    await expectSumsInStep();
  });
});
