import { type DataSource, type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { CONTENT_TYPES } from '../policies/policies/policies.constants.js';
import { countOf } from '../policies/rules/rule-items.js';
import { keepSampleRules } from './policy-members.seed.js';
import { KINDS, SAMPLE_POLICIES, TOPICS } from './policies.seed.js';
import { type SeedContext } from './seed-context.js';

/** The numbers of these policies start after this one, so that they do not collide with others. */
const BASE = 2_000_000;
const DAYS = 730;
/** Of an artificial set. */
const MOST_MEMBERS = 3;
/** By content type, the items that a set delivers: found once, and not for each set. */
const FITTING = `fitting AS MATERIALIZED (
  SELECT content_type, ARRAY(SELECT id FROM content_item
                              WHERE online = 'online' AND policy_holds(content_type, kind, orientation) ORDER BY id) AS items
    FROM unnest('{${CONTENT_TYPES.join(',')}}'::text[]) AS content_type)`;
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
    // What is inserted is true: counting row by row would take longer than all the rest.
    await manager.query('ALTER TABLE policy DISABLE TRIGGER policy_count');
    await insert(manager, made + 1, wanted, context);
    await insertMembers(manager, made + 1, wanted);
    await manager.query('ALTER TABLE policy ENABLE TRIGGER policy_count');
    for (const { definition } of indices) await manager.query(definition);
  });
  await dataSource.query('VACUUM (ANALYZE) policy, policy_tally, policy_member');
}

async function insert(
  manager: EntityManager,
  first: number,
  last: number,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const rules = [...(await keepSampleRules(manager)).values()];
  const pick = (list: string, hash: number) =>
    `(${list})[1 + abs(hashint8extended(n, ${hash}) % cardinality(${list}))]`;
  await manager.query(
    `WITH drawn AS (
       SELECT n, ${pick('$4::text[]', 1)} || ': ' || ${pick('$5::text[]', 2)} || ' ' || n AS name,
              ${pick('$6::text[]', 3)} AS content_type, abs(hashint8extended(n, 4) % 10) < 6 AS has_rule,
              ${pick('$9::int[]', 5)} AS rule_id
         FROM generate_series($1::int, $2::int) AS n
     ), ${FITTING}
     INSERT INTO policy (number, name, content_type, filter_type, rule_id, count, status, created_time)
     SELECT $3 + n, name, drawn.content_type,
            CASE WHEN has_rule THEN 'rules' ELSE 'artificial' END,
            CASE WHEN has_rule THEN rule.id END,
            CASE WHEN has_rule THEN ${countOf('drawn.content_type')}
                 ELSE least(abs(hashint8extended(n, 5) % ${MOST_MEMBERS + 1}), cardinality(items)) END,
            CASE WHEN abs(hashint8extended(n, 6) % 10) < 7 THEN 'online' ELSE 'offline' END,
            $7::timestamptz - make_interval(secs => 1 + abs(hashint8extended(n, 7) % ($8::int * 86400)))
       FROM drawn JOIN fitting USING (content_type) JOIN policy_rule rule ON rule.id = drawn.rule_id`,
    [first, last, BASE, TOPICS, KINDS, CONTENT_TYPES, startOfDay(today, timeZone), DAYS, rules],
  );
}

/** Items that follow each other, beginning anywhere. */
async function insertMembers(manager: EntityManager, first: number, last: number): Promise<void> {
  await manager.query(
    `WITH ${FITTING}
     INSERT INTO policy_member (policy_id, place, item_id)
     SELECT policy.id, place, items[1 + (abs(hashint8extended(number, 8) % cardinality(items)) + place) % cardinality(items)]
       FROM policy JOIN fitting USING (content_type), generate_series(1, policy.count) AS place
      WHERE filter_type = 'artificial' AND number BETWEEN $1 AND $2`,
    [BASE + first, BASE + last],
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
