import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { TEST_SECRET } from '../support/test-config.js';
import { fastest } from '../support/fastest.js';
import { until } from '../support/until.js';
import { TestApi } from '../support/test-api.js';

const GOOD = {
  algorithm: 'HS256',
  keyid: 'default',
  issuer: 'sala',
  audience: 'sala-web',
  expiresIn: '1h',
} as const;

describe('sessions', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const codeOf = async (token: string) => (await api.post('/api/user/info', { token })).body.code;
  const sidOf = (token: string) =>
    new JwtService().decode<{ sid: string; exp: number; iat: number }>(token).sid;

  test.each(['admin', 'user'] as const)('%s signs in and gets the user info', async (name) => {
    const token = await api.signIn(name);
    const { body } = await api.post<{ role: string; phone: string; certification: number }>(
      '/api/user/info',
      { token },
    );
    expect(body.data.role).toBe(name);
    expect(body.data.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect((await api.get('/api/user/info', { token })).body.data).toEqual(body.data);
  });

  test('a wrong password and an unknown user get the same answer', async () => {
    const wrong = await api.post('/api/user/login', { body: { username: 'admin', password: 'no' } });
    const unknown = await api.post('/api/user/login', { body: { username: 'nobody', password: 'no' } });
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toMatchObject({ status: 'fail', code: 50000, data: null });
  });

  test.each([
    [{ username: '', password: 'x' }, 'The user name cannot be empty.'],
    [{ username: '  ', password: 'x' }, 'The user name cannot be empty.'],
    [{ username: 'admin', password: '' }, 'The password cannot be empty.'],
  ])('%j is refused with 50000', async (body, msg) => {
    const answer = await api.post('/api/user/login', { body });
    expect(answer).toMatchObject({ status: 200, body: { code: 50000, msg } });
  });

  test.each([
    [{ username: 'x'.repeat(65), password: 'x' }, 'username', 'maxLength'],
    [{ username: 'x', password: 'x'.repeat(129) }, 'password', 'maxLength'],
    [{ password: 'x' }, 'username', 'required'],
    [{ username: null, password: 'x' }, 'username', 'required'],
    [{ username: 1, password: 'x' }, 'username', 'string'],
    [{ username: 'x', password: ['x'] }, 'password', 'string'],
    [{ username: 'x', password: 'x', remember: 'yes' }, 'remember', 'boolean'],
    [{ username: 'x', password: 'x', role: 'admin' }, 'role', 'unknown'],
    [{ username: '\ud800', password: 'x' }, 'username', 'text'],
  ])('%j violates the contract', async (body, field, rule) => {
    const answer = await api.post('/api/user/login', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 40000, data: { errors: [{ field, rule }] } } });
  });

  test('lives 8 hours, or 30 days when remembered', async () => {
    const lifetime = (token: string) => {
      const { exp, iat } = new JwtService().decode<{ exp: number; iat: number }>(token);
      return Math.round((exp - iat) / 3600);
    };
    expect(lifetime(await api.signIn('user'))).toBe(8);
    expect(lifetime(await api.signIn('user', { remember: true }))).toBe(720);
  });

  test('logout ends this session and no other', async () => {
    const [first, second] = [await api.signIn('user'), await api.signIn('user')];
    // What is remembered of a session must not outlive it.
    expect(await codeOf(first)).toBe(20000);
    expect((await api.post('/api/user/logout', { token: first })).body).toMatchObject({
      data: null,
      code: 20000,
    });
    expect(await codeOf(first)).toBe(50008);
    expect(await codeOf(second)).toBe(20000);
  });

  test('logging out without a session succeeds', async () => {
    const [left, late, revoked] = [
      await api.signIn('user'),
      await api.signIn('user'),
      await api.signIn('user'),
    ];
    await api.post('/api/user/logout', { token: left });
    await api.sql(`UPDATE session SET expires_at = now() - interval '1 second' WHERE id = $1`, [sidOf(late)]);
    await api.sql(`UPDATE session SET ended_at = now(), end_reason = 'revoked' WHERE id = $1`, [
      sidOf(revoked),
    ]);
    const forged = new JwtService().sign({ sid: sidOf(left) }, { secret: 'x'.repeat(40), ...GOOD });
    for (const token of [left, late, revoked, forged, 'abc', undefined]) {
      const { status, body } = await api.post('/api/user/logout', {
        ...(token === undefined ? {} : { token }),
      });
      expect({ token, http: status, ...body }).toMatchObject({ token, http: 200, data: null, code: 20000 });
    }
  });

  test('an expired session is 50014, one ended by an administrator 50012', async () => {
    const [late, revoked] = [await api.signIn('user'), await api.signIn('user')];
    await api.sql(`UPDATE session SET expires_at = now() - interval '1 second' WHERE id = $1`, [sidOf(late)]);
    await api.sql(`UPDATE session SET ended_at = now(), end_reason = 'revoked' WHERE id = $1`, [
      sidOf(revoked),
    ]);
    expect(await codeOf(late)).toBe(50014);
    expect(await codeOf(revoked)).toBe(50012);
  });

  test('a disabled account is signed out at once and cannot sign in', async () => {
    await api.sql(`INSERT INTO account (user_name, password_hash, role, name, registration_date, account_id)
      SELECT 'leaver', password_hash, 'user', 'Leaver', now(), '9' FROM account WHERE user_name = 'user'`);
    const login = () =>
      api.post<{ token: string }>('/api/user/login', { body: { username: 'leaver', password: 'user' } });
    const { token } = (await login()).body.data;
    await api.sql(`UPDATE account SET enabled = false WHERE user_name = 'leaver'`);
    expect(await codeOf(token)).toBe(50008);
    expect((await login()).body.code).toBe(50000);
  });

  describe('forged tokens', () => {
    const jwt = new JwtService();
    let sid: string;
    beforeAll(async () => {
      sid = sidOf(await api.signIn('admin'));
    });
    const sign = (claims: object, options: object) =>
      jwt.sign(claims, { secret: TEST_SECRET, ...GOOD, ...options });

    const signForever = (claims: object) => {
      const { algorithm, keyid, issuer, audience } = GOOD;
      return jwt.sign(claims, { secret: TEST_SECRET, algorithm, keyid, issuer, audience });
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signCritical = (claims: object) => {
      const header = { alg: 'HS256', typ: 'JWT', kid: 'default', crit: ['x-limit'], 'x-limit': 1 };
      const text = `${part(header)}.${sign(claims, {}).split('.')[1] ?? ''}`;
      return `${text}.${createHmac('sha256', TEST_SECRET).update(text).digest('base64url')}`;
    };

    test('the control: a token signed as the server signs is accepted', async () => {
      expect(await codeOf(sign({ sid }, {}))).toBe(20000);
    });

    test.each<[string, () => string]>([
      ['no token', () => ''],
      ['not a token', () => 'abc'],
      ['another secret', () => sign({ sid }, { secret: 'x'.repeat(40) })],
      ['another algorithm', () => sign({ sid }, { algorithm: 'HS512' })],
      ['another key id', () => sign({ sid }, { keyid: 'other' })],
      ['another issuer', () => sign({ sid }, { issuer: 'other' })],
      ['another audience', () => sign({ sid }, { audience: 'other' })],
      ['no end', () => signForever({ sid })],
      ['an extension that must be understood', () => signCritical({ sid })],
      ['no session', () => sign({}, {})],
      ['an unknown session', () => sign({ sid: randomUUID() }, {})],
      ['a session that is no UUID', () => sign({ sid: "' OR 1=1 --" }, {})],
      ['forged and expired', () => sign({ sid }, { secret: 'x'.repeat(40), expiresIn: '-1h' })],
      ['algorithm none', () => `${part({ alg: 'none', typ: 'JWT', kid: 'default' })}.${part({ sid })}.`],
    ])('%s is 50008', async (_name, token) => {
      expect(await codeOf(token())).toBe(50008);
    });

    test('a valid signature of an expired token is 50014', async () => {
      expect(await codeOf(sign({ sid }, { expiresIn: '-1h' }))).toBe(50014);
    });
  });
});

