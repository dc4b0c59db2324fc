import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addPasskey } from '../support/passkeys.js';
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

  const REASON = 'Long leave until the new school year';
  const change = async (id: number, action: string, body = {}) => {
    const { version } = (await api.get<Account>(`/api/accounts/${id}`, { token: admin })).body.data;
    const sent = { version, ...(action !== 'enable' && { reason: REASON }), ...body };
    expect((await api.post(`/api/accounts/${id}/${action}`, { token: admin, body: sent })).body.code).toBe(
      20000,
    );
  };
  const tokenOf = (link: string | null) => link?.split('token=')[1] ?? '';
  const invite = async (userName: string) => {
    const body = { userName, name: userName, role: 'user', language: 'en-US' };
    const { link } = (await api.post<{ link: string | null }>('/api/accounts', { token: admin, body })).body
      .data;
    const [account] = await api.sql<{ id: number }>('SELECT id FROM account WHERE user_name = $1', [
      userName,
    ]);
    return { id: account?.id ?? 0, token: tokenOf(link) };
  };
  const setPassword = async (token: string) =>
    (await api.post('/api/user/password-link', { body: { token, newPassword: 'Lotus-Pond-7' } })).body;
  const linkOf = async (id: number) => {
    const { version } = (await api.get<Account>(`/api/accounts/${id}`, { token: admin })).body.data;
    const path = `/api/accounts/${id}/password-link`;
    const made = await api.post<{ link: string | null }>(path, { token: admin, body: { version } });
    return tokenOf(made.body.data.link);
  };

  test('is not opened by a link from before once it is enabled again, and by a new one it is', async () => {
    const { id, token } = await invite('before');
    await change(id, 'disable');
    expect(await api.sql('SELECT FROM password_link WHERE account_id = $1', [id])).toEqual([]);
    await change(id, 'enable');
    expect(await setPassword(token)).toMatchObject({ code: 50000, msg: expect.stringContaining('link') });
    expect(await setPassword(await linkOf(id))).toMatchObject({ code: 20000 });
  });

  test('is not opened by a link that was made while it was disabled', async () => {
    const { id, token } = await invite('meanwhile');
    // As an instance from before, or a request for a forgotten password that was decided meanwhile.
    await api.sql('UPDATE account SET enabled = false WHERE id = $1', [id]);
    await change(id, 'enable');
    expect(await setPassword(token)).toMatchObject({ code: 50000 });
  });

  test('no link from before another role sets the password', async () => {
    const { id, token } = await invite('promoted');
    await change(id, 'role', { role: 'admin' });
    expect(await setPassword(token)).toMatchObject({ code: 50000 });
    expect(await setPassword(await linkOf(id))).toMatchObject({ code: 20000 });
  });

  test('no login whose password was right before is finished once it is enabled again', async () => {
    const token = await api.signInStranger('halfway');
    const { device } = await addPasskey(api, token);
    const login = { username: 'halfway', password: 'user' };
    const needed = (await api.post<{ challenge: string }>('/api/user/login', { body: login })).body.data;
    const challenge = { challenge: needed.challenge };
    const asked = await api.post<Parameters<typeof device.get>[0]>(
      '/api/user/login/second-step/passkey/start',
      {
        body: challenge,
      },
    );
    expect(asked.body.code).toBe(20000);
    const [account] = await api.sql<{ id: number }>(`SELECT id FROM account WHERE user_name = 'halfway'`);
    await change(account?.id ?? 0, 'disable');
    await change(account?.id ?? 0, 'enable');
    const body = { ...challenge, ...device.get(asked.body.data) };
    const finished = await api.post('/api/user/login/second-step/passkey', { body });
    expect(finished.body.code).toBe(50000);
  });

  test('downloads nothing by an address from before, nor once it is enabled again', async () => {
    const token = await api.signInStranger('leaving');
    const [account] = await api.sql<{ id: number }>(
      `UPDATE account SET role = 'admin' WHERE user_name = 'leaving' RETURNING id`,
    );
    const { id = 0 } = account ?? {};
    const prepared = async () => {
      const body = { format: 'csv', filter: {} };
      const answer = await api.post<{ address: string }>('/api/chat/transcripts', { token, body });
      return answer.body.data.address;
    };
    const [used, unused, other] = [await prepared(), await prepared(), await prepared()];
    expect((await api.raw(used)).status).toBe(200);
    // As one that is made in the same moment.
    await api.sql('UPDATE account SET enabled = false WHERE id = $1', [id]);
    expect((await api.raw(other)).status).toBe(404);
    await api.sql('UPDATE account SET enabled = true WHERE id = $1', [id]);
    await change(id, 'disable');
    expect((await api.raw(unused)).status).toBe(404);
    await change(id, 'enable');
    expect((await api.raw(unused)).status).toBe(404);
  });
});
