import { type DataSource, type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { CONTENT_TYPES } from '../policies/policies/policies.constants.js';
import { KINDS, SAMPLE_POLICIES, TOPICS } from './policies.seed.js';
import { type SeedContext } from './seed-context.js';

/** The numbers of these policies start after this one, so that they do not collide with others. */
const BASE = 2_000_000;
const DAYS = 730;
/** From this number of new rows on, rebuilding the indexes is faster than updating them. */
const MANY = 50_000;

/**
 * Creates the requested number of policies to test the list at full size. Like the facts, each one is a pure
 * function of its number, based on a hash that is stable across PostgreSQL versions. Existing policies are
 * kept, even if a later run requests fewer.
 */
export async function seedManyPolicies(
  dataSource: DataSource,
  count: number,
  context: SeedContext,
): Promise<void> {
  const [{ made }]: [{ made: number }] = await dataSource.query(
    'SELECT coalesce(max(number) - $1::int, 0) AS made FROM policy WHERE number BETWEEN $1 AND $2',
    [BASE, BASE * 2],
  );
  const wanted = count - SAMPLE_POLICIES;
  if (wanted <= made) return;
  await dataSource.transaction(async (manager) => {
    const indices = wanted - made >= MANY ? await dropIndices(manager) : [];
    await insert(manager, made + 1, wanted, context);
    for (const { definition } of indices) await manager.query(definition);
  });
  await dataSource.query('VACUUM (ANALYZE) policy, policy_tally');
}

async function insert(
  manager: EntityManager,
  first: number,
  last: number,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const pick = (list: string, hash: number) =>
    `(${list})[1 + abs(hashint8extended(n, ${hash}) % cardinality(${list}))]`;
  await manager.query(
    `INSERT INTO policy (number, name, content_type, filter_type, count, status, created_time)
     SELECT $3 + n,
            ${pick('$4::text[]', 1)} || ': ' || ${pick('$5::text[]', 2)} || ' ' || n,
            ${pick('$6::text[]', 3)},
            CASE WHEN abs(hashint8extended(n, 4) % 10) < 6 THEN 'rules' ELSE 'artificial' END,
            12 + abs(hashint8extended(n, 5) % 950),
            CASE WHEN abs(hashint8extended(n, 6) % 10) < 7 THEN 'online' ELSE 'offline' END,
            $7::timestamptz - make_interval(secs => 1 + abs(hashint8extended(n, 7) % ($8::int * 86400)))
       FROM generate_series($1::int, $2::int) AS n`,
    [first, last, BASE, TOPICS, KINDS, CONTENT_TYPES, startOfDay(today, timeZone), DAYS],
  );
}

async function dropIndices(manager: EntityManager): Promise<{ name: string; definition: string }[]> {
  const indices: { name: string; definition: string }[] = await manager.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename = 'policy' AND indexname LIKE 'policy\\_s%'`,
  );
  for (const { name } of indices) await manager.query(`DROP INDEX "${name}"`);
  return indices;
}
