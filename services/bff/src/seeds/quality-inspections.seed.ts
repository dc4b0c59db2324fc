import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { QualityQueue } from '../library/quality-inspections/quality-queue.entity.js';
import { SEEDED_ITEMS } from './content-items.seed.js';
import { Account } from '../people/accounts/account.entity.js';
import { insertFixed } from './insert-fixed.js';
import { type SeedContext } from './seed-context.js';

const QUEUES = [
  { name: 'video-lessons', title: 'Video: new lessons', kind: 'video', daysAgo: 96, hour: 9 },
  { name: 'picture-rights', title: 'Pictures: rights of use', kind: 'imageText', daysAgo: 61, hour: 14 },
  { name: 'text-language', title: 'Texts: plain language', kind: 'text', daysAgo: 33, hour: 8 },
] as const;

const SECONDS_PER_HOUR = 3600;
/** Every so many of the items that are online have a new revision to inspect. */
const REVISED_EVERY = 16;

/**
 * What is online stays so, while a revision for one more year of age waits. Nobody decides on their own, so items of the
 * administrator were revised by the approver.
 */
const SUBMIT = `
  WITH revised AS (
    SELECT item.id, CASE item.owner_id WHEN $2 THEN $3::int ELSE item.owner_id END AS writer_id, item.working, now() - row_number() OVER (ORDER BY item.id) * interval '20 minutes' AS at
      FROM content_item item WHERE item.id = ANY($1) AND item.state = 'online' AND item.version = 1
  ), written AS (
    INSERT INTO content_revision (item_id, number, content, created_by, created_at, changed_by, changed_at)
    SELECT revision.item_id, revision.number + 1,
           revision.content || jsonb_build_object('agesTo', least(18, (revision.content ->> 'agesTo')::int + 1)),
           revised.writer_id, revised.at, revised.writer_id, revised.at
      FROM revised JOIN content_revision revision ON revision.item_id = revised.id AND revision.number = revised.working
  )
  SELECT id, writer_id AS writer, at FROM revised ORDER BY at`;

/** Three queues by the kind of content, in each of which revisions wait; one of each is to be inspected again. */
export async function seedQualityInspections(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const queues = QUEUES.map(({ name, title, kind, daysAgo, hour }, index) => {
    const day = startOfDay(today.subtract({ days: daysAgo }), timeZone);
    return {
      id: index + 1,
      name,
      title,
      conditions: { kinds: [kind] },
      createdTime: new Date(day.getTime() + hour * SECONDS_PER_HOUR * 1000),
    };
  });
  await insertFixed(manager, QualityQueue, queues);
  const revised = Array.from(
    { length: Math.floor(SEEDED_ITEMS / REVISED_EVERY) },
    (_, at) => (at + 1) * REVISED_EVERY,
  );
  const admin = await manager.findOneByOrFail(Account, { userName: 'admin' });
  const approver = await manager.findOneByOrFail(Account, { userName: 'approver' });
  const submitted: { id: number; writer: number; at: Date }[] = await manager.query(SUBMIT, [
    revised,
    admin.id,
    approver.id,
  ]);
  for (const { id, writer, at } of submitted)
    await manager.query(
      `UPDATE content_item SET state = 'inspecting', working = working + 1, submitted_by = $3, submitted_at = $2,
              editors = ARRAY[$3::int], updated_at = $2, version = version + 1 WHERE id = $1`,
      [id, at, writer],
    );
  await manager.query(
    `UPDATE quality_queue_item SET stage = 'sampled' WHERE id IN (SELECT max(id) FROM quality_queue_item GROUP BY queue_id)`,
  );
}
