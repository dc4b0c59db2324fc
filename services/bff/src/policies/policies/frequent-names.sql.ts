import { placesAround, type Sample, SAMPLED_PERCENT } from './frequent-names.plan.js';
import { orderBy } from './policy-conditions.js';
import { columnOf } from './policy-content.js';
import { type PolicySlice } from './policy-slice.js';

/**
 * A fixed sample of the pages of the table.
 * @param listed rows that are in the list at all
 * @param rows rows that are searched for
 */
export function sampleSql(listed: string, rows: string, slice: PolicySlice): string {
  const { key, sorted, until } = parts(slice);
  const { low, high } = placesAround(slice);
  return `
    WITH sample AS MATERIALIZED (
      SELECT ${key}, (${rows}) AS matches
        FROM policy TABLESAMPLE SYSTEM (${SAMPLED_PERCENT}) REPEATABLE (1) WHERE ${listed}
    ),
    first AS MATERIALIZED (SELECT ${key} FROM sample WHERE matches ORDER BY ${sorted} LIMIT ${high}),
    low AS (SELECT id FROM first ORDER BY ${sorted} LIMIT ${low === 0 ? 0 : 1} OFFSET ${Math.max(0, low - 1)}),
    high AS (SELECT ${key} FROM first ORDER BY ${sorted} OFFSET ${high - 1})
    SELECT count(*)::int AS rows,
           (count(*) FILTER (WHERE matches))::int AS matches,
           (count(*) FILTER (WHERE coalesce((${key}) ${until} (SELECT ${key} FROM high), true)))::int AS "beforeEnd",
           (SELECT id FROM low) AS low,
           (SELECT id FROM high) AS high
      FROM sample`;
}

/** In the order of the list, until the page is full. */
export function walkSql(rows: string, { limit, offset, ...slice }: PolicySlice): string {
  return `SELECT id FROM policy WHERE ${rows} ORDER BY ${orderBy(slice.sort, slice.order)} LIMIT ${limit} OFFSET ${offset}`;
}

/** Counts all matches in the order of the table, and sorts those alone that lie between two. */
export function betweenSql(rows: string, slice: PolicySlice, { low, high }: Bounds): string {
  const { column, key, sorted, before, after } = parts(slice);
  const beyond = (sign: string, bound: number | null) =>
    bound === null ? 'false' : `(${key}) ${sign} (SELECT ${key} FROM policy WHERE id = ${bound})`;
  const inside = `NOT (${beyond(before, low)}) AND NOT (${beyond(after, high)})`;
  return `
    WITH found AS MATERIALIZED (
      SELECT count(*)::int AS total,
             (count(*) FILTER (WHERE ${beyond(before, low)}))::int AS before,
             array_agg(id) FILTER (WHERE ${inside}) AS ids,
             array_agg(${column}) FILTER (WHERE ${inside}) AS keys
        FROM policy WHERE ${rows}
    )
    SELECT total, before, coalesce(cardinality(ids), 0) AS inside,
           ARRAY(SELECT id FROM unnest(ids, keys) AS each (id, ${column}) ORDER BY ${sorted}
                  LIMIT ${slice.limit} OFFSET greatest(0, ${slice.offset} - before)) AS ids
      FROM found`;
}

/** Sorts all matches. The planner is kept from a scan in the order of the list. */
export function sortSql(rows: string, slice: PolicySlice): string {
  const { key, sorted } = parts(slice);
  return `
    WITH found AS MATERIALIZED (SELECT ${key} FROM policy WHERE ${rows})
    SELECT (SELECT count(*)::int FROM found) AS total,
           ARRAY(SELECT id FROM found ORDER BY ${sorted} LIMIT ${slice.limit} OFFSET ${slice.offset}) AS ids`;
}

type Bounds = Pick<Sample, 'low' | 'high'>;

function parts({ sort, order }: PolicySlice) {
  const column = columnOf(sort);
  const signs =
    order === 'asc' ? { before: '<', until: '<=', after: '>' } : { before: '>', until: '>=', after: '<' };
  return { column, key: `${column}, id`, sorted: orderBy(sort, order), ...signs };
}
