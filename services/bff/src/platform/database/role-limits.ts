import { LIMITS } from './bounded-data-source.js';

export interface MissingLimit {
  name: keyof typeof LIMITS;
  /** The statement that sets it for all later connections of the role. */
  remedy: string;
}

/** What the role of a connection does not bound. Behind a pooler only the role can. */
export async function unlimited(
  query: (sql: string, values: unknown[]) => Promise<unknown[]>,
): Promise<MissingLimit[]> {
  const rows = (await query(
    `SELECT name, quote_ident(current_user) AS role FROM pg_settings WHERE name = ANY ($1) AND setting = '0'`,
    [Object.keys(LIMITS)],
  )) as { name: keyof typeof LIMITS; role: string }[];
  return rows.map(({ name, role }) => ({ name, remedy: `ALTER ROLE ${role} SET ${name} = ${LIMITS[name]}` }));
}
