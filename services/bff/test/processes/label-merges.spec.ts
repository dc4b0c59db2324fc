import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { LABEL_MERGING } from '../../src/library/labels/labels.constants.js';
import { BffProcess } from '../support/bff-process.js';
import { Replicas } from '../support/replicas.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const ITEMS = 5 * LABEL_MERGING.batch;

describe('a merge of labels', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await copyTemplate();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `WITH made AS (
         INSERT INTO content_item (kind, author_id, title, subject, source, labels, state, working)
         SELECT 'text', 1, 'Item ' || at, 'coding', 'teachers', '{Quokka}', 'draft', 1
           FROM generate_series(1, ${ITEMS}) AS at RETURNING id, title)
       INSERT INTO content_revision (item_id, number, content)
       SELECT id, 1, jsonb_build_object('title', title, 'authorId', 1, 'labels', '["Quokka"]'::jsonb, 'body', '') FROM made`,
    );
    await client.query(`UPDATE content_item SET labels = '{quokkas}' WHERE id = 1`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const merge = async () => {
    const { rows } = await client.query<{ stage: string; moved: number; items: number }>(
      'SELECT stage, moved, items FROM label_merge',
    );
    return rows[0];
  };

  test('goes on where it was after its process was killed, and counts each item once', async () => {
    // Slow enough to be seen in the middle.
    await client.query(`
      CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.3); RETURN NULL; END $$;
      CREATE TRIGGER slowly AFTER UPDATE ON label_merge FOR EACH ROW WHEN (NEW.moved > 0) EXECUTE FUNCTION slowly()`);
    const replicas = await Replicas.start(1, database.url, {});
    const [first] = replicas.processes;
    const token = await replicas.signIn(0, 'admin');
    const body = { from: 'quokka', into: 'quokkas' };
    const { body: started } = await replicas.call(0, 'POST /api/library/labels/merges', { token, body });
    expect(started.code).toBe(20000);
    await until(async () => ((await merge())?.moved ?? 0) > 0);
    first?.child.kill('SIGKILL');
    if (first) await once(first.child, 'exit');
    const killed = await merge();
    expect(killed?.stage).toBe('moving');
    expect(killed?.moved).toBeLessThan(ITEMS);

    const second = await BffProcess.start(database.url);
    await until(async () => (await merge())?.stage === 'done');
    await second.stop();
    expect(await merge()).toEqual({ stage: 'done', moved: ITEMS, items: ITEMS });
    const { rows } = await client.query(
      `SELECT labels, count(*)::int FROM content_item WHERE title LIKE 'Item %' GROUP BY labels`,
    );
    expect(rows).toEqual([{ labels: ['quokkas'], count: ITEMS }]);
    const audited = await client.query(
      `SELECT count(*)::int, count(DISTINCT entity_id)::int AS items FROM audit_entry WHERE action = 'mergeLabel'`,
    );
    expect(audited.rows).toEqual([{ count: ITEMS, items: ITEMS }]);
  });
});
