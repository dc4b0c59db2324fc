import { type z } from 'zod';
import { StartupError } from '../common/errors/startup-error.js';
import { backupPlacesOf } from './backup-places.js';
import { type Environment, environmentSchema } from './config.schema.js';
import { addressAsInLibpq } from './database-address.js';
import { type EventStreamSettings, eventStreamOf } from './event-stream-settings.js';
import { type MailServer, mailServerOf } from './mail-server.js';
import { type Organisation, readOrganisation } from './organisation/organisation.js';
import { refuseInProduction } from './refuse-in-production.js';
import { tracingOf, type TracingSettings } from './tracing-settings.js';
import { withFiles } from './variable-files.js';

export interface JwtKey {
  id: string;
  secret: string;
}

/** A bucket of an S3-compatible store. */
export interface ObjectStore {
  /** Address of the bucket, path-style, without a slash at the end. */
  url: string;
  region: string;
  /** Undefined: what the platform gives to the process. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Where backups lie, as far as this process can see them. */
export interface BackupPlaces {
  directory: string;
  bucket: ObjectStore | undefined;
  /** How often they are made. */
  everyHours: number;
}

/** The account with which a new deployment is entered. */
export interface FirstAdministrator {
  login: string;
  password: string;
}

/** The environment, parsed once. Everything reads this; nothing else reads `process.env`. */
export class Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly database: {
    url: string;
    /** Whether there is a pooler in between, which gives every transaction another server connection. */
    pooled: boolean;
    /** Whether a connection keeps statements under a name, so that they are parsed and planned once. */
    areNamed: boolean;
    /** For LISTEN. Never through a pooler. */
    listenUrl: string;
    /** A replica for lists and analyses. */
    readUrl: string | undefined;
    /** For migrations and seeds, and the variable that it comes from. */
    migrations: { url: string; variable: string };
    poolSize: number;
    /** How long a request waits for a connection, free or new. */
    connectMs: number;
    /** How long a start waits for a database that is not there yet. */
    waitSeconds: number;
    migrate: boolean;
    seed: Environment['SALA_SEED'];
    /** Approximate number of facts in the demo data, over two years. */
    demoFacts: number;
    /** Whether a simulated channel sends the activity of today. */
    demoEvents: boolean;
    /** How many policies the demo data has at least. */
    demoPolicies: number;
  };
  /** The first key signs. All of them verify, so that keys can be rotated. */
  readonly jwtKeys: [JwtKey, ...JwtKey[]];
  readonly timeZone: string;
  /** Made while there is no administrator. Undefined: none is made. */
  readonly firstAdministrator: FirstAdministrator | undefined;
  /** The bucket for uploaded files. Without it they are stored in the database. */
  readonly objectStore: ObjectStore | undefined;
  readonly backup: BackupPlaces;
  /** The directory of the built web. Undefined behind an ingress that serves it. */
  readonly webDir: string | undefined;
  readonly docs: boolean;
  /** Whether the product shows what is online itself. */
  readonly sampleChannel: boolean;
  readonly singleSession: boolean;
  /** Whether administrators must have a second factor. */
  readonly adminSecondFactor: boolean;
  readonly registration: Environment['SALA_REGISTRATION'];
  /** Failed sign-ins that are allowed in a window. The window begins with the first of them. */
  readonly signInLimits: { accountFailures: number; addressFailures: number; windowSeconds: number };
  readonly trustedProxies: number;
  /** Undefined: nothing is traced. */
  readonly tracing: TracingSettings | undefined;
  /** Where Prometheus reads. Undefined: nowhere. */
  readonly metricsPort: number | undefined;
  /** How long running work may take once the process has been asked to stop. */
  readonly stopSeconds: number;
  /** How long requests are still accepted before that. */
  readonly drainDelaySeconds: number;
  /** The address at which people reach the product, without a trailing slash. */
  readonly publicUrl: string;
  readonly organisation: Organisation;
  /** How long enquiries are kept, and how many new ones of one address are taken in an hour. */
  readonly enquiries: { retentionDays: number; perAddress: number };
  /** Undefined: the database takes the events of channels. */
  readonly eventStream: EventStreamSettings | undefined;
  /** Requests with events that one network may send to this process in a minute. */
  readonly eventRequestsPerAddress: number;
  /** After how many hours a request that waits for a decision is overdue; 0: never. */
  readonly reviewReminderHours: number;
  /** When administrators decide on what those submit who have made them administrators. */
  readonly independence: { days: number; hours: number };
  /** What the documents of an account may take in all. */
  readonly storagePerAccountMb: number;
  /** Where uploaded videos are, and how large one may be. Without a directory there are none. */
  readonly media: {
    directory: string | undefined;
    videoMb: number;
    /** What the videos of one account, and all of them, may take. */
    accountMb: number;
    totalMb: number;
  };
  /** Undefined: nothing is sent by mail. */
  readonly mail: MailServer | undefined;
  /** Of pages elsewhere that may call the API. */
  readonly webOrigins: readonly string[];
  /** What webhooks reach although it is inside the network: ranges, and `host:port`. */
  readonly webhookAllow: readonly string[];
  /** Where measurements of the live studio come from. */
  readonly studioFeed: NonNullable<Environment['SALA_STUDIO_FEED']>;
  /** The minimum age of audit entries that are dropped. Only whole months are dropped. */
  readonly auditRetentionDays: number;
  /** The minimum age of facts that are dropped, with their sums. Only whole months are dropped. */
  readonly factRetentionDays: number;

