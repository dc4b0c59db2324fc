import { type EntityManager } from 'typeorm';
import { type ContentType } from '../policies/policies/policies.constants.js';
import { PolicyRule } from '../policies/rules/policy-rule.entity.js';
import { normalRule, type Rule, ruleKey } from '../policies/rules/policy-rules.constants.js';
import { RULE_COUNTS, ruleValues } from '../policies/rules/rule-items.js';
import { SEEDED_ITEMS } from './content-items.seed.js';
import { KINDS, TOPICS } from './policies.seed.js';
import { Random } from './random.js';

const RANDOM_SEED = 27;
const MEMBERS = { least: 8, most: 30 };

/** In the order of the topics of the policies. */
const ABOUT: readonly Partial<Rule>[] = [
  { subjects: ['coding'] },
  { subjects: ['robotics'] },
  { subjects: ['art'] },
  { subjects: ['coding', 'art'] },
  { subjects: ['coding', 'maths'] },
  { subjects: ['art', 'coding'], sources: ['studio', 'teachers', 'pupils'] },
  { subjects: ['science'] },
  { languages: ['km-KH'] },
  { subjects: ['maths'] },
  { subjects: ['safety'] },
  { subjects: ['robotics', 'coding'] },
];
/** In the order of the kinds of the policies. */
const HOW: readonly Partial<Rule>[] = [
  { order: 'oldest', limit: 40 },
  { order: 'newest', limit: 12 },
  { order: 'title', ages: { from: 12, to: 18 } },
  { order: 'popular', limit: 20 },
  { order: 'newest', ages: { from: 7, to: 11 } },
];
const ALL: Rule = {
  ...{ subjects: [], languages: [], labels: [], authorIds: [], sources: [] },
  ...{ order: 'newest', limit: 1_000 },
};

interface Set {
  id: number;
  name: string;
  contentType: ContentType;
  filterType: string;
}

/** Every sample set that nobody has changed gets members or a rule; every video an orientation. */
export async function seedPolicyMembers(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE content_item SET orientation = CASE WHEN id % 5 < 3 THEN 'horizontal' ELSE 'vertical' END
      WHERE id <= $1 AND kind = 'video' AND orientation IS NULL`,
    [SEEDED_ITEMS],
  );
  const rules = await keepSampleRules(manager);
  const sets: Set[] = await manager.query(
    `SELECT id, name, content_type AS "contentType", filter_type AS "filterType" FROM policy
      WHERE version = 1 AND rule_id IS NULL AND name = ANY($1)
        AND NOT EXISTS (SELECT FROM policy_member WHERE policy_id = policy.id)
      ORDER BY id`,
    [[...rules.keys()]],
  );
  const random = new Random(RANDOM_SEED);
  for (const { id, name, contentType, filterType } of sets) {
    const from = random.next();
    const count = random.between(MEMBERS.least, MEMBERS.most);
    if (filterType === 'rules')
      await manager.query('UPDATE policy SET rule_id = $2 WHERE id = $1', [id, rules.get(name)]);
    else await choose(manager, { id, contentType, from, count });
  }
  // All of them were counted here, after the items.
  await manager.query(
    `DELETE FROM policy_recount WHERE item_id <= $1 AND after_id IS NULL
        AND NOT EXISTS (SELECT FROM policy_rule WHERE id <> ALL($2::int[]))`,
    [SEEDED_ITEMS, [...rules.values()]],
  );
}

/** The keys of the rules by the names of their sets. */
export async function keepSampleRules(manager: EntityManager): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [topic, about] of ABOUT.entries())
    for (const [kind, how] of HOW.entries())
      ids.set(
        `${TOPICS[topic] ?? ''}: ${KINDS[kind] ?? ''}`,
        await keep(manager, { ...ALL, ...about, ...how }),
      );
  return ids;
}

async function keep(manager: EntityManager, given: Rule): Promise<number> {
  const rule = normalRule(given);
  const key = ruleKey(rule);
  const known = await manager.findOneBy(PolicyRule, { key });
  if (known) return known.id;
  const [counts]: [Pick<PolicyRule, 'horizontalVideo' | 'img' | 'verticalVideo'>] = await manager.query(
    RULE_COUNTS,
    [...ruleValues(rule), rule.limit],
  );
  return (await manager.save(manager.create(PolicyRule, { key, rule, ...counts }))).id;
}

/** Adjacent items that fit, beginning at a part of all, and counts the set again. */
async function choose(
  manager: EntityManager,
  { id, contentType, from, count }: { id: number; contentType: ContentType; from: number; count: number },
): Promise<void> {
  await manager.query(
    `WITH fitting AS (
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS total FROM content_item
        WHERE id <= $5 AND online = 'online' AND policy_holds($2, kind, orientation))
     INSERT INTO policy_member (policy_id, item_id, place)
     SELECT $1::int, id, row_number() OVER (ORDER BY (at - floor($3::float8 * total)::int + total) % total)
       FROM fitting WHERE (at - floor($3::float8 * total)::int + total) % total < $4::int`,
    [id, contentType, from, count, SEEDED_ITEMS],
  );
  await manager.query('UPDATE policy SET count = count WHERE id = $1', [id]);
}
