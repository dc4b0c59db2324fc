import { StartupError } from '../common/errors/startup-error.js';
import { type Environment } from './config.schema.js';

/** The stream of NATS JetStream that takes the events of channels. */
export interface EventStreamSettings {
  /** As `host:port`. */
  servers: string[];
  isEncrypted: boolean;
  user: string | undefined;
  password: string | undefined;
  token: string | undefined;
  /** The content of a credentials file. */
  credentials: string | undefined;
  stream: string;
  /** To which messages are published. */
  subject: string;
  /** For a stream that is created. */
  replicas: number;
  megabytes: number;
}

const DEFAULT_PORT = '4222';

/** @throws StartupError */
export function eventStreamOf(env: Environment): EventStreamSettings | undefined {
  const { SALA_EVENTS_URL: urls, SALA_EVENTS_CREDENTIALS: credentials } = env;
  if (urls === undefined) {
    if (credentials === undefined) return undefined;
    throw new StartupError('SALA_EVENTS_URL: is not set, but the credentials are.');
  }
  const parsed = urls.map((url) => new URL(url));
  const known = parsed.find(({ username }) => username !== '');
  if (known !== undefined && credentials !== undefined)
    throw new StartupError('SALA_EVENTS_CREDENTIALS: is set, but SALA_EVENTS_URL names a user, too.');
  const name = known && decodeURIComponent(known.username);
  const password = known && decodeURIComponent(known.password);
  const isToken = password === '';
  return {
    servers: parsed.map(({ hostname, port }) => `${hostname}:${port || DEFAULT_PORT}`),
    isEncrypted: parsed.some(({ protocol }) => protocol === 'tls:'),
    user: isToken ? undefined : name,
    password: isToken ? undefined : password,
    token: isToken ? name : undefined,
    credentials,
    stream: env.SALA_EVENTS_STREAM,
    subject: `${env.SALA_EVENTS_STREAM}.batches`,
    replicas: env.SALA_EVENTS_REPLICAS,
    megabytes: env.SALA_EVENTS_MB,
  };
}