  constructor(env: Environment) {
    this.production = env.NODE_ENV === 'production';
    this.host = env.HOST;
    this.port = env.PORT;
    this.logLevel = env.LOG_LEVEL;
    const { url, listenUrl, readUrl } = addressesOf(env);
    const pooled = env.DATABASE_LISTEN_URL !== undefined && env.DATABASE_LISTEN_URL !== env.DATABASE_URL;
    this.database = {
      url,
      pooled,
      areNamed: (env.DATABASE_STATEMENTS ?? (pooled ? 'unnamed' : 'named')) === 'named',
      listenUrl,
      readUrl,
      migrations: migrationsOf(env),
      poolSize: env.DATABASE_POOL_SIZE,
      connectMs: env.DATABASE_CONNECT_SECONDS * 1_000,
      waitSeconds: env.DATABASE_WAIT_SECONDS,
      migrate: env.SALA_MIGRATE === 'startup',
      seed: env.SALA_SEED,
      demoFacts: env.SALA_DEMO_FACTS,
      demoEvents: env.SALA_DEMO_EVENTS === 'simulator',
      demoPolicies: env.SALA_SEED_POLICIES,
    };
    this.jwtKeys = jwtKeysOf(env);
    this.timeZone = env.SALA_TIME_ZONE;
    this.firstAdministrator = firstAdministratorOf(env);
    this.objectStore = objectStoreOf(env);
    this.backup = backupPlacesOf(env);
    this.webDir = env.SALA_WEB_DIR;
    this.docs = env.SALA_DOCS === 'on';
    this.sampleChannel = env.SALA_CHANNEL === 'on';
    this.singleSession = env.SALA_SINGLE_SESSION === 'on';
    this.adminSecondFactor = env.SALA_ADMIN_SECOND_FACTOR === 'on';
    this.registration = env.SALA_REGISTRATION;
    this.signInLimits = {
      accountFailures: env.SALA_SIGN_IN_ACCOUNT_FAILURES,
      addressFailures: env.SALA_SIGN_IN_ADDRESS_FAILURES,
      windowSeconds: env.SALA_SIGN_IN_WINDOW_SECONDS,
    };
    this.trustedProxies = env.SALA_TRUSTED_PROXIES;
    this.metricsPort = env.SALA_METRICS_PORT;
    this.tracing = tracingOf(env);
    this.stopSeconds = env.SALA_STOP_SECONDS;
    this.drainDelaySeconds = env.SALA_DRAIN_DELAY_SECONDS;
    this.publicUrl = env.SALA_PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    this.organisation = readOrganisation(env.SALA_ORGANISATION_FILE);
    this.enquiries = {
      retentionDays: env.SALA_ENQUIRY_RETENTION_DAYS,
      perAddress: env.SALA_ENQUIRIES_PER_ADDRESS,
    };
    this.eventStream = eventStreamOf(env);
    this.eventRequestsPerAddress = env.SALA_EVENT_REQUESTS_PER_ADDRESS;
    this.reviewReminderHours = env.SALA_REVIEW_REMINDER_HOURS;
    this.independence = { days: env.SALA_INDEPENDENCE_DAYS, hours: env.SALA_DEPENDENT_REVIEW_HOURS };
    this.storagePerAccountMb = env.SALA_STORAGE_PER_ACCOUNT_MB;
    this.media = {
      directory: env.SALA_MEDIA_DIR,
      videoMb: env.SALA_VIDEO_MB,
      accountMb: env.SALA_VIDEO_ACCOUNT_MB,
      totalMb: env.SALA_VIDEO_TOTAL_MB,
    };
    this.mail = mailServerOf(env);
    this.webOrigins = env.SALA_WEB_ORIGINS ?? [];
    this.webhookAllow = env.SALA_WEBHOOK_ALLOW ?? [];
    this.studioFeed = env.SALA_STUDIO_FEED ?? (env.SALA_SEED === 'demo' ? 'simulator' : 'off');
    this.auditRetentionDays = env.SALA_AUDIT_RETENTION_DAYS;
    this.factRetentionDays = env.SALA_FACT_RETENTION_DAYS;
  }