describe('two replicas over one database', () => {
  let first: TestApi;
  let second: TestApi;
  beforeAll(async () => {
    first = await TestApi.start();
    second = await TestApi.start({}, first.database);
  });
  afterAll(async () => {
    await second.app.close();
    await first.stop();
  });

  test('a logout on one replica takes effect on the other within a second', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, () => first.signIn('user')));
    const codeAtSecond = async (token: string) => (await second.post('/api/user/info', { token })).body.code;
    const codes = await Promise.all(tokens.map(codeAtSecond));
    expect(codes).toEqual(tokens.map(() => 20000));
    const logout = async () => {
      const token = tokens.pop() ?? '';
      await first.post('/api/user/logout', { token });
      await until(async () => (await codeAtSecond(token)) === 50008);
    };
    expect(await fastest(logout, tokens.length)).toBeLessThan(1_000);
  });
});

describe('single-session policy', () => {
  test('a new sign-in supersedes the older one with 50012', async () => {
    const api = await TestApi.start({ SALA_SINGLE_SESSION: 'on' });
    const [older, newer] = [await api.signIn('user'), await api.signIn('user')];
    expect((await api.post('/api/user/info', { token: older })).body.code).toBe(50012);
    expect((await api.post('/api/user/info', { token: newer })).body.code).toBe(20000);
    await api.stop();
  });

  test('leaves one session of sign-ins at the same time', async () => {
    const api = await TestApi.start({ SALA_SINGLE_SESSION: 'on' });
    const tokens = await Promise.all(Array.from({ length: 8 }, () => api.signIn('user')));
    const answers = await Promise.all(tokens.map((token) => api.post('/api/user/info', { token })));
    const codes = answers.map(({ body }) => body.code).sort();
    expect(codes).toEqual([20000, ...Array<number>(7).fill(50012)]);
    await api.stop();
  });
});
