import { MANY_SETS, withManyPolicies } from './many-policies.ts';
import { measureTargets, type Target } from './measure.ts';
import type { Part } from './part.ts';
import { count, type Table } from './table.ts';

const GOAL = '≤ 100 ms';
const REQUESTS = 40;

/** 909,269 names have `o`, 562,878 `te`, 199,750 `notes`, and 91,040 `ro` and `robot`, far behind by name. */
const FREQUENT_NAMES = ['ro', 'robot', 'notes', 'te', 'o'];
const SORTS = ['number', 'name', 'count', 'createdTime', 'status'];

const FRONT = [
  '',
  ...FREQUENT_NAMES.flatMap((name) => [`name=${name}&sort=name`, `name=${name}&sort=name&order=desc`]),
  ...['name=ro', 'name=ro&sort=count', 'name=ro&sort=createdTime', 'name=ro&status=online&sort=name'],
  ...['name=notes%2099', 'name=qx', 'name=q', 'name=%E5%AD%A6'],
  ...SORTS.slice(1).map((sort) => `sort=${sort}`),
  ...['sort=name&contentType=img', 'sort=count&status=offline&filterType=rules&contentType=img'],
  ...['number=2', 'number=29999', 'createdTime=2026-01-01&createdTime=2026-12-31&sort=name'],
  'status=online&contentType=img&filterType=rules&name=camp&number=21',
];
const DEEP = [
  ...SORTS.map((sort) => `sort=${sort}&current=10000`),
  ...['sort=count&status=online&current=10000', 'current=50000', 'current=100000'],
  ...['name=ro&sort=name&current=5000', 'name=notes&sort=name&current=10000', 'name=notes&current=10000'],
];

const page = (query: string): Target => ({ name: query || 'first page', path: `/api/list/policy?${query}` });

export const policies: Part = {
  name: 'policies',
  title: 'Lists of a million policies',
  method:
    `\`npm start\` with ${count(MANY_SETS)} policies, pages of ten, ${REQUESTS} requests each, one after the other; as ` +
    'the caller sees it. Those with a goal are first pages.',
  measure: () => withManyPolicies(measureLists),
};

async function measureLists(url: string): Promise<Table> {
  const plan = { callers: 1, requests: REQUESTS, warmUp: 4 };
  const front = await measureTargets(url, FRONT.map(page), plan);
  const figures = { name: 'figures', path: '/api/policies/summary' };
  const deep = await measureTargets(url, [...DEEP.map(page), figures], plan);
  return {
    columns: [...front.columns.slice(0, -1), 'goal, p95'],
    rows: [
      ...front.rows.map((row) => [...row.slice(0, -1), GOAL]),
      ...deep.rows.map((row) => [...row.slice(0, -1), '']),
    ],
  };
}