  /** @throws StartupError naming the variable and what it must be. */
  static parse(variables: NodeJS.ProcessEnv): Config {
    const parsed = environmentSchema.safeParse(withFiles(variables, VARIABLES));
    if (!parsed.success) throw new StartupError(parsed.error.issues.slice(0, 1).map(sentenceOf).join());
    refuseInProduction(parsed.data);
    return new Config(parsed.data);
  }

  /** Everything that is wrong with the environment, each in a sentence that names the variable. */
  static problems(variables: NodeJS.ProcessEnv): string[] {
    try {
      const parsed = environmentSchema.safeParse(withFiles(variables, VARIABLES));
      if (!parsed.success) return parsed.error.issues.map(sentenceOf);
      Config.parse(variables);
      return [];
    } catch (error) {
      if (error instanceof StartupError) return [error.message];
      throw error;
    }
  }
}

const VARIABLES = Object.keys(environmentSchema.shape);

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'The environment'}: ${message}.`;
}

type AddressVariable = 'DATABASE_URL' | 'DATABASE_LISTEN_URL' | 'DATABASE_READ_URL' | 'DATABASE_MIGRATE_URL';

function addressOf(env: Environment, variable: AddressVariable): string | undefined {
  const address = env[variable];
  return address === undefined ? undefined : addressAsInLibpq(variable, address, env.PGSSLROOTCERT);
}

function addressesOf(env: Environment): Pick<Config['database'], 'url' | 'listenUrl' | 'readUrl'> {
  const url = addressOf(env, 'DATABASE_URL') ?? env.DATABASE_URL;
  return {
    url,
    listenUrl: addressOf(env, 'DATABASE_LISTEN_URL') ?? url,
    readUrl: addressOf(env, 'DATABASE_READ_URL'),
  };
}

function migrationsOf(env: Environment): Config['database']['migrations'] {
  for (const variable of ['DATABASE_MIGRATE_URL', 'DATABASE_LISTEN_URL'] as const) {
    const url = addressOf(env, variable);
    if (url !== undefined) return { url, variable };
  }
  return { url: addressesOf(env).url, variable: 'DATABASE_URL' };
}

function jwtKeysOf({ JWT_KEYS, JWT_SECRET }: Environment): [JwtKey, ...JwtKey[]] {
  const keys = JWT_KEYS?.map(([id, secret]) => ({ id, secret })) ?? [];
  if (JWT_SECRET !== undefined) keys.push({ id: 'default', secret: JWT_SECRET });
  const [first, ...rest] = keys;
  if (!first) throw new StartupError('JWT_SECRET: is not set. Give a random text of at least 32 characters.');
  return [first, ...rest];
}

function objectStoreOf(env: Environment): ObjectStore | undefined {
  if (env.SALA_S3_BUCKET_URL === undefined) return undefined;
  const store = { url: env.SALA_S3_BUCKET_URL.replace(/\/$/, ''), region: env.SALA_S3_REGION };
  if (env.SALA_S3_CREDENTIALS === 'workload') return { ...store, keys: undefined };
  const { SALA_S3_ACCESS_KEY_ID: accessKeyId, SALA_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId === undefined)
    throw new StartupError('SALA_S3_ACCESS_KEY_ID: is not set, but the bucket is.');
  if (secretAccessKey === undefined) {
    throw new StartupError('SALA_S3_SECRET_ACCESS_KEY: is not set, but the bucket is.');
  }
  return { ...store, keys: { accessKeyId, secretAccessKey } };
}

function firstAdministratorOf(env: Environment): FirstAdministrator | undefined {
  const { SALA_FIRST_ADMIN_LOGIN: login, SALA_FIRST_ADMIN_PASSWORD: password } = env;
  if (login === undefined && password === undefined) return undefined;
  if (login === undefined) throw new StartupError('SALA_FIRST_ADMIN_LOGIN: is not set, but the password is.');
  if (password === undefined) {
    throw new StartupError('SALA_FIRST_ADMIN_PASSWORD: is not set, but the login is.');
  }
  return { login, password };
}
