import { z } from 'zod';
// Scripts read this file without compiling it, so its imports end as the sources do.
import { backup, seenBackups } from './backup.schema.ts';
import { channel } from './channel.schema.ts';
import { database } from './database.schema.ts';
import { events } from './events.schema.ts';
import { mail } from './mail.schema.ts';
import { seeds } from './seeds.schema.ts';
import {
  addressList,
  integer,
  keyRing,
  originList,
  pairs,
  secret,
  webAddress,
  withoutSlash,
} from './variable-kinds.ts';

/** closed: nobody can register, approval: an administrator has to approve, open: at once. */
export const REGISTRATION_MODES = ['closed', 'approval', 'open'] as const;

/** What a deployment gets that sets nothing else; the text of the API says so too. */
export const SIGN_IN_DEFAULTS = { accountFailures: 10, addressFailures: 100, windowMinutes: 15 } as const;

const server = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses demo data and secrets that can be guessed.'),
  HOST: z
    .string()
    .min(1)
    .default('localhost')
    .describe(
      'The address to listen on. `::` is every address of IPv6 and of IPv4, and every one of IPv4 where IPv6 is off.',
    ),
  PORT: integer(0, 65_535).default(3000).describe('The port to listen on; `0` takes any free one.'),
  SALA_PUBLIC_URL: webAddress('https://sala.example')
    .transform(withoutSlash)
    .optional()
    .describe(
      'Where people reach the product: for links in mail and for search engines. Passkeys belong to its host and are ' +
        'used from this address only: a host name with `https`, or `localhost` with any port. When the host changes, they ' +
        'no longer log in. Without it, `http://localhost:PORT`.',
    ),
  SALA_WEB_ORIGINS: originList
    .optional()
    .describe(
      'Origins whose pages may call the API and show its files from another address, `https://admin.sala.example`, ' +
        'separated by commas. Without it, only pages of the product itself may.',
    ),
  SALA_TRUSTED_PROXIES: integer(0, 10)
    .default(0)
    .describe("How many proxies in front may name the caller's address."),
  SALA_WEB_DIR: z
    .string()
    .optional()
    .describe('The directory of the built web, where this process serves it. `npm start` sets `web/dist`.'),
  SALA_DOCS: z.enum(['on', 'off']).default('on').describe('Whether `/docs` serves Swagger UI.'),
  SALA_TIME_ZONE: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC',
      'must be a time zone like Asia/Phnom_Penh',
    )
    .default('Asia/Phnom_Penh')
    .describe('The time zone in which days begin and times are shown.'),
  SALA_ORGANISATION_FILE: z
    .string()
    .optional()
    .describe(
      'A YAML or JSON file that describes the school: name, address, prices, logo ' +
        '(see [Organisation](operations/organisation.md)). Without it, the school of the demo.',
    ),
  SALA_STOP_SECONDS: integer(1, 3_600)
    .default(30)
    .describe('How long a stopping process may finish work in progress. An orchestrator must allow 5 more.'),
  SALA_DRAIN_DELAY_SECONDS: integer(0, 3_600)
    .default(0)
    .describe(
      'Before that: how long requests are still accepted, while `/readyz` answers 503 and each answer ends its connection.',
    ),
};

const accounts = {
  JWT_SECRET: secret
    .optional()
    .describe('Signs sessions, at least 32 characters. `npm start` creates one in its data directory.'),
  JWT_KEYS: keyRing
    .optional()
    .describe(
      '`kid:secret,kid:secret`, instead of `JWT_SECRET`: the first key signs, all verify, so that keys change without ' +
        'ending sessions.',
    ),
  SALA_REGISTRATION: z
    .enum(REGISTRATION_MODES)
    .default('approval')
    .describe(
      'Who may register: `closed` nobody, `approval` whom an administrator approves, `open` everyone.',
    ),
  SALA_SINGLE_SESSION: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Whether a new session ends the older ones of the same account.'),
  SALA_ADMIN_SECOND_FACTOR: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'Whether administrators must have a second factor. One who has none logs in and can only set one up.',
    ),
  SALA_SIGN_IN_ACCOUNT_FAILURES: integer(1, 1_000)
    .default(SIGN_IN_DEFAULTS.accountFailures)
    .describe('How many wrong passwords for one user name, in a window, block it.'),
  SALA_SIGN_IN_ADDRESS_FAILURES: integer(1, 100_000)
    .default(SIGN_IN_DEFAULTS.addressFailures)
    .describe(
      'How many wrong passwords from one address, in a window, block it for accounts that did not log in from it lately.',
    ),
  SALA_SIGN_IN_WINDOW_SECONDS: integer(1, 86_400)
    .default(SIGN_IN_DEFAULTS.windowMinutes * 60)
    .describe('How long that window lasts.'),
};

