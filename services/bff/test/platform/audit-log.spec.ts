import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { type SignedInActor } from '../../src/common/auth/actor.js';
import { AuditService } from '../../src/platform/audit/audit.service.js';
import { TestApi } from '../support/test-api.js';
import { type AuditActionName } from '../../src/platform/audit/audit.constants.js';

interface Log {
  total: number;
  list: { entity: string; entityId: number; action: string; person: string; requestId: string }[];
}

const REQUEST = randomUUID();
const OTHER_REQUEST = randomUUID();
const DAY = '2031-05-04';

describe('the log of all changes', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    await record(1, REQUEST, '203.0.113.7', 'policy', 'edit', 71);
    await record(1, REQUEST, '203.0.113.7', 'service', 'stop', 72);
    await record(2, OTHER_REQUEST, '2001:db8::7', 'policy', 'edit', 72);
  });
  afterAll(() => api.stop());

  const record = (
    accountId: number,
    requestId: string,
    address: string,
    entity: 'policy' | 'service',
    action: AuditActionName,
    entityId: number,
  ) =>
    api.app.get(DataSource).transaction(async (manager) => {
      const actor = { accountId, requestId, origin: { address, userAgent: 'test' } } as SignedInActor;
      const change = { entityId, before: { status: 'online' }, after: { status: 'offline' } };
      await api.app.get(AuditService).record(manager, actor, { entity, action }, change);
    });
  const found = async (query: string) => {
    const { body } = await api.get<Log>(`/api/audit?${query}`, { token: admin });
    expect(body.code).toBe(20000);
    return body.data.list.map(({ entity, entityId }) => `${entity} ${entityId}`);
  };

  test('one request id finds all that the request changed, the latest first', async () => {
    expect(await found(`search=${REQUEST}`)).toEqual(['service 72', 'policy 71']);
  });

  test.each([
    ['search=203.0.113.7', ['service 72', 'policy 71']],
    ['search=2001:db8:0::7', ['policy 72']],
    [`search=${OTHER_REQUEST}&entity=service`, []],
    ['entity=policy&entityId=72', ['policy 72']],
    [`search=${REQUEST}&action=stop`, ['service 72']],
    [`search=${REQUEST}&time=2020-01-01`, []],
    ['search=%25%25', []],
    ['search=fe80::1%25eth0', []],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('a part of a name finds the changes of that person only', async () => {
    const { body } = await api.post<{ name: string }>('/api/user/info', { token: admin });
    const part = encodeURIComponent(body.data.name.slice(1, 5).toUpperCase());
    const answer = await api.get<Log>(`/api/audit?search=${part}&pageSize=100`, { token: admin });
    expect(answer.body.data.total).toBeGreaterThanOrEqual(2);
    expect(new Set(answer.body.data.list.map(({ person }) => person))).toEqual(new Set([body.data.name]));
  });

  test('a day has its own changes only', async () => {
    await api.sql(
      `INSERT INTO audit_entry (at, entity, entity_id, action) VALUES ('${DAY} 12:00+07', 'webhook', 73, 'create')`,
    );
    expect(await found(`time=${DAY}`)).toEqual(['webhook 73']);
    expect(await found('time=2031-05-05')).toEqual([]);
  });

  const file = async (filter: object, language = 'en-US') => {
    const { body } = await api.post<{ address: string }>('/api/audit/files', {
      token: admin,
      body: { filter },
      headers: { 'accept-language': language },
    });
    expect(body.code).toBe(20000);
    return body.data.address;
  };

  test('a file has what the filters match, once, with headers in the language', async () => {
    const address = await file({ search: REQUEST });
    const { bytes, headers } = await api.raw(address);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-[\d-]+\.csv"$/);
    const lines = bytes.toString().trimEnd().split('\r\n');
    expect(lines[0]).toMatch(
      /^\uFEFFEntry,Time,Person,Action,Kind of record,Record,Address,Browser,Request,Before,After$/,
    );
    expect(lines.slice(1).map((line) => line.split(',').slice(3, 6).join(' '))).toEqual([
      'stop service 72',
      'edit policy 71',
    ]);
    expect(lines[1]).toContain(
      `203.0.113.7,test,${REQUEST},"{""status"":""online""}","{""status"":""offline""}"`,
    );
    expect((await api.raw(address)).status).toBe(404);
    const chinese = await api.raw(await file({ entity: 'policy', entityId: 72 }, 'zh-CN'));
    expect(chinese.bytes.toString()).toContain('条目,时间,操作人');
  });

  test('a file has more entries than are read at once, each once', async () => {
    await api.app.get(DataSource).query(
      `INSERT INTO audit_entry (at, account_name, token_name, entity, entity_id, action, request_id)
         SELECT now(), 'Many', 'Report', 'webhook', 9, 'test', 'many' FROM generate_series(1, 2300)`,
    );
    const { bytes } = await api.raw(await file({ search: 'many', entity: 'webhook' }));
    // Who acted by a program acted with a token.
    expect(bytes.toString()).toContain(',Many (Report),test,');
    const ids = bytes
      .toString()
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]));
    expect(new Set(ids).size).toBe(2_300);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('a file is refused to others, and so is a filter that is not known', async () => {
    const user = await api.signIn('user');
    const refused = await api.post('/api/audit/files', { token: user, body: { filter: {} } });
    expect(refused.body.code).toBe(40300);
    const wrong = await api.post('/api/audit/files', { token: admin, body: { filter: { entity: 'gift' } } });
    expect(wrong.body.code).toBe(40000);
  });
});
