import pg from 'pg';
import type { ServerEnvironment } from './server-process.ts';

/** Copies the demo's items, with their revisions and their figures of months, until there are so many. */
export async function addItems({ DATABASE_URL }: ServerEnvironment, items: number): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    // Queues and counts of sets follow each change; nothing of that is measured.
    await client.query('SET session_replication_role = replica');
    const columns = await columnsOf(client, 'content_item', ['id', 'external_id', 'title']);
    await client.query(
      `INSERT INTO content_item (${columns}, title, external_id)
       SELECT ${columns}, left(title, 70) || ' ' || copy, 'copy-' || id || '-' || copy
         FROM content_item, generate_series(1, ceil($1::int / (SELECT count(*) FROM content_item))::int) AS copy
        LIMIT $1::int`,
      [items],
    );
    await client.query(
      `CREATE TEMPORARY TABLE copied AS
       SELECT id, split_part(external_id, '-', 2)::int AS original FROM content_item WHERE external_id LIKE 'copy-%'`,
    );
    for (const table of ['content_revision', 'content_month', 'content_popularity']) {
      const rest = await columnsOf(client, table, ['id', 'item_id']);
      await client.query(
        `INSERT INTO ${table} (item_id, ${rest})
         SELECT copied.id, ${rest} FROM ${table} JOIN copied ON copied.original = ${table}.item_id`,
      );
    }
    await client.query('SELECT content_list_items(ARRAY(SELECT id FROM copied))');
    await client.query('RESET session_replication_role');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

async function columnsOf(client: pg.Client, table: string, without: string[]): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
      WHERE table_name = $1 AND table_schema = current_schema() AND column_name <> ALL ($2::text[])`,
    [table, without],
  );
  return rows.map(({ name }) => name).join(', ');
}
