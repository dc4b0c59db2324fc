import pg from 'pg';
import type { ServerEnvironment } from '../server-process.ts';

/** What is asked for. */
export interface Content {
  key: string;
  item: number;
  set: number;
}

export const ITEMS = 1_000;
const KEY = `sala_pub_${'bench'.padEnd(32, '0')}`;

/** A channel that may do all, and a set of as many items as one may have: copies of a text of the demo. */
export async function addContent({ DATABASE_URL }: ServerEnvironment): Promise<Content> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const one = async (sql: string, values: unknown[] = []): Promise<number> => {
      const { rows } = await client.query<{ id: number }>(sql, values);
      if (!rows[0]) throw new Error(`Nothing came of ${sql}`);
      return rows[0].id;
    };
    await client.query(
      `INSERT INTO channel (name, key, rate) VALUES ('Bench', $1, 600000) ON CONFLICT DO NOTHING`,
      [KEY],
    );
    const item = await one(
      `SELECT min(id) AS id FROM content_item WHERE online = 'online' AND kind = 'text'`,
    );
    const set = await one(
      `INSERT INTO policy (name, content_type, filter_type, status, count)
       VALUES ('Bench', 'img', 'artificial', 'online', 0) RETURNING id`,
    );
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(column_name) AS name FROM information_schema.columns
        WHERE table_name = 'content_item' AND column_name NOT IN ('id', 'external_id')`,
    );
    const names = rows.map(({ name }) => name).join(', ');
    await client.query(
      `WITH copied AS (
         INSERT INTO content_item (${names})
         SELECT ${names} FROM content_item, generate_series(1, $3::int) WHERE id = $2 RETURNING id)
       INSERT INTO policy_member (policy_id, item_id, place) SELECT $1, id, row_number() OVER () FROM copied`,
      [set, item, ITEMS],
    );
    await client.query('ANALYZE');
    return { key: KEY, item, set };
  } finally {
    await client.end();
  }
}
