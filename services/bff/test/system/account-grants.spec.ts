import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ContentItems, type Item } from '../support/content-items.js';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Account {
  id: number;
  version: number;
  grants: string[];
  actions: string[];
}
interface Grant {
  id: number;
  userName: string;
  capability: string;
  reason: string;
  givenBy: string;
  endedBy: string | null;
  live: boolean;
}

const REASON = 'Inspects the lessons about robots this term.';
const DAY_MS = 86_400_000;
const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Asia/Phnom_Penh' });

describe('capabilities that accounts are given', () => {
  let api: TestApi;
  let replica: TestApi;
  let items: ContentItems;
  let admin: string;
  let teacher: string;
  beforeAll(async () => {
    api = await TestApi.start();
    replica = await TestApi.start({}, api.database);
    items = await ContentItems.start(api, 'teacher');
    admin = items.tokens.inspector;
  });
  afterAll(async () => {
    await replica.app.close();
    await api.stop();
  });
  beforeEach(async () => {
    await api.sql(`
      TRUNCATE capability_grant;
      UPDATE account SET role = 'user', enabled = true WHERE user_name = 'teacher';
      UPDATE account SET entitled_by = '{}', entitled_at = NULL, former_role = NULL, former_until = NULL`);
    teacher = await signIn('teacher');
  });

  const signIn = async (username: string, password = 'user') =>
    (await api.post<{ token: string }>('/api/user/login', { body: { username, password } })).body.data.token;
  const find = async (userName = 'teacher') => {
    const path = `/api/accounts?search=${userName}`;
    const [found] = (await api.get<{ list: Account[] }>(path, { token: admin })).body.data.list;
    if (!found) throw new Error(`There is no ${userName}.`);
    return found;
  };
  const give = async (change: object = {}, userName = 'teacher', token = admin) => {
    const { id, version } = await find(userName);
    const body = { version, capability: 'content.inspect', lastDay: dayIn(30), reason: REASON, ...change };
    return await api.post<Account>(`/api/accounts/${id}/grants`, { token, body });
  };
  const end = async (capability = 'content.inspect') => {
    const { id, version } = await find();
    const body = { version, capability, reason: 'The term is over.' };
    return await api.post<Account>(`/api/accounts/${id}/end-grant`, { token: admin, body });
  };
  const grants = async (query = '') =>
    (await api.get<{ list: Grant[]; total: number }>(`/api/accounts/grants?${query}`, { token: admin })).body
      .data;
  const submitted = async (): Promise<Item> => await items.taken(await items.created(), 'submit');
  const read = async ({ id }: Pick<Item, 'id'>, token = teacher) =>
    (await api.get<Item & { leftTo: string[]; leftFrom: string | null }>(`/api/library/items/${id}`, { token }))
      .body;
  const approve = async ({ id, version }: Item, token = teacher, at = api) =>
    (await at.post<Item>(`/api/library/items/${id}/approve`, { token, body: { version } })).body;
  const isRefused = async (item: Item, token = teacher) => {
    const { code } = await approve({ ...item, version: item.version + 9 }, token);
    return code === 40300;
  };

  test('open what they name and nothing else, on every replica, without logging in again', async () => {
    const item = await submitted();
    expect((await read(item)).code).toBe(40400);
    expect((await approve(item)).code).toBe(40300);
    expect((await approve(item, teacher, replica)).code).toBe(40300);

    expect((await give()).body).toMatchObject({ code: 20000, data: { grants: ['content.inspect'] } });
    await until(async () => (await read(item)).code === 20000);
    expect((await read(item)).data.actions).toEqual(['approve', 'reject']);
    await until(async () => (await approve({ ...item, version: 99 }, teacher, replica)).code === 40900);
    expect((await approve(item)).data.state).toBe('approved');
    const approved = await items.get(item.id);
    const publish = { token: teacher, body: { version: approved.version } };
    expect((await api.post(`/api/library/items/${item.id}/publish`, publish)).body.code).toBe(40300);
    expect((await items.history(item.id))[0]).toMatchObject({ action: 'approve', person: 'teacher' });
  });

  test('do not let people decide on what is their own', async () => {
    await give();
    const own = (
      await api.post<Item>('/api/library/items', {
        token: teacher,
        body: { ...(await import('../support/content-items.js')).ITEM },
      })
    ).body.data;
    const { data } = (
      await api.post<Item>(`/api/library/items/${own.id}/submit`, { token: teacher, body: { version: own.version } })
    ).body;
    await until(async () => !(await isRefused(data)));
    expect((await approve(data)).code).toBe(40900);
    expect((await read(own)).data.actions).toEqual(['withdraw']);
  });

  test('end when somebody ends them, on every replica, and are told', async () => {
    await give();
    const item = await submitted();
    await until(async () => (await read(item)).code === 20000);
    expect((await end()).body).toMatchObject({ code: 20000, data: { grants: [] } });
    await until(async () => (await approve(item)).code === 40300);
    await until(async () => (await approve(item, teacher, replica)).code === 40300);
    expect((await end()).body.code).toBe(40900);

    const messages = await api.post<{ title: string; content: string }[]>('/api/message/list', {
      token: teacher,
    });
    expect(messages.body.data.slice(0, 2).map(({ title }) => title)).toEqual([
      'A right that you were given was ended',
      'You were given a right',
    ]);
    const { list } = await grants(`account=${(await find()).id}`);
    expect(list).toMatchObject([
      { capability: 'content.inspect', reason: REASON, live: false, userName: 'teacher' },
    ]);
    expect(list[0]?.endedBy).toBe(list[0]?.givenBy);
  });

  test('end at their time without anybody doing anything', async () => {
    await give();
    const item = await submitted();
    await until(async () => (await read(item)).code === 20000);
    await api.sql(`UPDATE capability_grant SET ends_at = now() + interval '1200 milliseconds'`);
    await until(async () => (await approve({ ...item, version: 99 })).code === 40300);
    expect((await find()).grants).toEqual([]);
    expect((await grants('live=true')).total).toBe(0);
    expect((await grants('live=false')).total).toBe(1);
  });

  test('end when the account is disabled or gets another role, and do not come back', async () => {
    for (const [off, on] of [
      [['disable', { reason: REASON }], ['enable', {}]],
      [
        ['role', { role: 'admin', reason: REASON }],
        ['role', { role: 'user', reason: REASON }],
      ],
    ] as const) {
      expect((await give()).body.data.grants).toEqual(['content.inspect']);
      for (const [path, body] of [off, on]) {
        const { id, version } = await find();
        const answer = await api.post(`/api/accounts/${id}/${path}`, { token: admin, body: { version, ...body } });
        expect(answer.body.code).toBe(20000);
      }
      expect((await find()).grants).toEqual([]);
    }
  });

  test('are given by somebody else, for a role that has them not, until a day within a year', async () => {
    expect((await give({}, 'admin')).body.code).toBe(40900);
    expect((await give({}, 'approver')).body.code).toBe(40900);
    expect((await give({}, 'teacher', teacher)).body.code).toBe(40300);
    for (const lastDay of [dayIn(-1), dayIn(367)])
      expect((await give({ lastDay })).body).toMatchObject({ code: 40000, data: [{ field: 'lastDay' }] });
    for (const change of [{ reason: ' ' }, { lastDay: undefined }, { capability: 'accounts.grant' }])
      expect((await give(change)).body.code).toBe(40000);
    expect((await give({ lastDay: dayIn(0) })).body.code).toBe(20000);
    // An outdated version.
    const { id, version } = await find();
    const body = { version: version - 1, capability: 'content.inspect', reason: REASON };
    expect((await api.post(`/api/accounts/${id}/end-grant`, { token: admin, body })).body.code).toBe(40900);
    expect((await grants('live=true')).total).toBe(1);
  });

  test('take the place of earlier ones, and are in the history and the audit log', async () => {
    await give({ capability: 'content.seeAll' });
    await give({ capability: 'content.seeAll', lastDay: dayIn(60) });
    expect((await grants('live=true')).total).toBe(1);
    expect((await grants()).total).toBe(2);
    const { id } = await find();
    const { body } = await api.get<{ list: { action: string; after: object }[] }>(
      `/api/accounts/${id}/history`,
      { token: admin },
    );
    expect(body.data.list[0]).toMatchObject({
      action: 'giveGrant',
      after: { capability: 'content.seeAll', lastDay: dayIn(60), reason: REASON },
    });
  });

  test('bound the tokens that were made while they lasted', async () => {
    await give();
    const made = await api.post<{ token: string }>('/api/user/tokens', {
      token: teacher,
      body: { name: 'Robot', scopes: ['library:read', 'library:write'], days: 30 },
    });
    const { token } = made.body.data;
    const item = await submitted();
    await until(async () => (await read(item, token)).code === 20000);
    expect(await isRefused(item, token)).toBe(false);
    await end();
    await until(async () => (await read(item, token)).code === 40400);
    expect((await approve(item, token)).code).toBe(40300);
  });

  test('reach live events and todos as the role does, on streams that are open', async () => {
    await api.app.listen(0, '127.0.0.1');
    const url = (await api.app.getUrl()).replace('[::1]', '127.0.0.1');
    const client = await EventClient.open(url, teacher);
    await give();
    await client.until('account.changed');
    const item = await submitted();
    const told = await client.until('message.created');
    expect(told).toMatchObject({ data: { link: expect.any(String) } });
    const waiting = await api.get<{ list: { link: string }[] }>('/api/user/waiting', { token: teacher });
    expect(JSON.stringify(waiting.body.data)).toContain(`item=${item.id}`);
    client.close();
  });
});
