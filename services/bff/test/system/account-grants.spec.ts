import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ContentItems, ITEM, type Item } from '../support/content-items.js';
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
      UPDATE account SET enabled = true WHERE user_name = 'approver';
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
    (
      await api.get<Item & { leftTo: string[]; leftFrom: string | null }>(`/api/library/items/${id}`, {
        token,
      })
    ).body;
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

    const { body } = await api.get<{ list: { grants: string[]; reason: string }[] }>(
      '/api/rights?search=approveContentItem&account=teacher',
      { token: admin },
    );
    expect(body.data.list).toMatchObject([{ grants: ['content.inspect'], reason: 'grant' }]);
  });

  test('do not let people decide on what is their own', async () => {
    await give();
    const own = (
      await api.post<Item>('/api/library/items', {
        token: teacher,
        body: ITEM,
      })
    ).body.data;
    const { data } = (
      await api.post<Item>(`/api/library/items/${own.id}/submit`, {
        token: teacher,
        body: { version: own.version },
      })
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

    const messages = await api.post<{ title: string }[]>('/api/message/list', { token: teacher });
    const titles = messages.body.data.map(({ title }) => title);
    expect(titles[0]).toBe('A right that you were given was ended');
    expect(titles).toContain('You were given a right');
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
      [
        ['disable', { reason: REASON }],
        ['enable', {}],
      ],
      [
        ['role', { role: 'admin', reason: REASON }],
        ['role', { role: 'user', reason: REASON }],
      ],
    ] as const) {
      expect((await give()).body.data.grants).toEqual(['content.inspect']);
      for (const [path, body] of [off, on]) {
        const { id, version } = await find();
        const answer = await api.post(`/api/accounts/${id}/${path}`, {
          token: admin,
          body: { version, ...body },
        });
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
      expect((await give({ lastDay })).body).toMatchObject({
        code: 40000,
        data: { errors: [{ field: 'lastDay' }] },
      });
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
    const waiting = async () =>
      (
        await api.get<{ list: { kind: string }[] }>('/api/user/waiting', { token: teacher })
      ).body.data.list.map(({ kind }) => kind);
    expect(await waiting()).not.toContain('inspection');
    await give();
    await client.until(() => client.of('account.changed').length > 0);
    expect(client.of('account.changed')[0]?.data).toMatchObject({ grants: ['content.inspect'] });
    const item = await submitted();
    const link = `/library/content?item=${item.id}`;
    await client.until(() => client.of('message.created').some(({ data }) => data.link === link));
    expect(await waiting()).toContain('inspection');
    await end();
    await client.until(() => client.of('account.changed').length > 1);
    await until(async () => !(await waiting()).includes('inspection'));
    client.close();
  });

  test('leave to others, for some days, what the giver submits', async () => {
    await give();
    const own = await items.created({}, 'inspector');
    const { body } = await items.act(own.id, 'submit', own.version, 'inspector');
    // The other administrator may.
    await until(async () => (await read(own)).code === 20000);
    expect((await read(own)).data).toMatchObject({
      actions: [],
      leftFrom: null,
      leftTo: [expect.any(String)],
    });
    expect((await approve(body.data)).code).toBe(40900);

    await api.sql(`UPDATE account SET enabled = false WHERE user_name = 'approver'`);
    const alone = (await read(own)).data;
    expect(alone.actions).toEqual([]);
    expect(alone.leftFrom).not.toBeNull();
    await api.sql(`
      UPDATE content_item SET submitted_at = submitted_at - interval '25 hours' WHERE id = ${own.id};
      UPDATE account SET entitled_at = entitled_at - interval '25 hours'`);
    expect((await approve(body.data)).code).toBe(20000);
    expect((await items.history(own.id, 'inspector'))[0]).toMatchObject({
      action: 'approve',
      after: { dependentReview: true },
    });
  });

  test('that ended count as rights that were lost: ending them does not make anybody the only one', async () => {
    await give();
    await end();
    await api.sql(`UPDATE account SET enabled = false WHERE user_name = 'approver'`);
    const own = await items.created({}, 'inspector');
    const { body } = await items.act(own.id, 'submit', own.version, 'inspector');
    expect((await approve(body.data, admin)).code).toBe(40900);
    await api.sql(`UPDATE capability_grant SET ended_at = ended_at - interval '8 days'`);
    expect((await approve(body.data, admin)).code).toBe(20000);
  });
});
