import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EnquiryCleanerService } from '../../src/public/enquiries/enquiry-cleaner.service.js';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

interface Enquiry {
  reference: string;
  state: string;
  actions: string[];
  assignee: string | null;
  note: string;
  version: number;
}
interface Entry {
  person: string | null;
  action: string;
  before: object | null;
  after: object | null;
}

/** The contract, duplicated here on purpose. */
const LEGAL: Record<string, Record<string, string>> = {
  new: { take: 'inProgress', close: 'closed' },
  inProgress: { close: 'closed' },
  closed: { reopen: 'new' },
};
const ACTIONS = ['take', 'close', 'reopen'];
const FAMILY = {
  language: 'km-KH',
  name: 'Chan Maly',
  reply: '012 345 678',
  age: 9,
  message: 'She likes drawing.',
  consent: true,
};
const NOTE = 'Called back.';

describe('the desk of enquiries', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  let reference: string;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_ENQUIRIES_PER_ADDRESS: '1000' });
    await api.app.listen(0, '127.0.0.1');
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
  });
  beforeEach(async () => {
    await api.sql(`DELETE FROM message WHERE link IS NOT NULL; DELETE FROM enquiry;
       DELETE FROM live_event WHERE type IN ('message.created', 'message.updated')`);
    reference = await receive(FAMILY);
  });
  afterAll(() => api.stop());

  const receive = async (form: object, kind = 'join') =>
    (await api.post<{ reference: string }>(`/api/enquiries/${kind}`, { body: form })).body.data.reference;
  const get = async () => (await api.get<Enquiry>(`/api/enquiries/${reference}`, { token: admin })).body.data;
  const put = (state: string) => api.sql('UPDATE enquiry SET state = $1', [state]);
  const act = (action: string, version: number, { token = admin, key = '', note = NOTE } = {}) =>
    api.post<Enquiry>(`/api/enquiries/${reference}/${action}`, {
      token,
      body: action === 'close' ? { version, note } : { version },
      headers: key === '' ? {} : { 'idempotency-key': key },
    });
  const history = async () =>
    (
      await api.get<{ list: Entry[]; total: number }>(`/api/enquiries/${reference}/history`, {
        token: admin,
      })
    ).body.data;
  const found = async (query: string) =>
    (await api.get<{ list: Enquiry[]; total: number }>(`/api/enquiries?${query}`, { token: admin })).body.data
      .total;

  const everyMove = Object.keys(LEGAL).flatMap((state) => ACTIONS.map((action) => ({ state, action })));

  test.each(everyMove)('$action from $state', async ({ state, action }) => {
    await put(state);
    const { version } = await get();
    const to = LEGAL[state]?.[action];
    const { body } = await act(action, version);
    if (to === undefined) {
      expect(body).toMatchObject({ code: 40900, data: { state, version } });
      expect(await get()).toMatchObject({ state, version });
    } else {
      expect(body).toMatchObject({ code: 20000, data: { reference, state: to, version: version + 1 } });
      expect(body.data.actions).toEqual(Object.keys(LEGAL[to] ?? {}));
      expect(await get()).toEqual(body.data);
    }
  });

  test('taking assigns it, reopening unassigns it, and the note stays', async () => {
    const taken = (await act('take', 1)).body.data;
    expect(taken.assignee).not.toBeNull();
    expect((await act('close', 2)).body.data).toMatchObject({ assignee: taken.assignee, note: NOTE });
    expect((await act('reopen', 3)).body.data).toMatchObject({ assignee: null, note: NOTE });
  });

  test('returns everything the visitor wrote and the erase date', async () => {
    await api.sql(`UPDATE enquiry SET created_at = '2026-03-14 03:00:00Z'`);
    expect(await get()).toMatchObject({
      ...{
        language: 'km-KH',
        name: 'Chan Maly',
        reply: '012 345 678',
        message: 'She likes drawing.',
        age: 9,
      },
      createdTime: '2026-03-14 10:00:00',
      consentTime: expect.any(String),
      eraseDate: '2027-03-14',
    });
  });

  test('of ten concurrent takes, one succeeds and nine conflict', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => act('take', 1)));
    const codes = answers.map(({ body }) => body.code).toSorted((a, b) => a - b);
    expect(codes).toEqual([20000, ...Array.from({ length: 9 }, () => 40900)]);
    for (const { body } of answers) expect(body.data).toMatchObject({ state: 'inProgress', version: 2 });
    expect((await history()).list.map(({ action }) => action)).toEqual(['take', 'create']);
  });

  test('a repeated key counts once, and is refused for another action', async () => {
    const key = randomUUID();
    const first = await act('close', 1, { key });
    expect((await act('close', 1, { key })).body.data).toEqual(first.body.data);
    expect((await act('close', 1, { key, note: 'Other' })).body.code).toBe(40900);
    expect((await history()).total).toBe(2);
  });

  test.each([
    [1, 20000],
    [200, 20000],
    [0, 40000],
    [201, 40000],
  ])('a note of %i characters returns %i', async (length, code) => {
    expect((await act('close', 1, { note: 'ម'.repeat(length) })).body.code).toBe(code);
  });

  test.each(['  ', ' called', 'called\n'])('%j is not a valid note', async (note) => {
    const answer = await act('close', 1, { note });
    expect(answer.body).toMatchObject({
      code: 40000,
      data: { errors: [{ field: 'note', rule: 'pattern' }] },
    });
  });

  test.each(['S-7K3M9Q', 's-7k3m9qd', 'S-7K3M9QDD', '1'])('%s is not a valid reference', async (wrong) => {
    const answer = await api.get(`/api/enquiries/${wrong}`, { token: admin });
    expect(answer).toMatchObject({ status: 400, body: { code: 40000 } });
  });

  test('an unknown enquiry is not found', async () => {
    reference = 'S-2222222';
    expect((await act('take', 1)).body.code).toBe(40400);
    expect((await act('erase', 1)).body.code).toBe(40400);
  });

  test.each(['erase', ...ACTIONS])('users may not %s it', async (action) => {
    expect((await act(action, 1, { token: user })).body).toMatchObject({ code: 40300, data: null });
    expect(await get()).toMatchObject({ state: 'new', version: 1 });
  });

  test.each([
    ['state=new', 2],
    ['state=closed', 0],
    ['state=', 2],
    ['kind=join&state=new', 1],
    ['search=chan', 1],
    ['search=MALY@SALA', 1],
    ['search=012345678', 1],
    ['search=%2B012-345', 1],
    ['search=12345', 1],
    ['search=999', 0],
    ['search=_', 0],
  ])('%s finds %i of two', async (query, total) => {
    await receive(
      { ...FAMILY, name: 'Dara', reply: 'maly@sala.example', age: undefined, consent: undefined },
      'contact',
    );
    expect(await found(query)).toBe(total);
  });

  test.each([
    [64, 200],
    [65, 400],
  ])('a search of %i characters returns HTTP %i', async (length, status) => {
    const answer = await api.get(`/api/enquiries?search=${'a'.repeat(length)}`, { token: admin });
    expect(answer.status).toBe(status);
  });

  test('erasing leaves nothing of the content and logs the deletion', async () => {
    const client = await EventClient.open(await api.app.getUrl(), admin);
    const key = randomUUID();
    await act('close', 1, { key });
    expect((await act('erase', 1)).body).toMatchObject({
      code: 40900,
      data: { state: 'closed', version: 2 },
    });
    expect((await act('erase', 2)).body.data).toBe(true);
    await client.until(() => client.of('message.removed').length > 0);
    // That it was received may be on its way when the stream opens.
    const changes = client.of('enquiry.changed').map(({ data }) => data);
    expect(changes.slice(-2)).toEqual([
      { reference, action: 'close' },
      { reference, action: 'erase' },
    ]);
    client.close();
    expect((await api.get(`/api/enquiries/${reference}`, { token: admin })).body.code).toBe(40400);
    // Repeating an earlier action does not restore the enquiry.
    expect((await act('close', 1, { key })).body.code).toBe(40400);
    const [{ id } = { id: 0 }] = await api.sql<{ id: number }>(
      `SELECT entity_id AS id FROM audit_entry WHERE before->>'reference' = $1`,
      [reference],
    );
    const log = await api.sql(
      `SELECT action, account_name, before, after FROM audit_entry
        WHERE entity = 'enquiry' AND entity_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    expect(log).toEqual([
      {
        ...{ action: 'erase', account_name: expect.any(String), after: null },
        before: { reference, kind: 'join', state: 'closed' },
      },
    ]);
    for (const table of ['enquiry', 'message', 'live_event', 'audit_entry', 'idempotency_key'])
      for (const written of [FAMILY.reply, FAMILY.message, NOTE])
        expect(
          await api.sql(`SELECT 1 FROM ${table} AS kept WHERE kept::text LIKE $1`, [`%${written}%`]),
        ).toEqual([]);
  });

  test('expiry is logged as an action of the system', async () => {
    await api.sql(`UPDATE enquiry SET created_at = now() - interval '366 days'`);
    await api.app.get(EnquiryCleanerService).clean();
    const log = await api.sql(`SELECT account_id, action FROM audit_entry WHERE before->>'reference' = $1`, [
      reference,
    ]);
    expect(log).toEqual([{ account_id: null, action: 'expire' }]);
  });

  test('the todo of every administrator follows it', async () => {
    const client = await EventClient.open(await api.app.getUrl(), admin);
    const todos = () =>
      api.sql(`SELECT DISTINCT message_type, read_at IS NULL AS unread FROM message WHERE link LIKE $1`, [
        `%${reference}`,
      ]);
    const isFollowed = async (
      action: string,
      version: number,
      messageType: number | null,
      unread: boolean,
    ) => {
      await act(action, version);
      expect(await todos()).toEqual([{ message_type: messageType, unread }]);
      await client.until(() => client.of('message.updated').length === version);
      expect(client.of('message.updated').at(-1)?.data).toMatchObject({
        ...{ type: 'todo', subTitle: reference, messageType, status: unread ? 0 : 1 },
      });
    };
    expect(await todos()).toEqual([{ message_type: 0, unread: true }]);
    await isFollowed('take', 1, 2, false);
    await isFollowed('close', 2, null, false);
    await isFollowed('reopen', 3, 0, true);
    client.close();
  });

  test('the todo links to it', async () => {
    const { body } = await api.post<{ link: string | null; subTitle: string }[]>('/api/message/list', {
      token: admin,
    });
    const todo = body.data.find(({ subTitle }) => subTitle === reference);
    expect(todo?.link).toBe(`/list/enquiries?enquiry=${reference}`);
    expect(body.data.filter(({ link }) => link !== null)).toHaveLength(1);
  });
});
