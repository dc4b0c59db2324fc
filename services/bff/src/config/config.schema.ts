import { z } from 'zod';

/** closed: nobody can register, approval: an administrator has to approve, open: at once. */
export const REGISTRATION_MODES = ['closed', 'approval', 'open'] as const;

/** What a deployment gets that sets nothing else; the text of the API says so too. */
export const SIGN_IN_DEFAULTS = { accountFailures: 10, addressFailures: 100, windowMinutes: 15 } as const;

const integer = (minimum: number, maximum: number) => {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z.coerce.number(error).int(error).min(minimum, error).max(maximum, error);
};
const secret = z
  .string()
  .min(32, 'must have at least 32 characters, for example from `openssl rand -base64 48`');

/** Comma-separated `kid:secret` pairs. The first key signs, all of them verify. */
const keyRing = z
  .string()
  .transform((text) => text.split(',').map((pair) => /^([^:]*):(.*)$/s.exec(pair.trim())?.slice(1)))
  .pipe(z.array(z.tuple([z.string().min(1), secret])).min(1));

/** The others that libpq knows, `allow` and `prefer`, leave open whether the connection is encrypted. */
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

const databaseUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'must be an address like postgres://user:password@host:5432/name',
    abort: true,
  })
  .refine(
    (address) => {
      const mode = new URL(address).searchParams.get('sslmode');
      return mode === null || SSL_MODES.includes(mode);
    },
    `must have an sslmode of ${SSL_MODES.join(', ')}, or none`,
  );

export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: integer(0, 65_535).default(3000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** May lead through PgBouncer in transaction mode, if DATABASE_LISTEN_URL is set. */
  DATABASE_URL: databaseUrl,
  /** Straight to the primary, because LISTEN belongs to one connection of the server. */
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  /** A streaming replica of the primary. */
  DATABASE_READ_URL: databaseUrl.optional(),
  /** Straight to the primary, as a role that may create tables: for migrations and seeds. */
  DATABASE_MIGRATE_URL: databaseUrl.optional(),
  /** As for libpq: a file with the certificates of the authorities that may have signed those of the database. */
  PGSSLROOTCERT: z.string().optional(),
  DATABASE_POOL_SIZE: integer(1, 200).default(10),
  /** Unset: named unless a pooler lies between, of which only some versions keep the names of statements. */
  DATABASE_STATEMENTS: z.enum(['named', 'unnamed']).optional(),
  JWT_SECRET: secret.optional(),
  JWT_KEYS: keyRing.optional(),
  SALA_MIGRATE: z.enum(['startup', 'off']).default('startup'),
  SALA_SEED: z.enum(['demo', 'base', 'off']).default('base'),
  /** Made by the base seed if there is no administrator. */
  SALA_FIRST_ADMIN_LOGIN: z
    .string()
    .regex(/^[^\s]{1,64}$/, 'must have 1 to 64 characters and no spaces')
    .optional(),
  SALA_FIRST_ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have 12 to 128 characters')
    .max(128, 'must have 12 to 128 characters')
    .optional(),
  SALA_DEMO_FACTS: integer(10_000, 1_000_000).default(100_000),
  SALA_SEED_POLICIES: integer(55, 2_000_000).default(55),
  SALA_TIME_ZONE: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC',
      'must be a time zone like Asia/Phnom_Penh',
    )
    .default('Asia/Phnom_Penh'),
  SALA_S3_BUCKET_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.sala.example/files' })
    .optional(),
  SALA_S3_REGION: z.string().min(1).default('us-east-1'),
  SALA_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  SALA_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SALA_WEB_DIR: z.string().optional(),
  SALA_DOCS: z.enum(['on', 'off']).default('on'),
  SALA_REGISTRATION: z.enum(REGISTRATION_MODES).default('approval'),
  SALA_SINGLE_SESSION: z.enum(['on', 'off']).default('off'),
  /** The number of failures within the window after which signing in is refused, per user name and per address. */
  SALA_SIGN_IN_ACCOUNT_FAILURES: integer(1, 1_000).default(SIGN_IN_DEFAULTS.accountFailures),
  SALA_SIGN_IN_ADDRESS_FAILURES: integer(1, 100_000).default(SIGN_IN_DEFAULTS.addressFailures),
  SALA_SIGN_IN_WINDOW_SECONDS: integer(1, 86_400).default(SIGN_IN_DEFAULTS.windowMinutes * 60),
  /** The address at which people reach the product, for absolute links. */
  SALA_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://sala.example' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** A YAML or JSON file that describes the school: its name, address, prices and so on. */
  SALA_ORGANISATION_FILE: z.string().optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address like smtp://user:password@mail.sala.example:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^\r\n<>"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be like Sala <no-reply@sala.example>',
    )
    .optional(),
  SALA_STUDIO_FEED: z.enum(['simulator', 'off']).default('simulator'),
  SALA_ENQUIRY_RETENTION_DAYS: integer(1, 3_650).default(365),
  SALA_ENQUIRIES_PER_ADDRESS: integer(1, 100_000).default(60),
  /** The function `audit_drop_partitions` of the database has the same minimum. */
  SALA_AUDIT_RETENTION_DAYS: integer(30, 36_500).default(730),
  /** Analyses reach two years back. The function `content_fact_drop_partitions` of the database has the same minimum. */
  SALA_FACT_RETENTION_DAYS: integer(732, 36_500).default(732),
  /** For what is under way when the process is told to stop. */
  SALA_STOP_SECONDS: integer(1, 3_600).default(30),
  /** Before that: how long requests are still accepted, while the process says that it is not ready any more. */
  SALA_DRAIN_DELAY_SECONDS: integer(0, 3_600).default(0),
  /** A collector of traces that takes OTLP over HTTP. Unset: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://collector:4318' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('sala'),
  /** The share of traces that begin here and are sent, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  /** Unset: nothing listens for Prometheus. */
  SALA_METRICS_PORT: integer(0, 65_535).optional(),
  SALA_TRUSTED_PROXIES: integer(0, 10).default(0),
});

export type Environment = z.infer<typeof environmentSchema>;
