import { describe, expect, test } from '@jest/globals';
import { Config } from './config.js';

const GOOD = {
  DATABASE_URL: 'postgres://sala:secret@db:5432/sala',
  JWT_SECRET: 'a text of more than thirty-two characters',
};

const CREDENTIALS = '-----BEGIN NATS USER JWT-----';

describe('the environment', () => {
  test.each([
    ['nats://nats', { servers: ['nats:4222'], isEncrypted: false, user: undefined, token: undefined }],
    [
      'tls://a:b%40c@nats:1,tls://other',
      { servers: ['nats:1', 'other:4222'], isEncrypted: true, user: 'a', password: 'b@c' },
    ],
    ['nats://secret@nats', { user: undefined, password: undefined, token: 'secret' }],
  ])('reads the servers of NATS, %s', (url, servers) => {
    expect(Config.parse(GOOD).eventStream).toBeUndefined();
    expect(Config.parse({ ...GOOD, SALA_EVENTS_URL: url }).eventStream).toMatchObject(servers);
  });

  test('has defaults for everything but the secrets', () => {
    const config = Config.parse(GOOD);
    expect(config).toMatchObject({ port: 3000, host: 'localhost', timeZone: 'Asia/Phnom_Penh', docs: true });
    expect(config.database).toMatchObject({ migrate: true, seed: 'base', poolSize: 10, demoFacts: 100_000 });
    expect(config.signInLimits).toEqual({ accountFailures: 10, addressFailures: 100, windowSeconds: 900 });
  });

  test.each([
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must be an address like postgres:/],
    [{ DATABASE_URL: '' }, /^DATABASE_URL: /],
    [{ DATABASE_LISTEN_URL: 'db:5432' }, /^DATABASE_LISTEN_URL: must be an address like postgres:/],
    [{ DATABASE_STATEMENTS: 'prepared' }, /^DATABASE_STATEMENTS: /],
    [{ DATABASE_WAIT_SECONDS: '601' }, /^DATABASE_WAIT_SECONDS: must be a whole number from 0 to 600/],
    [{ DATABASE_READ_URL: 'http://db' }, /^DATABASE_READ_URL: must be an address like postgres:/],
    [{ DATABASE_MIGRATE_URL: 'db' }, /^DATABASE_MIGRATE_URL: must be an address like postgres:/],
    [
      { DATABASE_URL: `${GOOD.DATABASE_URL}?sslmode=prefer` },
      /^DATABASE_URL: must have an sslmode of disable, req/,
    ],
    [
      { DATABASE_READ_URL: 'postgres://db/sala?sslmode=verify-ca' },
      /^DATABASE_READ_URL: verify-ca needs a cert/,
    ],
    [
      { PGSSLROOTCERT: '/etc/hostname' },
      /^DATABASE_URL: has no sslmode, but PGSSLROOTCERT is set\. Add sslmode=/,
    ],
    [
      { DATABASE_URL: `${GOOD.DATABASE_URL}?sslmode=verify-full`, PGSSLROOTCERT: '/nowhere/ca.crt' },
      /^PGSSLROOTCERT: the file \/nowhere\/ca\.crt cannot be read/,
    ],
    [
      { DATABASE_LISTEN_URL: 'postgres://db/sala?sslmode=verify-full&sslrootcert=/nowhere/ca.crt' },
      /^DATABASE_LISTEN_URL: the file \/nowhere\/ca\.crt cannot be read/,
    ],
    [{ PORT: '70000' }, /^PORT: must be a whole number from 0 to 65535\.$/],
    [{ PORT: 'http' }, /^PORT: must be a whole number/],
    [{ PORT: '3000', SALA_METRICS_PORT: '3000' }, /^SALA_METRICS_PORT: must not be the same as PORT; /],
    [{ SALA_METRICS_PORT: '3000' }, /^SALA_METRICS_PORT: must not be the same as PORT; /],
    [{ OTEL_RESOURCE_ATTRIBUTES: 'production' }, /^OTEL_RESOURCE_ATTRIBUTES: must be like name=value/],
    [{ OTEL_RESOURCE_ATTRIBUTES: 'a=%GG' }, /^OTEL_RESOURCE_ATTRIBUTES: must be like name=value/],
    [{ JWT_SECRET: 'short' }, /^JWT_SECRET: must have at least 32 characters/],
    [{ JWT_SECRET: '' }, /^JWT_SECRET: is not set/],
    [{ SALA_TIME_ZONE: 'Mars/Olympus' }, /^SALA_TIME_ZONE: must be a time zone/],
    [{ SALA_DEMO_FACTS: '9999' }, /^SALA_DEMO_FACTS: /],
    [{ SALA_DEMO_FACTS: '1000001' }, /^SALA_DEMO_FACTS: /],
    [{ SALA_DEMO_EVENTS: 'camera' }, /^SALA_DEMO_EVENTS: /],
    [{ SALA_SIGN_IN_ACCOUNT_FAILURES: '0' }, /^SALA_SIGN_IN_ACCOUNT_FAILURES: /],
    [{ SALA_SIGN_IN_ADDRESS_FAILURES: 'many' }, /^SALA_SIGN_IN_ADDRESS_FAILURES: /],
    [{ SALA_PUBLIC_URL: 'sala.example' }, /^SALA_PUBLIC_URL: must be an address/],
    [{ SALA_WEB_ORIGINS: 'admin.sala.example' }, /^SALA_WEB_ORIGINS[.\d]*: must be a list of origins/],
    [
      { SALA_WEB_ORIGINS: 'https://admin.sala.example/' },
      /^SALA_WEB_ORIGINS[.\d]*: must be a list of origins/,
    ],
    [{ SALA_WEB_ORIGINS: 'https://a.example,https://b.example/app' }, /^SALA_WEB_ORIGINS[.\d]*: must be/],
    [{ SALA_WEB_ORIGINS: '*' }, /^SALA_WEB_ORIGINS[.\d]*: must be a list of origins/],
    [{ SALA_WEB_ORIGINS: 'ftp://a.example' }, /^SALA_WEB_ORIGINS[.\d]*: must be a list of origins/],
    [{ SALA_EVENT_REQUESTS_PER_ADDRESS: '59' }, /^SALA_EVENT_REQUESTS_PER_ADDRESS: /],
    [{ SALA_VIDEO_MB: '0' }, /^SALA_VIDEO_MB: /],
    [{ SALA_STORAGE_PER_ACCOUNT_MB: '9' }, /^SALA_STORAGE_PER_ACCOUNT_MB: /],
    [{ SALA_ENQUIRY_RETENTION_DAYS: '0' }, /^SALA_ENQUIRY_RETENTION_DAYS: /],
    [{ SALA_AUDIT_RETENTION_DAYS: '29' }, /^SALA_AUDIT_RETENTION_DAYS: must be a whole number from 30 to/],
    [{ SALA_FACT_RETENTION_DAYS: '731' }, /^SALA_FACT_RETENTION_DAYS: must be a whole number from 732 to/],
    [{ SALA_REGISTRATION: 'invitation' }, /^SALA_REGISTRATION: /],
    [{ SALA_ADMIN_SECOND_FACTOR: 'yes' }, /^SALA_ADMIN_SECOND_FACTOR: /],
    [{ SALA_STUDIO_FEED: 'camera' }, /^SALA_STUDIO_FEED: /],
    [{ SALA_STUDIO_FEED: 'simulator', SALA_SEED: 'base' }, /^SALA_STUDIO_FEED: must be off, or be left out/],
    [{ SALA_STOP_SECONDS: '0' }, /^SALA_STOP_SECONDS: must be a whole number from 1 to 3600/],
    [{ SALA_SIGN_IN_WINDOW_SECONDS: '86401' }, /^SALA_SIGN_IN_WINDOW_SECONDS: /],
    [{ NODE_ENV: 'production', SALA_SEED: 'demo' }, /^SALA_SEED: demo accounts .* refused in production/],
    [{ SALA_WEBHOOK_ALLOW: 'localhost' }, /^SALA_WEBHOOK_ALLOW[.\d]*: must be a list of host:port or ranges/],
    [{ SALA_WEBHOOK_ALLOW: '10.0.0.0/33' }, /^SALA_WEBHOOK_ALLOW[.\d]*: must be a list/],
    [
      { NODE_ENV: 'production', SALA_WEBHOOK_ALLOW: '10.0.0.0/8' },
      /^SALA_WEBHOOK_ALLOW: .* refused in production/,
    ],
    [{ SALA_S3_BUCKET_URL: 'ftp://files' }, /^SALA_S3_BUCKET_URL: must be an address/],
    [{ SALA_S3_BUCKET_URL: 'https://s3.sala.example/files' }, /^SALA_S3_ACCESS_KEY_ID: is not set/],
    [{ SALA_S3_CREDENTIALS: 'iam' }, /^SALA_S3_CREDENTIALS: /],
    [{ SALA_EVENTS_URL: 'http://nats:4222' }, /^SALA_EVENTS_URL\S*: must be an address like nats:/],
    [{ SALA_EVENTS_URL: 'nats://a,tls://b' }, /^SALA_EVENTS_URL: must be an address like nats:/],
    [{ SALA_EVENTS_URL: 'tls://10.0.0.5' }, /^SALA_EVENTS_URL: must name servers with tls:\/\/ by name/],
    [
      { SALA_EVENTS_URL: 'tls://[fd00::5]:4222' },
      /^SALA_EVENTS_URL: must name servers with tls:\/\/ by name/,
    ],
    [{ SALA_EVENTS_CREDENTIALS: 'secret' }, /^SALA_EVENTS_CREDENTIALS: must be the content of a credentials/],
    [{ SALA_EVENTS_CREDENTIALS: CREDENTIALS }, /^SALA_EVENTS_URL: is not set, but the credentials are/],
    [
      { SALA_EVENTS_URL: 'nats://a:b@nats', SALA_EVENTS_CREDENTIALS: CREDENTIALS },
      /^SALA_EVENTS_CREDENTIALS: is set, but SALA_EVENTS_URL names a user/,
    ],
    [{ SALA_EVENTS_STREAM: 'a.b' }, /^SALA_EVENTS_STREAM: must have letters/],
    [{ SMTP_URL: 'mail.sala.example' }, /^SMTP_URL: must be an address like smtp:/],
    [{ SMTP_URL: 'smtp://mail.sala.example' }, /^MAIL_FROM: is not set/],
    [{ MAIL_FROM: 'Sala\nBcc: a@b.example' }, /^MAIL_FROM: must be like Sala </],
    [{ SALA_FIRST_ADMIN_LOGIN: 'dara' }, /^SALA_FIRST_ADMIN_PASSWORD: is not set/],
    [{ SALA_FIRST_ADMIN_PASSWORD: 'short' }, /^SALA_FIRST_ADMIN_PASSWORD: must have 12 to 128 characters/],
    [{ JWT_SECRET_FILE: '/nowhere/secret' }, /^JWT_SECRET_FILE: the file .* cannot be read/],
  ])('%j is rejected with a one-sentence message', (change, message) => {
    expect(() => Config.parse({ ...GOOD, ...change })).toThrow(message);
  });

  test('uses one address of the database for everything, unless others are given', () => {
    const [pooler, direct, owner] = ['pooler', 'db', 'owner@db'].map((host) => `postgres://${host}/sala`);
    expect(Config.parse({ ...GOOD, DATABASE_URL: direct }).database).toMatchObject({
      pooled: false,
      areNamed: true,
      listenUrl: direct,
      readUrl: undefined,
      migrations: { url: direct, variable: 'DATABASE_URL' },
    });
    const split = { ...GOOD, DATABASE_URL: pooler, DATABASE_LISTEN_URL: direct };
    expect(Config.parse(split).database).toMatchObject({
      url: pooler,
      pooled: true,
      areNamed: false,
      listenUrl: direct,
      migrations: { url: direct, variable: 'DATABASE_LISTEN_URL' },
    });
    expect(Config.parse({ ...split, DATABASE_STATEMENTS: 'named' }).database.areNamed).toBe(true);
    expect(Config.parse({ ...split, DATABASE_MIGRATE_URL: owner }).database.migrations).toEqual({
      url: owner,
      variable: 'DATABASE_MIGRATE_URL',
    });
  });

  test('asks node-postgres for what libpq understands by an address', () => {
    const plain = 'postgres://db/sala?sslmode=disable';
    const encrypted = 'postgres://db/sala?sslmode=verify-full';
    const urlOf = (DATABASE_URL: string, PGSSLROOTCERT: string) =>
      Config.parse({ ...GOOD, DATABASE_URL, PGSSLROOTCERT }).database.url;
    expect(urlOf(plain, '/nowhere')).toBe(plain);
    expect(urlOf(encrypted, 'system')).toBe(`${encrypted}&uselibpqcompat=true`);
    expect(urlOf(`${encrypted}&sslrootcert=system`, '/nowhere')).toBe(`${encrypted}&uselibpqcompat=true`);
  });

  test('takes a port of its own for metrics, or any free one', () => {
    const portOf = (PORT: string, SALA_METRICS_PORT: string) =>
      Config.parse({ ...GOOD, PORT, SALA_METRICS_PORT }).metricsPort;
    expect(portOf('3000', '9464')).toBe(9464);
    expect(portOf('0', '0')).toBe(0);
  });

  test('has keys for the bucket, or those that the platform gives', () => {
    const bucket = { ...GOOD, SALA_S3_BUCKET_URL: 'https://s3.sala.example/files/' };
    expect(Config.parse({ ...bucket, SALA_S3_CREDENTIALS: 'workload' }).objectStore).toEqual({
      url: 'https://s3.sala.example/files',
      region: 'us-east-1',
      keys: undefined,
    });
    const keys = { SALA_S3_ACCESS_KEY_ID: 'id', SALA_S3_SECRET_ACCESS_KEY: 'secret' };
    expect(Config.parse({ ...bucket, ...keys }).objectStore?.keys).toEqual({
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  test('knows its public address', () => {
    expect(Config.parse(GOOD).publicUrl).toBe('http://localhost:3000');
    expect(Config.parse({ ...GOOD, SALA_PUBLIC_URL: 'https://sala.example/' }).publicUrl).toBe(
      'https://sala.example',
    );
  });

  test('never reveals a password', () => {
    expect(() => Config.parse({ ...GOOD, DATABASE_URL: 'http://sala:secret@db/sala' })).toThrow(
      /^(?!.*secret).*$/s,
    );
  });

  test('accepts several keys and signs with the first', () => {
    const ring = `new:${'n'.repeat(32)},old:${'o'.repeat(32)}`;
    expect(Config.parse({ ...GOOD, JWT_KEYS: ring }).jwtKeys.map(({ id }) => id)).toEqual([
      'new',
      'old',
      'default',
    ]);
  });
});
