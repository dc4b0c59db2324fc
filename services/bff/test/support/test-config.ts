import { Config } from '../../src/config/config.js';

export const TEST_SECRET = 'a secret that only the tests know, long enough';

export function testConfig(databaseUrl: string, environment: NodeJS.ProcessEnv = {}): Config {
  return Config.parse({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    // A machine that does much else is no failure.
    DATABASE_CONNECT_SECONDS: '20',
    JWT_SECRET: TEST_SECRET,
    LOG_LEVEL: 'silent',
    SALA_SEED: 'demo',
    SALA_DEMO_FACTS: '20000',
    // Tests that count live events are not to hear of it.
    SALA_STUDIO_FEED: 'off',
    // Tests that count channels make their own.
    SALA_CHANNEL: 'off',
    SALA_DEMO_EVENTS: 'off',
    ...environment,
  });
}
