import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createApp } from '../../src/app.setup.js';
import { prepareDatabase } from '../../src/prepare-database.js';
import { TestApi } from '../support/test-api.js';
import { testConfig } from '../support/test-config.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';

describe('a production start', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await copyTemplate();
  });
  afterEach(() => database.drop());

  test('refuses a database that has the demo accounts', async () => {
    const config = Object.assign(testConfig(database.url, { SALA_SEED: 'base' }), { production: true });
    await expect(prepareDatabase(config)).rejects.toThrow(
      /^DATABASE_URL: this database has the demo accounts/,
    );
  });

  test('names DATABASE_URL if that one cannot be used, even if the one for migrations can', async () => {
    const nowhere = new URL(database.url);
    nowhere.pathname = '/sala_nowhere';
    const environment = { DATABASE_MIGRATE_URL: database.url, SALA_SEED: 'off' };
    const config = testConfig(nowhere.href, environment);
    await prepareDatabase(config);
    await expect(createApp(config).then((app) => app.init())).rejects.toThrow(
      /^DATABASE_URL: cannot use the database\/sala_nowhere on \S+: the database does not exist; create it\.$/,
    );
  });

  test('makes the first administrator, once', async () => {
    const start = (password: string) =>
      prepareDatabase(
        testConfig(database.url, {
          SALA_SEED: 'base',
          SALA_FIRST_ADMIN_LOGIN: 'dara',
          SALA_FIRST_ADMIN_PASSWORD: password,
        }),
      );
    await start('Lanterns-on-the-Mekong');
    const api = await TestApi.start({}, database);
    const signIn = async (password: string) =>
      (await api.post('/api/user/login', { body: { username: 'dara', password } })).body.code;
    // The demo data has administrators already.
    expect(await signIn('Lanterns-on-the-Mekong')).toBe(50000);

    await api.sql(`UPDATE account SET role = 'user'`);
    await start('Lanterns-on-the-Mekong');
    await start('another-one-that-comes-late');
    expect(await signIn('another-one-that-comes-late')).toBe(50000);
    expect(await signIn('Lanterns-on-the-Mekong')).toBe(20000);
    expect(await api.sql(`SELECT user_name FROM account WHERE role = 'admin'`)).toEqual([
      { user_name: 'dara' },
    ]);
    await api.app.close();
  });
});
