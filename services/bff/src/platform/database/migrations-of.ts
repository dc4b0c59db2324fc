import { type DataSource } from 'typeorm';

/** Names of the migrations of this build. */
export function knownMigrations({ migrations }: DataSource): string[] {
  return migrations.map(({ name }) => name ?? '');
}

/** Names of the migrations that the database has. */
export async function appliedMigrations(dataSource: DataSource): Promise<string[]> {
  const [{ exists }] = await dataSource.query<[{ exists: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (!exists) return [];
  const rows: { name: string }[] = await dataSource.query('SELECT name FROM migrations');
  return rows.map(({ name }) => name);
}
