import { type StreamInfo } from '@nats-io/jetstream';
import { type NatsConnection } from '@nats-io/transport-node';
import { type Config } from '../config/config.js';
import { type EventStreamSettings } from '../config/event-stream-settings.js';
import { EVENT_STREAM } from '../delivery/events/events.constants.js';
import { connectNats, NATS_TIMEOUT_MS } from '../platform/nats/connect-nats.js';
import { explainNats } from './explain-nats.js';
import { fail, type Finding, ok, warn } from './finding.js';
import { isNear } from './near-hosts.js';

const SUBJECT = 'events';
const NANOSECONDS = 1e9;
const FULL = 0.8;
/** A replica counts every second, so what has waited for so long has nobody to count it. */
const LONGEST_LAG_SECONDS = 300;

/** Whether NATS takes the events of channels, keeps them, and has its messages counted. */
export async function examineEvents({ eventStream: settings }: Config): Promise<Finding[]> {
  if (settings === undefined) return [];
  let connection: NatsConnection;
  try {
    connection = await connectNats(settings);
  } catch (error) {
    const { detail, advice } = explainNats(error, settings);
    return [fail(SUBJECT, detail, advice)];
  }
  try {
    return [encryption(settings, connection), ...(await examineStream(connection, settings))];
  } finally {
    await connection.close();
  }
}

function encryption({ servers, isEncrypted }: EventStreamSettings, { info }: NatsConnection): Finding {
  if (isEncrypted)
    return ok(SUBJECT, 'The connection to NATS is encrypted, and the certificate is verified.');
  if (info?.tls_required === true)
    return warn(
      SUBJECT,
      'The connection to NATS is encrypted only because the server asks for it.',
      'Use tls:// in SALA_EVENTS_URL: somebody between could ask for none.',
    );
  const detail = 'The connection to NATS is not encrypted.';
  if (servers.every((server) => isNear(server.replace(/:\d+$/, '')))) return ok(SUBJECT, detail);
  return warn(SUBJECT, detail, 'Use tls://, unless nobody else is on the network between.');
}

async function examineStream(connection: NatsConnection, settings: EventStreamSettings): Promise<Finding[]> {
  const { jetstreamManager, JetStreamApiError } = await import('@nats-io/jetstream');
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: NATS_TIMEOUT_MS });
  try {
    return findingsOf(await manager.streams.info(settings.stream), settings, connection);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === EVENT_STREAM.notFound) {
      const detail = `There is no stream ${settings.stream} yet. A process creates it at its start.`;
      return [warn(SUBJECT, detail, 'Start a replica. If it is there already, its log says why it cannot.')];
    }
    const advice = 'Switch JetStream on in the server, and for the account; the user needs $JS.API.>.';
    return [fail(SUBJECT, 'NATS can be reached, but JetStream does not answer.', advice)];
  }
}

function findingsOf(
  { config, state }: StreamInfo,
  { stream, subject }: EventStreamSettings,
  { info }: NatsConnection,
): Finding[] {
  const name = `The stream ${stream}`;
  const problems: Finding[] = [];
  const { storage, discard }: { storage: string; discard: string } = config;
  if (!config.subjects.includes(subject))
    problems.push(fail(SUBJECT, `${name} does not take ${subject}.`, `Add ${subject} to its subjects.`));
  if (storage !== 'file')
    problems.push(
      fail(SUBJECT, `${name} is in memory only.`, 'Delete it when it is empty: Sala makes it anew on disks.'),
    );
  if (discard !== 'new')
    problems.push(
      fail(SUBJECT, `${name} drops its oldest messages when it is full.`, 'Set its discard policy to new.'),
    );
  const leastAge = EVENT_STREAM.ageHours * 3_600 * NANOSECONDS;
  if (config.max_age > 0 && config.max_age < leastAge)
    problems.push(
      warn(
        SUBJECT,
        `${name} drops messages early.`,
        `Set its maximum age to ${EVENT_STREAM.ageHours} hours.`,
      ),
    );
  if (config.max_bytes > 0 && state.bytes > FULL * config.max_bytes)
    problems.push(
      fail(SUBJECT, `${name} is almost full.`, 'Start a replica that counts, or give it more bytes.'),
    );
  if (info?.cluster !== undefined && config.num_replicas === 1)
    problems.push(warn(SUBJECT, `${name} is on one server of the cluster only.`, 'Give it three replicas.'));
  const waits = state.messages === 0 ? 0 : (Date.now() - Date.parse(state.first_ts)) / 1_000;
  if (waits > LONGEST_LAG_SECONDS)
    problems.push(
      fail(
        SUBJECT,
        `Events have waited for ${Math.round(waits / 60)} minutes.`,
        'Start a replica, and see its log.',
      ),
    );
  return problems.length > 0
    ? problems
    : [
        ok(
          SUBJECT,
          `${name} keeps events on disk, on ${config.num_replicas} server, until they are counted.`,
        ),
      ];
}
