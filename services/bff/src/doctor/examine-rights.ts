import type pg from 'pg';
import { type Config } from '../config/config.js';
import { oneRow, onDatabase } from './database-client.js';
import { fail, type Finding, ok, warn } from './finding.js';

const SUBJECT = 'rights';
const NAMED_TABLES = 3;

interface Rights {
  role: string;
  superuser: boolean;
  create: boolean;
}

/** What the roles may do: that of the migrations creates tables, that of the application only uses them. */
export async function examineRights({ database, production }: Config): Promise<Finding[]> {
  const { url, migrate, migrations } = database;
  const subject = SUBJECT;
  const migrating = await onDatabase({ subject, ...migrations }, async (client) => [
    migrationRights(await rightsOf(client), migrations.variable, migrate),
  ]);
  const using = await onDatabase({ subject, url, variable: 'DATABASE_URL' }, async (client) => [
    applicationRights(await rightsOf(client), production),
    await tables(client),
  ]);
  return [...migrating, ...using];
}

function rightsOf(client: pg.Client): Promise<Rights> {
  return oneRow<Rights>(
    client,
    `SELECT current_user AS role, current_setting('is_superuser') = 'on' AS superuser,
            has_schema_privilege(current_schema(), 'CREATE') AS create`,
  );
}

function migrationRights({ role, create }: Rights, variable: string, migrate: boolean): Finding {
  if (create) return ok(SUBJECT, `The role of the migrations, ${role}, may create tables.`);
  // A replica whose owner's address only the job has.
  if (!migrate) return ok(SUBJECT, 'This process leaves migrations to another one (SALA_MIGRATE=off).');
  const advice = `GRANT CREATE ON SCHEMA public TO "${role}", or name another role in ${variable}.`;
  return fail(SUBJECT, `The role of the migrations, ${role}, may not create tables.`, advice);
}

function applicationRights({ role, superuser, create }: Rights, production: boolean): Finding {
  const is = superuser ? 'is a superuser' : create ? 'may create tables' : 'may not create tables';
  const detail = `The role of the application, ${role}, ${is}.`;
  if (!production || (!superuser && !create)) return ok(SUBJECT, detail);
  const advice = 'Give DATABASE_URL a role that only uses the tables, and DATABASE_MIGRATE_URL their owner.';
  return warn(SUBJECT, detail, advice);
}

async function tables(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT'))
        AND relname <> 'migrations'
      ORDER BY relname`,
  );
  if (rows.length === 0) return ok(SUBJECT, 'The application may read and write its tables.');
  const named = rows.slice(0, NAMED_TABLES).map(({ name }) => name);
  const others = rows.length - named.length;
  const detail = `The application may not use ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
  return fail(
    SUBJECT,
    detail,
    'As the owner: GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public.',
  );
}
