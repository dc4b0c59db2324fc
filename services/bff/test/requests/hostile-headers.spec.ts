import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

const LOGIN = '/api/user/login';
const PEER = '127.0.0.1';
const CALLER = '192.0.2.7';

interface Row {
  address: string;
  agent: string;
}

/** What a header says is stored with the session and in the audit log, and counted. */
describe('headers of a caller that are stored', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_TRUSTED_PROXIES: '1', SALA_SIGN_IN_ACCOUNT_FAILURES: '1000' });
  });
  afterAll(() => api.stop());

  const signIn = async (headers: Record<string, string>) => {
    const { status } = await api.post(LOGIN, { body: { username: 'user', password: 'user' }, headers });
    const [stored] = await api.sql<Row>(
      `SELECT host(address) AS address, user_agent AS agent FROM session ORDER BY created_at DESC LIMIT 1`,
    );
    return { status, ...stored };
  };

  test.each([
    [CALLER, CALLER],
    [`${CALLER}:4711`, CALLER],
    ['[2001:db8::7]:80', '2001:db8::7'],
    [`192.0.2.9, ${CALLER}`, CALLER],
    // Nothing is known of whoever is behind nonsense but the proxy that passed it on.
    ['unknown', PEER],
    [`${CALLER}:99999`, PEER],
    [`${CALLER}, unknown`, PEER],
    ['fe80::1%eth0', PEER],
    ['1'.repeat(8_000), PEER],
    ['\u0000', PEER],
  ])('X-Forwarded-For: %j signs in from %s', async (given, address) => {
    expect(await signIn({ 'x-forwarded-for': given })).toMatchObject({ status: 200, address });
  });

  test.each(['unknown', 'x'.repeat(8_000), `${CALLER}:99999`])(
    'failures that name %j are counted for the proxy',
    async (given) => {
      const { status, body } = await api.post(LOGIN, {
        body: { username: 'user', password: 'wrong' },
        headers: { 'x-forwarded-for': given },
      });
      expect({ status, code: body.code }).toEqual({ status: 200, code: 50000 });
      const keys = await api.sql<{ key: string }>(
        `SELECT key FROM sign_in_failure WHERE key LIKE '%${PEER}%'`,
      );
      expect(keys).toHaveLength(1);
    },
  );

  test.each([
    ['too long', 'x'.repeat(8_000), 'x'.repeat(256)],
    ['with controls', 'a\u0000b\tc\u0085d', 'a b c d'],
    ['in no encoding', '\u00ff\u00fe', '\u00ff\u00fe'],
  ])('a User-Agent %s is stored as far as it fits', async (_, given, agent) => {
    expect(await signIn({ 'user-agent': given })).toMatchObject({ status: 200, agent });
  });

  test.each([
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'x-real-ip',
    'accept-language',
    'x-request-id',
  ])('%s changes nothing that is stored', async (name) => {
    for (const value of ['x'.repeat(8_000), 'a\u0000b', 'for=unknown;host="a\\"', `for=${CALLER}`])
      expect(await signIn({ [name]: value })).toMatchObject({ status: 200, address: PEER });
  });
});
