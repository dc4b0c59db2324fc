import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Config } from '../config/config.js';
import { isPooled, onDatabase } from './database-client.js';
import { fail, type Finding, ok, warn } from './finding.js';

const SUBJECT = 'notifications';
const CHANNEL = 'sala_doctor';
const LIMIT_MS = 5_000;

/** Whether a NOTIFY of DATABASE_URL arrives at DATABASE_LISTEN_URL, and whether there is a pooler in between. */
export function examineListening({ database }: Config): Promise<Finding[]> {
  const { url, listenUrl } = database;
  const variable = listenUrl === url ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL';
  return onDatabase({ subject: SUBJECT, url: listenUrl, variable }, async (listening) => {
    const pooled = await isPooled(listening);
    const arrived = await receives(listening, () =>
      onDatabase({ subject: SUBJECT, url, variable: 'DATABASE_URL' }, async (sending) => {
        await sending.query('SELECT pg_notify($1, $2)', [CHANNEL, randomUUID()]);
        return [];
      }),
    );
    const advice =
      'Set DATABASE_LISTEN_URL to the database itself, past the pooler, and to the same database.';
    if (!arrived) return [fail(SUBJECT, 'What one replica notifies does not reach another one.', advice)];
    if (!pooled) return [ok(SUBJECT, 'What one replica notifies reaches the others.')];
    return [warn(SUBJECT, `A pooler stands behind ${variable}, which may lose notifications.`, advice)];
  });
}

async function receives(client: pg.Client, send: () => Promise<unknown>): Promise<boolean> {
  const arrived = new Promise<true>((resolve) => {
    client.once('notification', () => {
      resolve(true);
    });
  });
  await client.query(`LISTEN ${CHANNEL}`);
  await send();
  return Promise.race([arrived, wait(LIMIT_MS, false, { ref: false })]);
}
