import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { whileHeld } from '../support/row-locks.js';
import { TestApi } from '../support/test-api.js';

interface Account {
  id: number;
  version: number;
  state: string;
  sessions: number;
}

const USER = 2;

describe('an account that is disabled', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  test('opens no session meanwhile, and enabling revives none', async () => {
    const login = await whileHeld(
      api,
      { table: 'account', id: USER },
      () => api.post('/api/user/login', { body: { username: 'user', password: 'user' } }),
      () => Promise.resolve(),
      'UPDATE account SET enabled = false WHERE id = $1',
    );
    expect(login.body.code).toBe(50000);
    expect(await api.sql('SELECT FROM session WHERE account_id = $1', [USER])).toEqual([]);
    // As a version from before would have opened it.
    await api.sql(
      `INSERT INTO session (id, account_id, expires_at, user_agent, address)
       VALUES (gen_random_uuid(), $1, now() + interval '1 hour', 'old', '127.0.0.1')`,
      [USER],
    );
    const { version } = (await api.get<Account>(`/api/accounts/${USER}`, { token: admin })).body.data;
    const enabled = await api.post<Account>(`/api/accounts/${USER}/enable`, {
      token: admin,
      body: { version },
    });
    expect(enabled.body.data).toMatchObject({ state: 'active', sessions: 0 });
  });
});
