import { type EntityManager, type EntityTarget, type QueryDeepPartialEntity } from 'typeorm';

/** Inserts rows with fixed ids and advances the id sequence past them. */
export async function insertFixed<Row extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: (QueryDeepPartialEntity<Row> & { id: number })[],
): Promise<void> {
  await manager.insert(entity, rows);
  const { tableName } = manager.dataSource.getMetadata(entity);
  const last = Math.max(...rows.map(({ id }) => id));
  await manager.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), $2)`, [tableName, last]);
}
