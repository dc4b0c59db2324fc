import { type Config } from '../config/config.js';
import { unlimited } from '../platform/database/role-limits.js';
import { onDatabase } from './database-client.js';
import { type Finding, ok, warn } from './finding.js';

const SUBJECT = 'limits';

/** Whether the role has the limits that a pooler does not pass on. */
export async function examineLimits({ database }: Config): Promise<Finding[]> {
  const { url, pooled } = database;
  if (!pooled) return [];
  return onDatabase({ subject: SUBJECT, url, variable: 'DATABASE_URL' }, async (client) => {
    const missing = await unlimited(async (sql, values) => (await client.query<object>(sql, values)).rows);
    if (missing.length === 0) return [ok(SUBJECT, 'The role bounds its statements and transactions.')];
    return missing.map(({ name, remedy }) =>
      warn(SUBJECT, `The role has no ${name}, which the pooler does not pass on.`, `As the role: ${remedy}.`),
    );
  });
}
