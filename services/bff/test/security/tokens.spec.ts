import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS, type OperationId } from '../../src/common/auth/access.constants.js';
import { MAX_TOKENS } from '../../src/people/access-tokens/access-tokens.constants.js';
import { newToken } from '../../src/people/access-tokens/token-text.js';
import { operations } from '../support/contract.js';
import { EventClient } from '../support/event-client.js';
import { type Answer, TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Secret {
  id: string;
  token: string;
}
interface Row {
  id: string;
  name: string;
  scopes: string[];
  lastUsedTime: string | null;
}

describe('personal access tokens', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_SIGN_IN_ADDRESS_FAILURES: '1000' });
    admin = await api.signIn('admin');
    user = await api.signIn('user');
  });
  afterAll(() => api.stop());

  const create = (token: string, password: string, scopes: string[]): Promise<Answer<Secret>> =>
    api.post('/api/user/tokens', {
      token,
      body: { name: 'Nightly report', scopes, days: 7, currentPassword: password },
    });
  const made = async (token: string, password: string, ...scopes: string[]): Promise<Secret> =>
    (await create(token, password, scopes)).body.data;
  const codeOf = async (token: string, path = '/api/list/policy'): Promise<number> =>
    (await api.get(path, { token })).body.code;

  test('one is shown once, and only its hash is stored', async () => {
    const { token } = await made(user, 'user', 'policies:read');
    expect(token).toMatch(/^sala_pat_[0-9A-Za-z]{36}$/);
    const rows = await api.sql('SELECT * FROM access_token');
    expect(JSON.stringify(rows)).not.toContain(token);
    const { body } = await api.get<{ list: Row[]; scopes: string[] }>('/api/user/tokens', { token: user });
    expect(JSON.stringify(body)).not.toContain(token);
    expect(body.data.list[0]).toMatchObject({ name: 'Nightly report', scopes: ['policies:read'] });
    expect(body.data.scopes).toContain('policies:read');
    expect(body.data.scopes).not.toContain('webhooks:read');
  });

  test('it needs the password, and a scope that opens something to the role', async () => {
    expect((await create(user, 'wrong', ['policies:read'])).body.code).toBe(50_000);
    expect((await create(user, 'user', ['webhooks:read'])).body.code).toBe(40_300);
    expect((await create(user, 'user', [])).status).toBe(400);
    expect((await create(user, 'user', ['security:read'])).status).toBe(400);
  });

  test('it opens its scope, and nothing else', async () => {
    const { token } = await made(admin, 'admin', 'policies:read');
    expect(await codeOf(token)).toBe(20_000);
    expect(await codeOf(token, '/api/webhooks')).toBe(40_300);
    const write = await api.post('/api/policies', { token, body: {} });
    expect(write.body.code).toBe(40_300);
    const { body } = await api.get<{ list: Row[] }>('/api/user/tokens', { token: admin });
    expect(body.data.list[0]?.lastUsedTime).not.toBeNull();
  });

  test('it is taken from the header alone', async () => {
    const { token } = await made(user, 'user', 'policies:read');
    for (const name of ['token', 'access_token', 'authorization']) {
      const { body } = await api.get(`/api/list/policy?${name}=${token}`);
      expect({ name, code: body.code }).toEqual({ name, code: 50_008 });
    }
  });

  test('it opens less once its account may do less', async () => {
    const { id, token } = await made(await api.signInStranger('lowered'), 'user', 'policies:read');
    const role = (name: string): Promise<unknown> =>
      api.sql(`UPDATE account SET role = $1 WHERE user_name = 'lowered'`, [name]);
    await role('admin');
    await api.sql(`UPDATE access_token SET scopes = '{policies:read,webhooks:read}' WHERE id = $1`, [id]);
    expect(await codeOf(token, '/api/webhooks')).toBe(20_000);
    await role('user');
    await until(async () => (await codeOf(token, '/api/webhooks')) === 40_300);
    expect(await codeOf(token)).toBe(20_000);
  });

  test('without a scope it opens no operation that is not public', async () => {
    const { id, token } = await made(admin, 'admin', 'policies:read');
    await api.sql(`UPDATE access_token SET scopes = '{}' WHERE id = $1`, [id]);
    for (const { method, path, operationId } of operations) {
      if (ACCESS[operationId as OperationId] === 'public') continue;
      const { body } = await api.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1'), { token });
      expect({ operationId, code: body.code }).toEqual({ operationId, code: 40_300 });
    }
  });

  test('with every scope it opens no password, contact, session, token or other account', async () => {
    const { id, token } = await made(admin, 'admin', 'policies:read');
    const { body } = await api.get<{ scopes: string[] }>('/api/user/tokens', { token: admin });
    await api.sql('UPDATE access_token SET scopes = $2 WHERE id = $1', [id, body.data.scopes]);
    const closed = operations.filter(
      ({ operationId, tags }) =>
        ACCESS[operationId as OperationId] !== 'public' &&
        (tags.includes('Security') ||
          tags.includes('Tokens') ||
          [
            'saveUserInfo',
            'saveNotificationPreferences',
            'inviteAccount',
            'importAccounts',
            'changeAccountRole',
            'makeAccountLink',
          ].includes(operationId)),
    );
    expect(closed.length).toBeGreaterThan(15);
    for (const { method, path, operationId } of closed) {
      const answer = await api.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1'), { token });
      expect({ operationId, code: answer.body.code }).toEqual({ operationId, code: 40_300 });
    }
  });

  test('forged, unknown, expired and revoked ones are refused', async () => {
    const { id, token } = await made(user, 'user', 'policies:read');
    const forged = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
    expect(await codeOf(forged)).toBe(50_008);
    expect(await codeOf(newToken().token)).toBe(50_008);
    const foreign = await api.post(`/api/user/tokens/${id}/revoke`, { token: admin });
    expect(foreign.body.code).toBe(40_400);
    await api.post(`/api/user/tokens/${id}/revoke`, { token: user });
    expect(await codeOf(token)).toBe(50_008);
    const old = await made(user, 'user', 'policies:read');
    await api.sql(`UPDATE access_token SET expires_at = now() WHERE id = $1`, [old.id]);
    expect(await codeOf(old.token)).toBe(50_014);
  });

  test('it ends with its account', async () => {
    const stranger = await api.signInStranger();
    const { token } = await made(stranger, 'user', 'policies:read');
    const [account] = await api.sql<{ id: number; version: number }>(
      `SELECT id, version FROM account WHERE user_name = 'stranger'`,
    );
    const { id = 0, version = 0 } = account ?? {};
    const listed = await api.get<{ list: Row[] }>(`/api/tokens?account=${id}`, { token: admin });
    expect(listed.body.data.list).toHaveLength(1);
    await api.post(`/api/accounts/${id}/disable`, { token: admin, body: { version, reason: 'left' } });
    expect(await codeOf(token)).toBe(50_008);
    expect(await api.sql('SELECT 1 FROM access_token WHERE account_id = $1', [id])).toEqual([]);
  });

  test('the audit log names it', async () => {
    const { token } = await made(admin, 'admin', 'announcements:write');
    const texts = ['zh-CN', 'en-US', 'km-KH'].map((language) => ({
      language,
      title: 'By a token',
      text: 'Text',
    }));
    const { body } = await api.post('/api/announcements', { token, body: { kind: 'notice', texts } });
    expect(body.code).toBe(20_000);
    const [entry] = await api.sql('SELECT action, token_name FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(entry).toEqual({ action: 'create', token_name: 'Nightly report' });
  });

  test('its streams end when it is revoked', async () => {
    await api.app.listen(0, '127.0.0.1');
    const { id, token } = await made(user, 'user', 'liveEvents:read');
    const client = await EventClient.open(await api.app.getUrl(), token);
    await api.post(`/api/user/tokens/${id}/revoke`, { token: user });
    await client.until(() => client.ended);
    expect(client.of('session.ended').map(({ data }) => data)).toEqual([{ code: 50_008 }]);
  });

  test(`there are at most ${MAX_TOKENS}, also at the same time`, async () => {
    const token = await api.signInStranger('collector');
    const answers: Answer<Secret>[] = [];
    while (answers.length < MAX_TOKENS - 1) answers.push(await create(token, 'user', ['policies:read']));
    const last = await Promise.all([1, 2, 3].map(() => create(token, 'user', ['policies:read'])));
    expect(last.map(({ body }) => body.code).sort()).toEqual([20_000, 50_000, 50_000]);
  });
});
