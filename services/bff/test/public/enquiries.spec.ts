import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EnquiryCleanerService } from '../../src/public/enquiries/enquiry-cleaner.service.js';
import { TestApi } from '../support/test-api.js';

interface Receipt {
  reference: string;
}
interface Todo {
  account_id: number;
  title: string;
  sub_title: string;
  content: string;
}

const CONTACT = { language: 'km-KH', name: 'Chan Maly', reply: '012 345 678', message: 'Do you teach here?' };
const JOIN = {
  language: 'en-US',
  name: 'Maly',
  reply: 'maly@sala.example',
  age: 9,
  course: 'games',
  consent: true,
};
const KINDS = {
  contact: CONTACT,
  join: JOIN,
  partner: { ...CONTACT, organization: 'Library' },
  career: { ...CONTACT, position: 'teacher' },
};

/** The demo has two. */
const ADMINISTRATORS = 2;

describe('enquiries', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_ENQUIRIES_PER_ADDRESS: '1000' });
  });
  beforeEach(() => api.sql(`DELETE FROM message WHERE sub_title LIKE 'S-%'; DELETE FROM enquiry`));
  afterAll(() => api.stop());

  const send = (kind: string, body: object, key?: string) =>
    api.post<Receipt>(`/api/enquiries/${kind}`, {
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const stored = () => api.sql<{ kind: string; reference: string }>('SELECT * FROM enquiry ORDER BY id');
  const todos = () =>
    api.sql<Todo>(`SELECT * FROM message WHERE type = 'todo' AND sub_title LIKE 'S-%' ORDER BY id`);

  test.each(Object.entries(KINDS))(
    '%s is stored and creates a todo for each administrator',
    async (kind, body) => {
      const { reference } = (await send(kind, body, randomUUID())).body.data;
      expect(await stored()).toMatchObject([{ kind, reference, name: body.name, reply: body.reply }]);
      const admins = await api.sql<{ id: number }>(
        `SELECT id FROM account WHERE role = 'admin' AND enabled ORDER BY id`,
      );
      const told = await todos();
      expect(told.map(({ account_id }) => account_id)).toEqual(admins.map(({ id }) => id));
      for (const todo of told) {
        expect(todo.sub_title).toBe(reference);
        expect(todo.content).toContain(body.reply);
      }
    },
  );

  test('each administrator gets the todo in their own language', async () => {
    await api.sql(`INSERT INTO account_settings (account_id, values) VALUES (1, '{"locale":"km-KH"}')
                   ON CONFLICT (account_id) DO UPDATE SET values = excluded.values`);
    await send('join', JOIN);
    expect(await todos()).toMatchObject([
      { title: 'គ្រួសារមួយសុំសាករៀនឥតគិតថ្លៃ', content: expect.stringContaining('កុមារអាយុ 9 ឆ្នាំ') },
      { title: 'A request for a free lesson', content: expect.stringContaining('child aged 9') },
    ]);
  });

  test('the longest message is shortened in the todo and stored in full', async () => {
    const message = 'ភ្លៀង'.repeat(200);
    expect((await send('contact', { ...CONTACT, message })).body.code).toBe(20000);
    expect((await todos())[0]?.content).toMatch(/…$/);
    expect(await stored()).toMatchObject([{ message }]);
  });

  test('twenty concurrent requests with one key on two replicas count once', async () => {
    const replica = await TestApi.start({}, api.database);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? api : replica).post<Receipt>('/api/enquiries/contact', {
          body: { ...CONTACT, secondsTaken: 3 + index },
          headers: { 'idempotency-key': key },
        }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await todos()).toHaveLength(ADMINISTRATORS);
    await replica.app.close();
  });

  test('a key that is reused with other content is refused', async () => {
    const key = randomUUID();
    await send('contact', CONTACT, key);
    const other = await send('contact', { ...CONTACT, message: 'Something else' }, key);
    expect(other).toMatchObject({ status: 200, body: { code: 40900 } });
    expect(await stored()).toHaveLength(1);
  });

  test('without a key the same content counts once a day', async () => {
    const first = await send('contact', CONTACT);
    const second = await send('contact', { ...CONTACT, name: ` ${CONTACT.name} ` });
    expect(second.body.data).toEqual(first.body.data);
    await send('contact', { ...CONTACT, message: 'And in Kampot?' });
    expect(await stored()).toHaveLength(2);
  });

  test.each([
    ['contact', { ...CONTACT, message: '' }, 'message', 'minLength'],
    ['contact', { ...CONTACT, reply: 'nobody' }, 'reply', 'pattern'],
    ['contact', { ...CONTACT, website: 'http://spam' }, 'website', 'maxLength'],
    ['contact', { ...CONTACT, secondsTaken: 2 }, 'secondsTaken', 'minimum'],
    ['contact', { ...CONTACT, age: 9 }, 'age', 'unknown'],
    ['join', { ...JOIN, consent: false }, 'consent', 'required'],
    ['join', { ...JOIN, consent: undefined }, 'consent', 'required'],
    ['join', { ...JOIN, age: 5 }, 'age', 'minimum'],
    ['join', { ...JOIN, age: 16 }, 'age', 'maximum'],
    ['join', { ...JOIN, childName: 'Dara' }, 'childName', 'unknown'],
    ['career', { ...CONTACT, position: 'spy' }, 'position', 'enum'],
  ])('%s with %j violates the contract, and nothing is stored', async (kind, body, field, rule) => {
    expect(await send(kind, body)).toMatchObject({
      status: 400,
      body: { code: 40000, data: { errors: [{ field, rule }] } },
    });
    expect(await stored()).toEqual([]);
  });

  test.each(['012345678', '+855 12 345 678', '០១២ ៣៤៥ ៦៧៨', '(023) 000-000', ' maly@sala.example '])(
    'accepts the reply address %s',
    async (reply) => {
      expect((await send('contact', { ...CONTACT, reply })).body.code).toBe(20000);
    },
  );

  test('new enquiries per address are limited by the hour; repeats do not count', async () => {
    const strict = await TestApi.start({ SALA_ENQUIRIES_PER_ADDRESS: '2' });
    const again = (kind: string, body: object) => strict.post(`/api/enquiries/${kind}`, { body });
    for (let count = 0; count < 5; count++) expect((await again('contact', CONTACT)).body.code).toBe(20000);
    expect((await again('join', JOIN)).body.code).toBe(20000);
    const refused = await again('contact', { ...CONTACT, message: 'One more' });
    expect(refused).toMatchObject({ status: 429, body: { code: 42900 } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    await strict.stop();
  });

  test('administrators can filter by kind, day and search text', async () => {
    const token = await api.signIn('admin');
    await send('contact', CONTACT);
    const { reference } = (await send('join', JOIN)).body.data;
    const found = async (query: string) =>
      (await api.get<{ list: object[]; total: number }>(`/api/enquiries?${query}`, { token })).body.data;
    expect(await found('')).toMatchObject({
      total: 2,
      list: [
        { kind: 'join', age: 9 },
        { kind: 'contact', age: null },
      ],
    });
    expect(await found('kind=contact')).toMatchObject({ total: 1, list: [{ message: CONTACT.message }] });
    expect(await found(`search=${reference.toLowerCase()}`)).toMatchObject({
      total: 1,
      list: [{ reference }],
    });
    expect(await found('search=%25')).toMatchObject({ total: 0 });
    expect(await found('createdTime=2020-01-01')).toMatchObject({ total: 0 });
  });

  test('deletes enquiries and their todos after the retention period', async () => {
    await send('contact', CONTACT);
    await send('join', JOIN);
    await api.sql(`UPDATE enquiry SET created_at = now() - interval '366 days' WHERE kind = 'contact'`);
    const all = await api.sql('SELECT id FROM message');
    await api.app.get(EnquiryCleanerService).clean();
    expect(await stored()).toMatchObject([{ kind: 'join' }]);
    expect(await todos()).toHaveLength(ADMINISTRATORS);
    expect(await api.sql('SELECT id FROM message')).toHaveLength(all.length - ADMINISTRATORS);
  });
});
