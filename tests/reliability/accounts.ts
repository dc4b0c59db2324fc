import type { Site } from './site.ts';

/**
 * Copies an account of the demo data, with its password.
 * @returns the user names of the copies
 */
export async function addAccounts(
  site: Site,
  original: string,
  prefix: string,
  count: number,
): Promise<string[]> {
  const columns = (
    await site.query<{ name: string }>(
      `SELECT quote_ident(attname) AS name FROM pg_attribute
        WHERE attrelid = 'account'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
          AND attname NOT IN ('id', 'user_name', 'email', 'confirmed_email', 'account_id')`,
    )
  ).map(({ name }) => name);
  const rows = await site.query<{ name: string }>(
    `INSERT INTO account (user_name, account_id, ${columns.join(', ')})
     SELECT $3 || '-' || number, upper($3) || number, ${columns.join(', ')}
       FROM account, generate_series(1, $1::int) AS number WHERE user_name = $2
     RETURNING user_name AS name`,
    [count, original, prefix],
  );
  return rows.map(({ name }) => name);
}