const files = {
  SALA_S3_BUCKET_URL: webAddress('https://s3.sala.example/files')
    .optional()
    .describe(
      'A bucket of an S3-compatible store, path-style, for uploads, videos too. Without it, the database stores them, and ' +
        '`SALA_MEDIA_DIR` the videos.',
    ),
  SALA_MEDIA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The directory for uploaded videos, which all processes share; back it up with the database. `npm start` sets one in ' +
        'its data directory, the Compose file a volume. Where there is a bucket, that takes new videos, and those in the ' +
        'directory are still served. Without both, no videos can be uploaded; items name the address of one elsewhere.',
    ),
  SALA_VIDEO_MB: integer(1, 100_000).default(512).describe('How many MB an uploaded video may have.'),
  SALA_VIDEO_ACCOUNT_MB: integer(1, 100_000_000)
    .default(20_000)
    .describe('How many MB the videos that one account uploaded may take together, used or not.'),
  SALA_VIDEO_TOTAL_MB: integer(1, 1_000_000_000)
    .default(200_000)
    .describe('How many MB all uploaded videos may take together. Keep it below the size of the volume.'),
  SALA_S3_REGION: z.string().min(1).default('us-east-1').describe('The region of the bucket.'),
  SALA_S3_CREDENTIALS: z
    .enum(['keys', 'workload'])
    .default('keys')
    .describe(
      '`keys`: those below. `workload`: what the platform gives to the process, as AWS does to a ServiceAccount or a machine.',
    ),
  SALA_S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('The access key for the bucket.'),
  SALA_S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('The secret of that key.'),
};

const webhooks = {
  SALA_WEBHOOK_ALLOW: addressList
    .optional()
    .describe(
      'For development and tests: what webhooks reach although it is inside the network, as `host:port`, which may be ' +
        'unencrypted, or as ranges, `10.1.0.0/16`. Separated by commas. Refused in production.',
    ),
};

const retention = {
  SALA_ENQUIRY_RETENTION_DAYS: integer(1, 3_650)
    .default(365)
    .describe('How long enquiries of visitors are kept. The terms of use promise a year at most.'),
  SALA_ENQUIRIES_PER_ADDRESS: integer(1, 100_000)
    .default(60)
    .describe('How many new enquiries from one address are accepted in an hour.'),
  SALA_EVENT_REQUESTS_PER_ADDRESS: integer(60, 10_000_000)
    .default(30_000)
    .describe(
      'How many requests with events of children one address may send to a process in a minute. A school is often behind one ' +
        'address: a child who watches sends about 5.',
    ),
  SALA_REVIEW_REMINDER_HOURS: integer(0, 8_760)
    .default(24)
    .describe(
      'After how many hours a request that waits for a decision is overdue. Those who may decide it are reminded then, and ' +
        'once a day after that. `0` reminds nobody.',
    ),
  SALA_INDEPENDENCE_DAYS: integer(0, 365)
    .default(7)
    .describe(
      'For how many days whoever was made an administrator does not decide on what the person who did it submits, and how long ' +
        'an administrator has to be the only one before deciding alone. `0` asks for neither.',
    ),
  SALA_DEPENDENT_REVIEW_HOURS: integer(1, 8_760)
    .default(24)
    .describe('After how many hours such an administrator decides nevertheless, where nobody else can.'),
  SALA_STORAGE_PER_ACCOUNT_MB: integer(10, 1_000_000)
    .default(200)
    .describe('How many MB the documents of an account may take. The same content counts once.'),
  // The function `audit_drop_partitions` of the database has the same minimum.
  SALA_AUDIT_RETENTION_DAYS: integer(30, 36_500)
    .default(730)
    .describe(
      'How long the audit log is kept. It is dropped by whole months, so entries stay up to a month longer.',
    ),
  // The function `content_fact_drop_partitions` of the database has the same minimum.
  SALA_FACT_RETENTION_DAYS: integer(732, 36_500)
    .default(732)
    .describe('How long the facts behind the analyses are kept, which reach two years back.'),
};

const observability = {
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('The least severe entries that are logged. `npm start` sets `warn`.'),
  SALA_METRICS_PORT: integer(0, 65_535)
    .optional()
    .describe(
      'The port on which `GET /metrics` answers Prometheus, on the same `HOST`. Without it, nothing listens.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://collector:4318')
    .transform(withoutSlash)
    .optional()
    .describe(
      'A collector that takes OTLP over HTTP, as `http://collector:4318`. Without it, nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Headers for the collector: `name=value,name=value`.'),
  OTEL_SERVICE_NAME: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The name of the service in traces. Without it, the `service.name` of the attributes, or `sala`.',
    ),
  OTEL_RESOURCE_ATTRIBUTES: pairs
    .optional()
    .describe(
      'What else traces say of the process that sends them: `name=value,name=value`, where `%2C` is a comma.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1)
    .describe('The share of traces that begin here and are sent, from 0 to 1.'),
};

/** The groups in which docs/configuration.md lists the variables. */
export const ENVIRONMENT_GROUPS = {
  Server: server,
  Database: database,
  'First data': seeds,
  'Sample channel': channel,
  'Events through NATS': events,
  'Accounts and sessions': accounts,
  'Uploaded files': files,
  'Backups in a bucket': backup,
  Mail: mail,
  Webhooks: webhooks,
  'Retention and limits': retention,
  Observability: observability,
};

export const environmentSchema = z
  .object({
    ...server,
    ...database,
    ...seeds,
    ...channel,
    ...events,
    ...accounts,
    ...files,
    ...seenBackups,
    ...mail,
    ...webhooks,
    ...retention,
    ...observability,
  })
  .refine(({ PORT, SALA_METRICS_PORT }) => PORT === 0 || SALA_METRICS_PORT !== PORT, {
    path: ['SALA_METRICS_PORT'],
    error: 'must not be the same as PORT; metrics have a port of their own, such as 9464',
  })
  .refine(({ SALA_STUDIO_FEED, SALA_SEED }) => SALA_STUDIO_FEED !== 'simulator' || SALA_SEED === 'demo', {
    path: ['SALA_STUDIO_FEED'],
    error:
      'must be off, or be left out, without SALA_SEED=demo: a school is not shown viewers that it does not have',
  });

export type Environment = z.infer<typeof environmentSchema>;
