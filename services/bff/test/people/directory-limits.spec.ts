import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Answer, TestApi } from '../support/test-api.js';

interface Group {
  id: number;
  members: object[];
}

const MEMBERS = 100;
const MEMBERSHIPS = 100;

describe.each(['projects', 'teams'])('the limits of %s', (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const path = `/api/directory/${kind}`;
  const create = async () =>
    (await api.post<Group>(path, { token, body: { name: 'Crowd', description: '' } })).body.data;
  const get = (id: number) => api.get<Group>(`${path}/${id}`, { token });
  const save = (id: number, account: number, role: string) =>
    api.call<Group>('PUT', `${path}/${id}/members/${account}`, { token, body: { role } });
  const codeOf = ({ body }: Answer) => body.code;

  beforeEach(() =>
    api.sql(`INSERT INTO account (user_name, password_hash, role, name, registration_date, account_id)
             SELECT 'many.' || n, '', 'user', 'Many', now(), 'many' || n FROM generate_series(1, 105) AS n
             ON CONFLICT DO NOTHING`),
  );
  const many = async () =>
    (await api.sql<{ id: number }>(`SELECT id FROM account WHERE user_name LIKE 'many.%' ORDER BY id`)).map(
      ({ id }) => id,
    );
  const table = kind.slice(0, -1);

  test('at most 100 people take part, also if all come at once', async () => {
    const { id } = await create();
    const all = await many();
    await api.sql(`INSERT INTO ${table}_member (${table}_id, account_id) SELECT $1, unnest($2::int[])`, [
      id,
      all.slice(0, MEMBERS - 2),
    ]);
    const answers = await Promise.all(all.slice(MEMBERS - 2).map((account) => save(id, account, 'member')));
    expect(answers.map(codeOf).sort()).toEqual([20000, 20000, 50000, 50000, 50000, 50000, 50000]);
    expect((await get(id)).body.data.members).toHaveLength(MEMBERS);
  });

  test('nobody takes part in more than 100', async () => {
    const [account = 0] = await many();
    await api.sql(`DELETE FROM ${table}_member WHERE account_id = $1`, [account]);
    await api.sql(
      `WITH made AS (INSERT INTO ${table} (name) SELECT 'Filler' FROM generate_series(1, $2) RETURNING id)
       INSERT INTO ${table}_member (${table}_id, account_id) SELECT id, $1 FROM made`,
      [account, MEMBERSHIPS - 1],
    );
    const groups = await Promise.all(Array.from({ length: 3 }, () => create()));
    const answers = await Promise.all(groups.map(({ id }) => save(id, account, 'member')));
    expect(answers.map(codeOf).sort()).toEqual([20000, 50000, 50000]);
  });
});
