import { type EntityManager } from 'typeorm';
import { ITEM_IS_DELIVERED } from '../content/content/content.constants.js';
import { SET_IS_DELIVERED } from '../policies/members/policy-members.constants.js';

/** No webhook waits for what the seeds have made. Where there were seeds before, the migration has said so. */
export async function seedToldDeliveries(manager: EntityManager): Promise<void> {
  const [{ isTold }]: [{ isTold: boolean }] = await manager.query(
    'SELECT EXISTS (SELECT FROM told_delivery) AS "isTold"',
  );
  if (isTold) return;
  await manager.query(
    `INSERT INTO told_delivery (kind, record_id, revision)
     SELECT 'item', item.id, CASE WHEN ${ITEM_IS_DELIVERED} THEN item.published END
       FROM content_item item WHERE item.published IS NOT NULL AND item.state <> 'removed'
      UNION ALL
     SELECT 'set', policy.id, 1 FROM policy WHERE ${SET_IS_DELIVERED}`,
  );
  await manager.query('DELETE FROM delivery_turn');
}
