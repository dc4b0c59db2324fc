import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seal, unseal } from '../../src/common/sealing/seal.js';
import { AUTHENTICATOR_KEY } from '../../src/security/authenticator-apps/authenticator-apps.constants.js';
import { AuthenticatorKeysService } from '../../src/security/authenticator-apps/authenticator-keys.service.js';
import { TestApi } from '../support/test-api.js';

const [OLD, NEW] = ['2025', '2026'].map((id) => ({
  id,
  secret: `the-key-of-the-year-${id}-`.padEnd(48, 'x'),
}));

describe('the key of an authenticator app', () => {
  let api: TestApi;
  beforeAll(async () => {
    const keys = [NEW, OLD].map((key) => `${key?.id}:${key?.secret}`);
    api = await TestApi.start({ JWT_KEYS: keys.join(',') });
  });
  afterAll(() => api.stop());

  const store = async (user: string, key: typeof OLD) => {
    if (!key) throw new Error('There is no key.');
    await api.sql(
      `INSERT INTO authenticator_app (account_id, secret, last_step) SELECT id, $2, 0 FROM account WHERE user_name = $1`,
      [user, seal(`secret of ${user}`, AUTHENTICATOR_KEY, [key])],
    );
  };
  const secrets = async () =>
    await api.sql<{ secret: Buffer }>('SELECT secret FROM authenticator_app ORDER BY account_id');

  test('does not need a former key of the deployment, though nobody has logged in', async () => {
    await store('admin', OLD);
    await store('user', NEW);
    const before = await secrets();
    await api.app.get(AuthenticatorKeysService).keep();
    const after = await secrets();
    expect(after.map(({ secret }) => unseal(secret, AUTHENTICATOR_KEY, NEW ? [NEW] : [])).toSorted()).toEqual(
      ['secret of admin', 'secret of user'],
    );
    // What the first key opens stays as it is.
    const isSame = ({ secret }: { secret: Buffer }) => before.some((other) => other.secret.equals(secret));
    expect(after.filter(isSame)).toHaveLength(1);
  });
});
