import { getMetadataArgsStorage } from 'typeorm';
import { ENTITIES_OF } from '../../app.entities.js';
import { type TableGroup } from '../../common/examination/measurement.js';
import { type TableSize } from '../../platform/database/table-sizes.js';

/** The domain of each table that has an entity. */
function groupsOfTables(): Map<string, TableGroup> {
  const groups = new Map<string, TableGroup>();
  for (const group of Object.keys(ENTITIES_OF) as (keyof typeof ENTITIES_OF)[]) {
    const entities: readonly unknown[] = ENTITIES_OF[group];
    for (const { target, name } of getMetadataArgsStorage().tables)
      if (name !== undefined && entities.includes(target)) groups.set(name, group);
  }
  return groups;
}

/** The sums by domain, the largest first. */
export function byGroup(tables: TableSize[]): { group: TableGroup; bytes: number }[] {
  const groups = groupsOfTables();
  const sums = new Map<TableGroup, number>();
  for (const { name, bytes } of tables) {
    const group = groups.get(name) ?? 'other';
    sums.set(group, (sums.get(group) ?? 0) + bytes);
  }
  return [...sums].map(([group, bytes]) => ({ group, bytes })).toSorted((a, b) => b.bytes - a.bytes);
}
