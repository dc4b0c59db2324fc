import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Activity {
  id: number;
  title: string;
  description: string;
  avatar: string;
  entity: string;
  time: string;
}

describe('POST /api/user/latest-activity', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  let stranger: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    user = await api.signIn('user');
    stranger = await api.signInStranger();
  });
  afterAll(() => api.stop());

  const latest = async (token = user, language = 'en-US') =>
    (
      await api.post<Activity[]>('/api/user/latest-activity', {
        token,
        headers: { 'accept-language': language },
      })
    ).body.data;
  const newest = async (token = user) => (await latest(token))[0]?.description;
  const change = (accountId: number, entity: string, entityId: number, more: object = {}) => {
    const { action = 'edit', after = null, operation = null } = more as Record<string, unknown>;
    return api.sql(
      `INSERT INTO audit_entry (account_id, account_name, entity, entity_id, action, after, operation_id)
       VALUES ($1, 'Somebody', $2, $3, $4, $5, $6)`,
      [accountId, entity, entityId, action, after, operation],
    );
  };

  test('the samples are the seven newest, with pictures', async () => {
    const samples = await latest();
    expect(samples).toHaveLength(7);
    expect(samples.map(({ time }) => time)).toEqual(
      samples
        .map(({ time }) => time)
        .sort()
        .reverse(),
    );
    for (const { avatar } of samples) expect((await api.raw(avatar)).status).toBe(200);
    expect(samples[0]).toMatchObject({
      title: 'Jonas Weber',
      description: 'Edited the project “Little game workshop”',
      entity: 'project',
    });
    expect((await latest(user, 'zh-CN'))[0]?.description).toBe('编辑了项目“Little game workshop”');
  });

  test('shows a change to those who take part, while they do', async () => {
    const body = { name: 'Moon kitchen', description: '' };
    const created = await api.post<{ id: number }>('/api/directory/projects', { token: admin, body });
    const { id } = created.body.data;
    expect(await newest()).not.toContain('Moon kitchen');
    const [row] = await api.sql<{ id: number }>(`SELECT id FROM account WHERE user_name = 'stranger'`);
    const member = `/api/directory/projects/${id}/members/${row?.id}`;
    const join = (account: number, role: string) =>
      api.call('PUT', `/api/directory/projects/${id}/members/${account}`, { token: admin, body: { role } });
    await join(1, 'lead');
    expect(await latest(stranger)).toEqual([]);
    await join(row?.id ?? 0, 'member');
    expect(await newest(stranger)).toBe('Added somebody to the project “Moon kitchen”');
    expect(await newest()).not.toContain('Moon kitchen');
    await api.post(`${member}/remove`, { token: admin });
    expect(await latest(stranger)).toEqual([]);
  });

  test('shows changes of what everyone sees, by those with whom one works', async () => {
    await change(3, 'policy', 7, { action: 'online', after: { name: 'Rain songs', status: 'online' } });
    expect(await newest()).toBe('Put the set “Rain songs” online');
    expect(await latest(stranger)).toEqual([]);
    const [row] = await api.sql<{ id: number }>(`SELECT id FROM account WHERE user_name = 'stranger'`);
    await change(row?.id ?? 0, 'policy', 7, { after: { name: 'Rain songs' } });
    expect(await newest()).toBe('Put the set “Rain songs” online');
  });

  test('names what the log never named as it is called now, in the language of the reader', async () => {
    const [set] = await api.sql<{ id: number; name: string }>(
      `SELECT id, name FROM policy WHERE id NOT IN (SELECT entity_id FROM audit_entry WHERE entity = 'policy') LIMIT 1`,
    );
    await change(3, 'policy', set?.id ?? 0, { action: 'online', after: { status: 'online' } });
    expect(await newest()).toBe(`Put the set “${set?.name ?? ''}” online`);
    const [row] = await api.sql<{ id: number; en: string; zh: string }>(
      `SELECT announcement.id, en->>'title' AS en, zh->>'title' AS zh
         FROM announcement, jsonb_array_elements(texts) AS en, jsonb_array_elements(texts) AS zh
        WHERE en->>'language' = 'en-US' AND zh->>'language' = 'zh-CN' LIMIT 1`,
    );
    await change(3, 'announcement', row?.id ?? 0);
    expect(await newest()).toContain(`“${row?.en ?? ''}”`);
    expect((await latest(user, 'zh-CN'))[0]?.description).toContain(`“${row?.zh ?? ''}”`);
    await change(3, 'policy', 2_000_000_000);
    expect(await newest()).toBe('Edited the set “2000000000”');
  });

  test.each(['account', 'webhook', 'certification', 'enquiry', 'accountRequest'])(
    'tells nothing about a record of the kind %s',
    async (entity) => {
      const before = await latest();
      await change(1, entity, 1);
      expect(await latest()).toEqual(before);
    },
  );

  test('what was changed together is one', async () => {
    const operation = '6b0c0d3c-9a53-4e5e-8f0a-3d3a57f0c001';
    for (let id = 1; id <= 12; id++) await change(3, 'policy', id, { action: 'offline', operation });
    const [first, second] = await latest();
    expect(first?.description).toBe('Took 12 sets offline');
    expect(second?.description).not.toContain('12 sets');
  });

  test('a closed project tells nothing about its people', async () => {
    const [row] = await api.sql<{ id: number }>(`SELECT id FROM account WHERE user_name = 'stranger'`);
    await api.sql(`INSERT INTO project (id, name, state) VALUES (900, 'Over', 'closed')`);
    await api.sql(`INSERT INTO project_member (project_id, account_id) VALUES (900, 3), (900, $1)`, [
      row?.id,
    ]);
    expect(await latest(stranger)).toEqual([]);
  });
});
