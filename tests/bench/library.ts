import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { ProductProcess } from '../support/product-process.ts';
import { addItems } from './library-items.ts';
import { measureTargets, type Target } from './measure.ts';
import type { Part } from './part.ts';
import { withDatabase } from './running.ts';
import { count, type Table } from './table.ts';

const ITEMS = 100_000;
const REQUESTS = 40;
const LIST_GOAL = '≤ 100 ms';
const PREVIEW_GOAL = '≤ 150 ms';

const SORTS = ['updated', 'created', 'title'];
const FILTERS = [
  ...SORTS.flatMap((sort) => [`sort=${sort}`, `sort=${sort}&order=asc`]),
  ...['search=robot', 'search=ro', 'search=qx', 'search=%E5%AD%A6&sort=title', 'label=robots', 'age=9'],
  ...['kind=video&sort=title', 'state=draft', 'mine=false', 'authorId=3&sort=title', 'fits=verticalVideo'],
  ...['subject=robotics&source=teachers&language=km-KH&age=9', 'current=1000', 'deleted=true'],
];

/** People who write see what is online, and their own. */
const OF_WRITERS = [
  'sort=updated',
  'sort=title&order=asc',
  'search=robot',
  'search=qx',
  'label=robots',
  'mine=true',
];

const ORDERS = ['newest', 'oldest', 'title', 'popular'];
const ALL = { subjects: [], languages: [], labels: [], authorIds: [], sources: [], limit: 1_000 };
const RULES = [
  ...ORDERS.map((order) => ({ ...ALL, order })),
  ...ORDERS.map((order) => ({ ...ALL, order, subjects: ['robotics'], ages: { from: 8, to: 12 } })),
  { ...ALL, order: 'popular', labels: ['robots'], newerThanDays: 30 },
];

const list = (query: string): Target => ({ name: query, path: `/api/library/items?${query}` });
const preview = ({ order, ...rule }: (typeof RULES)[number]): Target => {
  const conditions = Object.entries(rule).filter(([key, value]) => key !== 'limit' && !isEmpty(value));
  return {
    name: `rule, ${order}${conditions.map(([key]) => `, ${key}`).join('')}`,
    path: '/api/policies/rule-preview',
    body: { contentType: 'img', rule: { ...rule, order } },
  };
};
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

export const library: Part = {
  name: 'library',
  title: 'A library of a hundred thousand items',
  method:
    `\`npm start\` with ${count(ITEMS)} content items, copies of the demo's with figures of two months; first pages and previews ` +
    `of rules, ${REQUESTS} requests each, one after the other; as the caller sees it.`,
  measure: async () => {
    const dataDirectory = await makeTemporaryDirectory();
    try {
      const seeding = new ProductProcess({ SALA_DATA_DIR: dataDirectory });
      await seeding.ready();
      await seeding.end();
      await withDatabase({ dataDirectory }, (environment) => addItems(environment, ITEMS));
      const product = new ProductProcess({ SALA_DATA_DIR: dataDirectory });
      try {
        return await measureLibrary(await product.ready());
      } finally {
        await product.end();
      }
    } finally {
      await removeDirectory(dataDirectory);
    }
  },
};

async function measureLibrary(url: string): Promise<Table> {
  const plan = { callers: 1, requests: REQUESTS, warmUp: 4 };
  const lists = await measureTargets(url, FILTERS.map(list), plan);
  const seen = await measureTargets(url, OF_WRITERS.map(list), { ...plan, caller: 'user' });
  const ofWriters = seen.rows.map(([name, ...figures]) => [`${name}, by a user`, ...figures]);
  const previews = await measureTargets(url, RULES.map(preview), plan);
  const withGoal = (rows: Table['rows'], goal: string) => rows.map((row) => [...row.slice(0, -1), goal]);
  return {
    columns: [...lists.columns.slice(0, -1), 'goal, p95'],
    rows: [...withGoal([...lists.rows, ...ofWriters], LIST_GOAL), ...withGoal(previews.rows, PREVIEW_GOAL)],
  };
}
