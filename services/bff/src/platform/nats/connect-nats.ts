import { type NatsConnection } from '@nats-io/transport-node';
import { type EventStreamSettings } from '../../config/event-stream-settings.js';

/** Well below what a sender waits for an answer. */
export const NATS_TIMEOUT_MS = 2_000;
/** A server that is frozen is noticed by the second of these. */
const PING_MS = 5_000;
const RETRY_MS = { first: 250, longest: 10_000 } as const;

/** Loads the client only where there is a server. A lost connection is made again for as long as it takes. */
export async function connectNats(settings: EventStreamSettings): Promise<NatsConnection> {
  const { connect, credsAuthenticator } = await import('@nats-io/transport-node');
  const { servers, isEncrypted, user, password, token, credentials } = settings;
  const backoff = natsBackoff();
  const connection = await connect({
    name: 'sala-bff',
    servers,
    timeout: NATS_TIMEOUT_MS,
    pingInterval: PING_MS,
    maxPingOut: 1,
    maxReconnectAttempts: -1,
    reconnectDelayHandler: backoff.next,
    ignoreAuthErrorAbort: true,
    noAsyncTraces: true,
    ...(isEncrypted && { tls: {} }),
    ...(user !== undefined && { user, pass: password }),
    ...(token !== undefined && { token }),
    ...(credentials !== undefined && { authenticator: credsAuthenticator(Buffer.from(credentials)) }),
  });
  void (async () => {
    for await (const { type } of connection.status()) if (type === 'reconnect') backoff.reset();
  })();
  return connection;
}

/** Waits longer after each failure, and never as long as another process. */
export function natsBackoff(): { next: () => number; reset: () => void } {
  let failures = 0;
  return {
    next: () => Math.min(RETRY_MS.first * 2 ** failures++, RETRY_MS.longest) * (0.5 + Math.random() / 2),
    reset: () => {
      failures = 0;
    },
  };
}
