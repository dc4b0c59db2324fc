import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type SortOrder } from '../../src/common/paging/sort-orders.constants.js';
import { FrequentNamesRepository } from '../../src/policies/policies/frequent-names.repository.js';
import { columnOf } from '../../src/policies/policies/policy-content.js';
import { type PolicySort } from '../../src/policies/policies/policy-fields.constants.js';
import { type PolicyFilter } from '../../src/policies/policies/policy-query.dto.js';
import { TestApi } from '../support/test-api.js';

const ROWS = 9_000;
/** Many rows have the same name, so that only their ids tell them apart. */
const NAMES = [
  'Robot friends',
  'ROBOT FRIENDS',
  String.raw`robotics \ 100% _done_`,
  'Zebra 机器人学习',
  'Ant មនុស្សយន្ត',
];
const PARTS = [
  'robot',
  'RO',
  'o',
  'e',
  '%',
  '_',
  '\\',
  '0% _D',
  '器',
  '机器人',
  'ស្ស',
  'មនុស្ស',
  'nowhere',
  'qz',
];
const ORDERS: SortOrder[] = ['asc', 'desc'];
const OFFSETS = [0, 1_780, 3_995, 5_340, 100_000];
const LIMIT = 10;

describe('policies by part of a name that very many have', () => {
  let api: TestApi;
  let names: FrequentNamesRepository;

  beforeAll(async () => {
    api = await TestApi.start();
    names = api.app.get(FrequentNamesRepository);
    await api.sql(
      `INSERT INTO policy (number, name, content_type, filter_type, count, status, created_time, deleted_time)
       SELECT 500000 + n, ($2::text[])[1 + n % 5], 'img', 'rules', n % 900,
              CASE n % 3 WHEN 0 THEN 'online' ELSE 'offline' END,
              '2026-01-01'::timestamptz + make_interval(hours => n % 400), CASE WHEN n % 100 = 7 THEN now() END
         FROM generate_series(1, $1::int) AS n`,
      [ROWS, NAMES],
    );
    await api.sql('ANALYZE policy');
  });
  afterAll(() => api.stop());

  /** All matches, found without an index and without LIKE. */
  const matches = async ({ name = '', status }: PolicyFilter, sort: PolicySort, order: SortOrder) => {
    const column = columnOf(sort);
    const rows = await api.sql<{ id: number }>(
      `SELECT id FROM policy WHERE deleted_time IS NULL AND strpos(lower(name), lower($1)) > 0
          AND status = coalesce($2, status) ORDER BY (${column}) ${order}, id ${order}`,
      [name, status],
    );
    return rows.map(({ id }) => id);
  };

  const FILTERS: [string, PolicySort, PolicyFilter][] = [
    ...PARTS.map((name): [string, PolicySort, PolicyFilter] => [name, 'name', { name }]),
    ['robot', 'number', { name: 'robot' }],
    ['ro', 'status', { name: 'ro' }],
    ['o', 'createdTime', { name: 'o' }],
    ['robot, online', 'count', { name: 'robot', status: 'online' }],
  ];
  test.each(FILTERS)(
    '%j by %s: a walk, a sort between bounds and a full sort agree',
    async (_, sort, filter) => {
      for (const order of ORDERS) {
        const all = await matches(filter, sort, order);
        for (const offset of OFFSETS) {
          const slice = { sort, order, offset, limit: LIMIT };
          const ids = all.slice(offset, offset + LIMIT);
          const bounds = { low: all[offset - 3] ?? null, high: all[offset + LIMIT + 3] ?? null };
          const walked = await names.walk(filter, slice, 'list', { matches: 0 });
          const sorted = await names.sortAll(filter, slice, 'list');
          const between = await names.between(filter, slice, 'list', bounds);
          const page = await names.page(filter, slice, 'list');
          expect(walked.ids).toEqual(ids);
          expect(sorted).toEqual({ ids, total: all.length });
          expect(page.ids).toEqual(ids);
          expect(between ?? sorted).toEqual(sorted);
          expect(between === undefined).toBe(bounds.low === null && bounds.high === null);
        }
      }
    },
  );

  test('bounds that do not enclose the page find nothing', async () => {
    const slice = { sort: 'name', order: 'asc', offset: 2_000, limit: LIMIT } as const;
    const all = await matches({ name: 'robot' }, 'name', 'asc');
    const between = (low: number, high: number) =>
      names.between({ name: 'robot' }, slice, 'list', { low: all[low] ?? null, high: all[high] ?? null });
    expect(await between(2_001, 2_100)).toBeUndefined();
    expect(await between(1_000, 2_008)).toBeUndefined();
    expect(await between(2_000, 2_009)).toEqual({ ids: all.slice(2_000, 2_010), total: all.length });
    // A bound that was deleted in the meantime.
    expect(
      await names.between({ name: 'robot' }, slice, 'list', { low: 2_000_000_000, high: null }),
    ).toBeUndefined();
  });

  test('the list answers with such a page and its total, also in the bin', async () => {
    const token = await api.signIn('admin');
    const list = async (query: string) =>
      (await api.get<{ list: { id: number }[]; total: number }>(`/api/list/policy?${query}`, { token })).body
        .data;
    const all = await matches({ name: 'RoBo' }, 'name', 'desc');
    expect(all.length).toBeGreaterThan(5_000);
    const { list: rows, total } = await list('name=RoBo&sort=name&order=desc&current=201&pageSize=10');
    expect(rows.map(({ id }) => id)).toEqual(all.slice(2_000, 2_010));
    expect(total).toBeGreaterThan(5_000);
    expect(
      (await names.page({ name: 'robo' }, { sort: 'name', order: 'asc', offset: 0, limit: 100 }, 'bin')).ids,
    ).toHaveLength(90);
  });
});
