import { type Config } from '../config/config.js';
import { oneRow, onDatabase } from './database-client.js';
import { fail, type Finding, ok, warn } from './finding.js';

const SUBJECT = 'outbox';
/** Processes look every few seconds, so something that has waited this long has nobody to deliver it. */
const LONGEST_LAG_SECONDS = 300;

/** Whether what is to leave the product does. */
export async function examineOutbox({ database: { url } }: Config): Promise<Finding[]> {
  return await onDatabase({ subject: SUBJECT, url, variable: 'DATABASE_URL' }, async (client) => {
    const { exists } = await oneRow<{ exists: boolean }>(
      client,
      `SELECT to_regclass('outbox_message') IS NOT NULL AS exists`,
    );
    // The examination of the schema says that the migrations are missing.
    if (!exists) return [];
    const { dead, failing, lag } = await oneRow<{ dead: number; failing: number; lag: number }>(
      client,
      `SELECT count(died_at)::int AS dead, count(*) FILTER (WHERE died_at IS NULL AND failure <> '')::int AS failing,
              coalesce(extract(epoch FROM now() - min(next_attempt_at) FILTER (WHERE died_at IS NULL)), 0)::float8 AS lag
         FROM outbox_message`,
    );
    return [delivery(lag), failures(failing, dead)];
  });
}

function delivery(lag: number): Finding {
  if (lag < LONGEST_LAG_SECONDS) return ok(SUBJECT, 'Nothing waits for a process to deliver it.');
  const detail = `A message has been due for ${Math.round(lag / 60)} minutes, and no process delivers it.`;
  const advice = 'Start a replica. For mail, SMTP_URL must be set in all of them.';
  return fail(SUBJECT, detail, advice);
}

function failures(failing: number, dead: number): Finding {
  if (failing + dead === 0) return ok(SUBJECT, 'What was sent has arrived.');
  const detail = `${failing} messages failed and are tried again, ${dead} could not be delivered.`;
  const advice =
    'The page /list/undelivered has the codes of the failures. Correct what they name, then send the messages again there.';
  return warn(SUBJECT, detail, advice);
}
