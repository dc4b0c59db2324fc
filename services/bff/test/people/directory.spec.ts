import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventClient } from '../support/event-client.js';
import { type Answer, TestApi } from '../support/test-api.js';

interface Group {
  id: number;
  name: string;
  description: string;
  state: string;
  team: { id: number; name: string } | null;
  projectNumber: number;
  peopleNumber: number;
  ownRole: string | null;
  actions: string[];
  version: number;
  members: { account: number; name: string; userName: string; role: string; isSelf: boolean }[];
}
interface Entry {
  action: string;
  person: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const KINDS = ['projects', 'teams'] as const;
const CALLERS = ['admin', 'lead', 'member', 'stranger'] as const;
type Caller = (typeof CALLERS)[number];

describe.each(KINDS)('%s', (kind) => {
  let api: TestApi;
  const tokens = {} as Record<Caller, string>;
  const accounts = {} as Record<Caller, number>;
  beforeAll(async () => {
    api = await TestApi.start();
    tokens.admin = await api.signIn('admin');
    for (const who of ['lead', 'member', 'stranger'] as const) tokens[who] = await api.signInStranger(who);
    for (const who of CALLERS) {
      const [row] = await api.sql<{ id: number }>('SELECT id FROM account WHERE user_name = $1', [who]);
      accounts[who] = row?.id ?? 0;
    }
  });
  afterAll(() => api.stop());

  const path = `/api/directory/${kind}`;
  const post = <Data = Group>(at: string, who: Caller, body?: object, headers = {}) =>
    api.post<Data>(`${path}${at}`, { token: tokens[who], headers, ...(body && { body }) });
  const get = async (id: number, who: Caller = 'admin') =>
    await api.get<Group>(`${path}/${id}`, { token: tokens[who] });
  const put = (at: string, who: Caller, body: object) =>
    api.call<Group>('PUT', `${path}${at}`, { token: tokens[who], body });
  const create = async (name = 'Robot garden', more: object = {}) =>
    (await post('', 'admin', { name, description: 'Robots water plants.', ...more })).body.data;
  const save = (id: number, account: number, role: string, who: Caller = 'admin') =>
    put(`/${id}/members/${account}`, who, { role });
  const historyOf = async (id: number, who: Caller = 'admin') =>
    (await api.get<{ list: Entry[] }>(`${path}/${id}/history`, { token: tokens[who] })).body.data.list;
  const page = async (query: string, who: Caller) =>
    (await api.get<{ list: Group[]; total: number }>(`${path}?${query}`, { token: tokens[who] })).body.data;
  const codeOf = ({ body }: Answer) => body.code;

  /** With a lead and a member. */
  const withPeople = async () => {
    const { id } = await create();
    await save(id, accounts.lead, 'lead');
    await save(id, accounts.member, 'member');
    return (await get(id)).body.data;
  };

  test('is created without members, once for each key', async () => {
    const key = { 'idempotency-key': `create-${kind}-once` };
    const body = { name: 'Stories', description: '' };
    const [first, second] = [await post('', 'admin', body, key), await post('', 'admin', body, key)];
    expect(second.body.data).toEqual(first.body.data);
    expect(first.body.data).toMatchObject({
      name: 'Stories',
      state: 'open',
      team: null,
      peopleNumber: 0,
      ownRole: null,
      actions: ['edit', 'changeMembers', 'close', 'remove'],
      members: [],
      version: 1,
    });
  });

  test.each([
    [{ name: '', description: '' }, 'name'],
    [{ name: 'a'.repeat(65), description: '' }, 'name'],
    [{ name: ' a', description: '' }, 'name'],
    [{ name: 'a', description: 'a'.repeat(201) }, 'description'],
    [{ name: 'a', description: '', teamId: 0 }, 'teamId'],
    [{ name: 'a', description: '', state: 'closed' }, 'state'],
  ])('refuses %j', async (body, field) => {
    const answer = await post<{ errors: { field: string }[] }>('', 'admin', body);
    expect(answer.status).toBe(400);
    expect(answer.body.data.errors.map((error) => error.field)).toEqual([field]);
  });

  test('the name may have 64 characters, and the description 200', async () => {
    const created = await create('a'.repeat(64), { description: 'b'.repeat(200) });
    expect(created.name).toHaveLength(64);
  });

  // Who may do what: the contract, duplicated here on purpose.
  test.each([
    ['get', { admin: 20000, lead: 20000, member: 20000, stranger: 40400 }],
    ['history', { admin: 20000, lead: 20000, member: 20000, stranger: 40400 }],
    ['edit', { admin: 20000, lead: 20000, member: 40300, stranger: 40400 }],
    ['candidates', { admin: 20000, lead: 20000, member: 40300, stranger: 40400 }],
    ['add', { admin: 20000, lead: 20000, member: 40300, stranger: 40400 }],
    ['promote', { admin: 20000, lead: 20000, member: 40300, stranger: 40400 }],
    ['removeMember', { admin: 20000, lead: 20000, member: 40300, stranger: 40400 }],
    ['leave', { admin: 20000, lead: 20000, member: 20000, stranger: 40400 }],
    ['close', { admin: 20000, lead: 40300, member: 40300, stranger: 40300 }],
    ['reopen', { admin: 20000, lead: 40300, member: 40300, stranger: 40300 }],
    ['remove', { admin: 40900, lead: 40300, member: 40300, stranger: 40300 }],
    ['create', { admin: 20000, lead: 40300, member: 40300, stranger: 40300 }],
  ] as const)('%s is for those who may', async (action, expected) => {
    for (const who of CALLERS) {
      const { id, version } = await withPeople();
      if (action === 'reopen') await post(`/${id}/close`, 'admin', { version });
      const content = { name: 'Edited', description: '' };
      const calls = {
        get: () => get(id, who),
        history: () => api.get(`${path}/${id}/history`, { token: tokens[who] }),
        edit: () => put(`/${id}`, who, { ...content, version }),
        candidates: () => api.get(`${path}/${id}/candidates`, { token: tokens[who] }),
        add: () => save(id, accounts.stranger, 'member', who),
        promote: () => save(id, accounts.member, 'lead', who),
        removeMember: () => post(`/${id}/members/${accounts.lead}/remove`, who),
        leave: () => post(`/${id}/members/${accounts[who]}/remove`, who),
        close: () => post(`/${id}/close`, who, { version }),
        reopen: () => post(`/${id}/reopen`, who, { version: version + 1 }),
        remove: () => post(`/${id}/remove`, who, { version }),
        create: () => post('', who, content),
      };
      expect([who, codeOf(await calls[action]())]).toEqual([who, expected[who]]);
    }
  });

  test('offers what the reader may do', async () => {
    const { id, version } = await withPeople();
    const actionsOf = async (who: Caller) => (await get(id, who)).body.data.actions.join();
    const offered = () => Promise.all((['admin', 'lead', 'member'] as const).map(actionsOf));
    expect(await offered()).toEqual(['edit,changeMembers,close', 'edit,changeMembers,leave', 'leave']);
    await post(`/${id}/close`, 'admin', { version });
    expect(await offered()).toEqual(['reopen', '', '']);
  });

  test('lists all to administrators, and to the others what they take part in', async () => {
    const own = await withPeople();
    const other = await create('100% other');
    const ids = async (query: string, who: Caller) => (await page(query, who)).list.map(({ id }) => id);
    expect((await ids('', 'admin')).slice(0, 2)).toEqual([other.id, own.id]);
    expect(await ids('', 'lead')).toContain(own.id);
    expect(await ids('', 'lead')).not.toContain(other.id);
    expect(await ids('', 'stranger')).not.toContain(own.id);
    expect(await ids('search=100%25 OTHER', 'admin')).toEqual([other.id]);
    expect(await ids('ownRole=lead', 'member')).not.toContain(own.id);
    expect(await ids('ownRole=member', 'member')).toContain(own.id);
    expect((await get(own.id, 'lead')).body.data.members.map(({ isSelf }) => isSelf)).toEqual([true, false]);
    await post(`/${own.id}/close`, 'admin', { version: own.version });
    expect(await ids('state=closed', 'member')).toContain(own.id);
    expect(await ids('state=open', 'member')).not.toContain(own.id);
  });

  test('an outdated version changes nothing, and says who was first', async () => {
    const { id, version } = await withPeople();
    await put(`/${id}`, 'lead', { name: 'First', description: '', version });
    const second = await put(`/${id}`, 'admin', { name: 'Second', description: '', version });
    expect(second.body).toMatchObject({
      code: 40900,
      data: { state: 'open', version: version + 1, person: 'lead' },
    });
    for (const action of ['close', 'remove'])
      expect(codeOf(await post(`/${id}/${action}`, 'admin', { version }))).toBe(40900);
    expect((await get(id)).body.data.name).toBe('First');
  });

  test('nothing of a closed one changes until it is reopened', async () => {
    const { id, version } = await withPeople();
    expect(codeOf(await post(`/${id}/reopen`, 'admin', { version }))).toBe(40900);
    await post(`/${id}/close`, 'admin', { version });
    const closed = version + 1;
    expect(codeOf(await put(`/${id}`, 'admin', { name: 'a', description: '', version: closed }))).toBe(40900);
    expect(codeOf(await save(id, accounts.stranger, 'member', 'lead'))).toBe(40900);
    expect(codeOf(await post(`/${id}/members/${accounts.member}/remove`, 'lead'))).toBe(40900);
    expect(codeOf(await post(`/${id}/close`, 'admin', { version: closed }))).toBe(40900);
    const reopened = await post(`/${id}/reopen`, 'admin', { version: closed });
    expect(reopened.body.data).toMatchObject({ state: 'open', version: closed + 1, peopleNumber: 2 });
  });

  test('is removed when nobody takes part, and its history stays in the audit log', async () => {
    const { id, version } = await withPeople();
    expect((await post(`/${id}/remove`, 'admin', { version })).body.msg).toContain('Remove the members');
    for (const who of ['lead', 'member'] as const)
      await post(`/${id}/members/${accounts[who]}/remove`, 'admin');
    expect(codeOf(await post(`/${id}/remove`, 'admin', { version }))).toBe(20000);
    expect(codeOf(await get(id))).toBe(40400);
    const entries = await api.sql<{ action: string }>(
      `SELECT action FROM audit_entry WHERE entity = $1 AND entity_id = $2 ORDER BY id`,
      [kind.slice(0, -1), id],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'create',
      'addMember',
      'addMember',
      'removeMember',
      'removeMember',
      'remove',
    ]);
  });

  test('the history names members as they are called now, and the log has no name', async () => {
    const { id } = await withPeople();
    await save(id, accounts.member, 'lead', 'lead');
    await api.sql(`UPDATE account SET name = 'Renamed' WHERE id = $1`, [accounts.member]);
    const [changed] = await historyOf(id, 'member');
    expect(changed).toMatchObject({
      action: 'changeMember',
      person: 'lead',
      before: { role: 'member', memberName: 'Renamed' },
      after: { role: 'lead', memberName: 'Renamed' },
    });
    const [stored] = await api.sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_entry ORDER BY id DESC LIMIT 1`,
    );
    expect(stored).toEqual({
      before: { member: accounts.member, role: 'member' },
      after: { member: accounts.member, role: 'lead' },
    });
  });

  test('a repeated addition or removal changes nothing', async () => {
    const { id } = await withPeople();
    const count = (await historyOf(id)).length;
    await save(id, accounts.member, 'member');
    await post(`/${id}/members/${accounts.stranger}/remove`, 'lead');
    expect(await historyOf(id)).toHaveLength(count);
  });

  test('people added at the same time all take part, each once', async () => {
    const { id } = await create();
    const [first] = await api.sql<{ id: number }>(`SELECT min(id) AS id FROM account`);
    const all = Array.from({ length: 8 }, (_, index) => (first?.id ?? 0) + index);
    const answers = await Promise.all([...all, ...all].map((account) => save(id, account, 'member')));
    expect(answers.map(codeOf)).toEqual(answers.map(() => 20000));
    const { members, peopleNumber } = (await get(id)).body.data;
    expect(members.map(({ account }) => account).sort((a, b) => a - b)).toEqual(all);
    expect(peopleNumber).toBe(8);
    expect(await historyOf(id)).toHaveLength(9);
  });

  test('only active accounts are found and added', async () => {
    const { id } = await create();
    const states = {
      'off.one': 'enabled = false',
      'off.two': `deleted_at = now()`,
      'off.three': `registration = 'waiting'`,
    };
    for (const [userName, change] of Object.entries(states)) {
      await api.signInStranger(userName);
      const [row] = await api.sql<{ id: number }>(
        `UPDATE account SET ${change} WHERE user_name = $1 RETURNING id`,
        [userName],
      );
      expect(codeOf(await save(id, row?.id ?? 0, 'member'))).toBe(40400);
    }
    expect(codeOf(await save(id, 2_147_483_647, 'member'))).toBe(40400);
    const find = async (search: string) =>
      (
        await api.get<{ userName: string }[]>(`${path}/${id}/candidates?search=${search}`, {
          token: tokens.admin,
        })
      ).body.data;
    expect(await find('off.')).toEqual([]);
    expect((await find('STRANG')).map(({ userName }) => userName)).toEqual(['stranger']);
    expect(Object.keys((await find('strang'))[0] ?? {}).sort()).toEqual([
      'account',
      'avatar',
      'name',
      'userName',
    ]);
    await save(id, accounts.stranger, 'member');
    expect(await find('strang')).toEqual([]);
    expect((await find('')).length).toBe(10);
  });

  test('a change reaches open clients, and says nothing of who is in it', async () => {
    await api.app.listen(0, '127.0.0.1');
    const url = (await api.app.getUrl()).replace('[::1]', '127.0.0.1');
    const client = await EventClient.open(url, tokens.stranger);
    const { id } = await create();
    // An event of an earlier test may still be on its way.
    const ofThis = () => client.of('group.changed').filter(({ data }) => data.id === id);
    await client.until(() => ofThis().length > 0);
    expect(ofThis()[0]?.data).toEqual({ kind, id, action: 'create' });
    client.close();
  });
});
