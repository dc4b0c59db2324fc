import { randomUUID } from 'node:crypto';
import { type IncomingMessage } from 'node:http';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

export const REQUEST_ID_HEADER = 'x-request-id';

/** Uses the caller's request id if it is a UUID or a W3C traceparent. Anything else could forge log lines. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && (UUID.test(given) || TRACEPARENT.test(given)) ? given : randomUUID();
}

/** The trace of which the caller says that the request is a part. */
export function callersTrace({ traceparent }: IncomingMessage['headers']): string | undefined {
  return typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
}
