import { type EntityManager, type EntityTarget } from 'typeorm';
import { type QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** @returns the key of the new row */
export async function insertRow<Row extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<number> {
  const { identifiers } = await manager.insert(entity, row);
  return (identifiers[0] as { id: number }).id;
}

/** @returns the key of the new row; null if there is another that excludes it. Waits for one that is being inserted. */
export async function insertUnlessThere<Row extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<number | null> {
  const insert = manager.createQueryBuilder().insert().into(entity).values(row).orIgnore();
  const inserted = await insert.returning('id').execute();
  const [found] = inserted.raw as { id: number }[];
  return found?.id ?? null;
}
