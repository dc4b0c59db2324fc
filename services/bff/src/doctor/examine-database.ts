import type pg from 'pg';
import { type Config } from '../config/config.js';
import { TEXT_ORDER } from '../platform/database/text-order.js';
import { oneRow, onDatabase } from './database-client.js';
import { fail, type Finding, ok, warn } from './finding.js';
import { judgePostgresVersion } from './postgres-versions.js';

const SUBJECT = 'database';
/** In seconds. Sessions and links end by both clocks. */
const CLOCK_SKEW = { warn: 2, fail: 60 };
/** Besides the pool: the connection that listens, and two for migrations and the doctor. */
const OTHER_CONNECTIONS = 4;

/** The server behind DATABASE_URL: version, encoding, locale, time zone, clock and connections. */
export function examineDatabase(config: Config): Promise<Finding[]> {
  const { url } = config.database;
  return onDatabase({ subject: SUBJECT, url, variable: 'DATABASE_URL' }, async (client) => [
    await version(client),
    await encoding(client),
    await letters(client),
    await order(client),
    await timeZone(client, config),
    await clock(client),
    await connections(client, config),
  ]);
}

async function version(client: pg.Client): Promise<Finding> {
  const { number } = await oneRow<{ number: number }>(
    client,
    `SELECT current_setting('server_version_num')::int / 10000 AS number`,
  );
  return judgePostgresVersion(SUBJECT, number);
}

async function encoding(client: pg.Client): Promise<Finding> {
  const { name } = await oneRow<{ name: string }>(
    client,
    `SELECT current_setting('server_encoding') AS name`,
  );
  if (name === 'UTF8') return ok(SUBJECT, 'Texts are stored as UTF8.');
  return fail(SUBJECT, `Texts are stored as ${name}.`, `Create the database with ENCODING 'UTF8'.`);
}

/** In the locale C, a search for é does not find É. */
async function letters(client: pg.Client): Promise<Finding> {
  const { folded } = await oneRow<{ folded: boolean }>(client, `SELECT 'É' ILIKE 'é' AS folded`);
  if (folded) return ok(SUBJECT, 'Searches fold the case of all letters.');
  const advice =
    "Move to a database that was made WITH TEMPLATE template0 LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C'.";
  return warn(SUBJECT, 'Searches fold the case of English letters only.', advice);
}

/** The indexes of what lists are sorted by are made for one version of ICU. */
async function order(client: pg.Client): Promise<Finding> {
  const { known, stale } = await oneRow<{ known: boolean; stale: boolean }>(
    client,
    `SELECT EXISTS (SELECT FROM pg_collation WHERE collprovider = 'i') AS known,
            EXISTS (SELECT FROM pg_collation WHERE collname = '${TEXT_ORDER}'
                       AND collversion IS DISTINCT FROM pg_collation_actual_version(oid)) AS stale`,
  );
  if (!known)
    return fail(
      SUBJECT,
      'The server has no ICU, by which texts are sorted.',
      'Use a server that was built with ICU.',
    );
  if (!stale) return ok(SUBJECT, 'Texts are sorted as people look for them.');
  const advice = `Run REINDEX DATABASE, then ALTER COLLATION "${TEXT_ORDER}" REFRESH VERSION.`;
  return warn(
    SUBJECT,
    'The server has another version of ICU than the one that the indexes were made by.',
    advice,
  );
}

async function timeZone(client: pg.Client, config: Config): Promise<Finding> {
  const { known } = await oneRow<{ known: boolean }>(
    client,
    'SELECT EXISTS (SELECT FROM pg_timezone_names WHERE name = $1) AS known',
    [config.timeZone],
  );
  if (known) return ok(SUBJECT, `The server knows the time zone ${config.timeZone}.`);
  const advice = 'Update the time zones of the server, or change SALA_TIME_ZONE.';
  return fail(SUBJECT, `The server does not know the time zone ${config.timeZone}.`, advice);
}

async function clock(client: pg.Client): Promise<Finding> {
  const asked = Date.now();
  const { now } = await oneRow<{ now: number }>(
    client,
    'SELECT extract(epoch FROM clock_timestamp())::float AS now',
  );
  const answered = Date.now();
  const apart = Math.abs(now - (asked + answered) / 2_000);
  // At any time between question and answer, the server may have read its clock.
  const skew = Math.max(0, apart - (answered - asked) / 2_000);
  const detail = `The clocks of the server and of this process differ by at least ${skew.toFixed(1)} s.`;
  const advice = 'Run a time service (NTP) on both machines.';
  if (skew >= CLOCK_SKEW.fail) return fail(SUBJECT, detail, advice);
  return skew >= CLOCK_SKEW.warn ? warn(SUBJECT, detail, advice) : ok(SUBJECT, detail);
}

async function connections(client: pg.Client, { database }: Config): Promise<Finding> {
  const { most } = await oneRow<{ most: number }>(
    client,
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most`,
  );
  const needed = database.poolSize + OTHER_CONNECTIONS;
  const detail = `One replica may open ${needed} connections; the server has ${most}.`;
  if (needed <= most) return ok(SUBJECT, detail);
  return fail(SUBJECT, detail, 'Lower DATABASE_POOL_SIZE, or raise max_connections.');
}
