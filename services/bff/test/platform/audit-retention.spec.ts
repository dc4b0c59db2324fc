import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../../src/common/auth/actor.js';
import { MAINTENANCE_LOCK, MONTHS_AHEAD } from '../../src/platform/audit/audit.constants.js';
import { AuditRetentionService } from '../../src/platform/audit/audit-retention.service.js';
import { AuditService } from '../../src/platform/audit/audit.service.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const RETENTION_DAYS = 365;

describe('the retention of the audit log', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_AUDIT_RETENTION_DAYS: String(RETENTION_DAYS) });
  });
  afterAll(() => api.stop());

  const maintain = () => api.app.get(AuditRetentionService).maintain();
  /** The application does it too when it starts, and the second one leaves it to the first. */
  const maintainUntil = (isDone: () => Promise<boolean>) =>
    until(async () => {
      await maintain();
      return await isDone();
    });
  /** Inserts an entry with a past date, as a process would if that month had no partition. */
  const insertAt = (entityId: number, daysAgo: number) =>
    api.sql(
      `INSERT INTO audit_entry (at, entity, entity_id, action)
       VALUES (now() - make_interval(days => $2), 'policy', $1, 'edit')`,
      [entityId, daysAgo],
    );
  const partitionOf = async (entityId: number): Promise<string | undefined> => {
    const [row] = await api.sql<{ partition: string }>(
      `SELECT tableoid::regclass::text AS partition FROM audit_entry WHERE entity_id = $1`,
      [entityId],
    );
    return row?.partition;
  };
  const partitions = async (): Promise<string[]> => {
    const rows = await api.sql<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'audit_entry'::regclass ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  };
  const nameOf = (date: Temporal.PlainDate) => `audit_entry_${date.toString().slice(0, 7).replace('-', '_')}`;
  const today = () => Temporal.Now.plainDateISO('UTC');

  test('partitions exist for future months, and entries go to the partition of their month', async () => {
    const month = today().with({ day: 1 });
    const expected = Array.from({ length: MONTHS_AHEAD + 1 }, (_, months) => nameOf(month.add({ months })));
    expect(await partitions()).toEqual(expect.arrayContaining(expected));
    await api.app.get(DataSource).transaction(async (manager) => {
      const change = { entityId: 900, before: null, after: {} };
      await api.app.get(AuditService).record(manager, SYSTEM, { entity: 'policy', action: 'create' }, change);
    });
    expect(await partitionOf(900)).toBe(nameOf(today()));
  });

  test('an entry without a partition for its month is stored and moved later', async () => {
    await insertAt(901, 300);
    expect(await partitionOf(901)).toBe('audit_entry_default');
    await maintainUntil(async () => (await partitionOf(901)) !== 'audit_entry_default');
    expect(await partitionOf(901)).toBe(nameOf(today().subtract({ days: 300 })));
    // Maintenance replaced the default partition. The new one must be protected too.
    await expect(api.sql('DELETE FROM audit_entry_default')).rejects.toThrow('audit_entry is append-only');
  });

  test('drops months before the retention period and keeps newer entries', async () => {
    await insertAt(902, RETENTION_DAYS - 1);
    await insertAt(903, RETENTION_DAYS + 32);
    await maintainUntil(async () => (await partitionOf(903)) === undefined);
    expect(await partitionOf(902)).toBe(nameOf(today().subtract({ days: RETENTION_DAYS - 1 })));
    expect(await partitions()).not.toContain(nameOf(today().subtract({ days: RETENTION_DAYS + 32 })));
  });

  test('skips maintenance while another replica runs it', async () => {
    await insertAt(904, 2_000);
    const other = new pg.Client({ connectionString: api.database.url });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT pg_advisory_xact_lock($1)', [MAINTENANCE_LOCK]);
      await maintain();
      expect(await partitionOf(904)).toBe('audit_entry_default');
    } finally {
      await other.end();
    }
    await maintainUntil(async () => (await partitionOf(904)) === undefined);
  });

  test.each(['29', '0', '-1', 'NULL'])('the database refuses a retention of %s days', async (days) => {
    await expect(api.sql(`SELECT audit_drop_partitions(${days})`)).rejects.toThrow(
      'audit entries are kept for at least 30 days',
    );
  });

  test('even the shortest retention keeps the current month', async () => {
    await api.sql('SELECT audit_drop_partitions(30)');
    expect(await partitions()).toContain(nameOf(today()));
  });

  test.each(['UPDATE %s SET action = action', 'DELETE FROM %s', 'TRUNCATE %s'])(
    'a partition refuses the same operations as the table: %s',
    async (statement) => {
      const named = statement.replace('%s', nameOf(today()));
      await expect(api.sql(named)).rejects.toThrow('audit_entry is append-only');
      await expect(api.sql(`SET session_replication_role = replica; ${named}`)).rejects.toThrow(
        'audit_entry is append-only',
      );
    },
  );
});
