import { describe, expect, test } from '@jest/globals';
import { prepareDatabase } from '../src/prepare-database.js';
import { testConfig } from './support/test-config.js';
import { copyTemplate } from './support/test-database.js';

describe('a production start', () => {
  test('refuses a database that has the demo accounts', async () => {
    const database = await copyTemplate();
    const config = testConfig(database.url, { NODE_ENV: 'production', SALA_SEED: 'base' });
    await expect(prepareDatabase(config)).rejects.toThrow(
      /^DATABASE_URL: this database has the demo accounts/,
    );
    await database.drop();
  });
});
