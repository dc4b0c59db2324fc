import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AuditService } from '../../src/platform/audit/audit.service.js';
import { SYSTEM } from '../../src/common/auth/actor.js';
import { TestApi } from '../support/test-api.js';

describe('the audit log', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const record = (entityId: number) =>
    api.app.get(DataSource).transaction(async (manager) => {
      const change = { entityId, before: { status: 'online' }, after: { status: 'offline' } };
      await api.app
        .get(AuditService)
        .record(manager, SYSTEM, { entity: 'policy', action: 'offline' }, change);
      if (entityId === 8) throw new Error('the change fails');
    });

  test.each([
    `UPDATE audit_entry SET action = 'nothing'`,
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    `SET session_replication_role = replica; DELETE FROM audit_entry`,
  ])('the database refuses: %s', async (statement) => {
    await record(7);
    await expect(api.sql(statement)).rejects.toThrow('audit_entry is append-only');
  });

  test('nobody has the rights to change or remove it', async () => {
    const rights = await api.sql<{ privilege: string }>(
      `SELECT DISTINCT privilege_type AS privilege
         FROM pg_class, aclexplode(relacl) WHERE oid = 'audit_entry'::regclass`,
    );
    const names = rights.map(({ privilege }) => privilege);
    expect(names).toContain('INSERT');
    for (const right of ['UPDATE', 'DELETE', 'TRUNCATE']) expect(names).not.toContain(right);
  });

  test('a change that is rolled back leaves no audit entry', async () => {
    await expect(record(8)).rejects.toThrow('the change fails');
    expect(await api.sql('SELECT 1 FROM audit_entry WHERE entity_id = 8')).toEqual([]);
  });
});
