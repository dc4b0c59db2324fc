import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AUDIENCE_SIZE, RETENTION_DAYS } from '../../src/content/audience/audience.constants.js';
import { Random } from '../../src/seeds/random.js';
import { add, TODAY } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

interface Days {
  chartData: { data: { value: number[] } };
}
interface Months {
  chartData: { key: string; y: number }[];
}

const DAYS = 20;
const PARTS = 3;
/** Of each part, so that some come back and some do not. */
const PEOPLE = 12;

const dayAt = (at: number) => TODAY.subtract({ days: DAYS - at }).toString();

/** The figures of a day are kept by the database, and no longer read from the people of all days. */
describe('the figures of people', () => {
  const random = new Random(DAYS);
  const days = Array.from({ length: DAYS }, () => new Set<number>());
  let api: TestApi;
  let token: string;

  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
    await api.sql('DELETE FROM audience_day');
  });
  afterAll(() => api.stop());

  /** As events are counted: people of some days at once, in the order in which they arrive. */
  const come = async (visits: { at: number; person: number }[]) => {
    for (const { at, person } of visits) days[at]?.add(person);
    const parts = visits.map(({ person }) => Math.floor(person / AUDIENCE_SIZE));
    const of = (isFirst: boolean) => visits.filter((_, at) => (parts[at] === 0) === isFirst);
    for (const [table, part, key] of [
      ['audience_day', '', 'day'],
      ['audience_part', `number / ${AUDIENCE_SIZE},`, 'day, part'],
    ] as const) {
      const found = of(table === 'audience_day');
      await api.sql(
        `INSERT INTO ${table} AS known
         SELECT day, ${part} bit_or(set_bit(repeat('0', ${AUDIENCE_SIZE})::bit(${AUDIENCE_SIZE}), number % ${AUDIENCE_SIZE}, 1))
           FROM unnest($1::date[], $2::int[]) AS visit (day, number) GROUP BY ${part.replace(',', ', day') || 'day'}
             ON CONFLICT (${key}) DO UPDATE SET people = known.people | excluded.people`,
        [found.map(({ at }) => dayAt(at)), found.map(({ person }) => person)],
      );
    }
  };

  const someVisits = (number: number) =>
    Array.from({ length: number }, () => ({
      at: Math.floor(random.next() * DAYS),
      person: Math.floor(random.next() * PARTS) * AUDIENCE_SIZE + Math.floor(random.next() * PEOPLE),
    }));

  const before = (at: number, count: number) =>
    new Set(days.slice(Math.max(0, at - count), at).flatMap((day) => [...day]));
  const shared = (at: number, count: number) =>
    [...before(at, count)].filter((person) => days[at]?.has(person)).length;

  const daily = async (path: string, quota: string) => {
    const body = { quota, from: dayAt(0), to: dayAt(DAYS - 1), compare: 'none' };
    return (await api.post<Days>(path, { token, body })).body.data;
  };

  const agree = async () => {
    const returned = await daily('/api/data-chain-growth', 'retentionTrends');
    expect(returned.chartData.data.value).toEqual(days.map((_, at) => shared(at, 1)));
    const retained = await daily('/api/data-chain-growth', 'userRetention');
    expect(retained.chartData.data.value).toEqual(days.map((_, at) => shared(at, RETENTION_DAYS)));
    const { body } = await api.post<Months>('/api/public-opinion-analysis', {
      token,
      body: { quota: 'visitors' },
    });
    expect(add(body.data.chartData.map(({ y }) => y))).toBe(add(days.map(({ size }) => size)));
  };

  test('are those of the people, whenever they came', async () => {
    for (const number of [1, 40, 200]) {
      await come(someVisits(number));
      await agree();
    }
  });

  test('follow when the people of a day are removed', async () => {
    await api.sql('DELETE FROM audience_part WHERE day = $1', [dayAt(10)]);
    for (const person of days[10] ?? []) if (person >= AUDIENCE_SIZE) days[10]?.delete(person);
    await agree();
    await api.sql('DELETE FROM audience_day WHERE day = $1', [dayAt(10)]);
    days[10]?.clear();
    await agree();
    expect(await api.sql('SELECT FROM audience_figure WHERE day = $1', [dayAt(10)])).toEqual([]);
  });
});
