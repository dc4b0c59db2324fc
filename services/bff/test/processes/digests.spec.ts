import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { DigestsService } from '../../src/messages/digests/digests.service.js';
import { BffProcess } from '../support/bff-process.js';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

describe('the daily digest', () => {
  let sink: MailSink;
  let database: TestDatabase;
  let client: pg.Client;
  /** Each has connections of its own, as a process has. */
  const replicas: TestApi[] = [];
  beforeEach(async () => {
    [sink, database] = await Promise.all([MailSink.start(), copyTemplate()]);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `UPDATE account SET email = 'reader@sala.example', email_confirmed = true WHERE id = 1`,
    );
    await client.query('DELETE FROM message');
  });
  afterEach(async () => {
    await Promise.all(replicas.splice(0).map(({ app }) => app.close()));
    await client.end();
    await sink.stop();
    await database.drop();
  });

  const start = async () => {
    replicas.push(await TestApi.start(sink.environment, database));
  };
  /** Each of them, at the same time. */
  const sendDue = () => Promise.all(replicas.map(({ app }) => app.get(DigestsService).sendDue()));
  const comes = (title: string) =>
    client.query(
      `INSERT INTO message (account_id, type, kind, title, content, awaits_digest)
       VALUES (1, 'notice', 'decision', $1, '', true)`,
      [title],
    );
  const isDue = () =>
    client.query(
      `INSERT INTO notification_preference (account_id, digest_hour, digest_at) VALUES (1, 7, now() - interval '3 h')
       ON CONFLICT (account_id) DO UPDATE SET digest_at = excluded.digest_at`,
    );
  const isDone = () =>
    until(async () => {
      const due = await client.query('SELECT FROM notification_preference WHERE digest_at <= now()');
      const waiting = await client.query('SELECT FROM outbox_message');
      return due.rowCount === 0 && waiting.rowCount === 0;
    });

  test('is sent once by two processes, though one is killed between, and not again after a restart', async () => {
    await Promise.all(['First', 'Second'].map(comes));
    await isDue();
    // The mail server refuses the first attempt: the digest is in the outbox, and whoever put it there is killed.
    sink.refusals = { count: 1, responseCode: 451 };
    const first = await BffProcess.start(database.url, sink.environment);
    await until(() => sink.refusals.count <= 0);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const { rows } = await client.query('SELECT FROM message WHERE awaits_digest');
    expect(rows).toEqual([]);
    await Promise.all([start(), start()]);
    await client.query('UPDATE outbox_message SET next_attempt_at = now()');
    await sendDue();
    await isDone();
    expect(sink.mails.map(({ to }) => to?.[0]?.address)).toEqual(['reader@sala.example']);
    expect(sink.mails[0]?.text).toMatch(/First[\s\S]*Second|Second[\s\S]*First/);
    // Only if there is something, and only what is new.
    await isDue();
    await start();
    await sendDue();
    await isDone();
    expect(sink.mails).toHaveLength(1);
    await comes('Third');
    await isDue();
    await sendDue();
    await isDone();
    expect(sink.mails).toHaveLength(2);
    expect(sink.mails[1]?.text).toContain('Third');
    expect(sink.mails[1]?.text).not.toContain('First');
  });
});
