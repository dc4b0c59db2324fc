import dns from 'node:dns';
import {
  type ClientRequest,
  type IncomingMessage,
  request as requestInClear,
  type RequestOptions,
} from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, isAllowed, isInRange, isInternal } from './webhook-address.js';
import { ANSWER_BYTES, ATTEMPT_SECONDS, type DeliveryFailure } from './webhooks.constants.js';

export interface Outcome {
  /** Null without an answer. */
  status: number | null;
  /** Null if it succeeded. */
  failure: DeliveryFailure | null;
  /** When the receiver asks to be tried again; 0 if it does not say. */
  retryAfterSeconds: number;
}

interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** How the agent refuses an address. It has no code of its own. */
const REFUSED = /^DNS lookup .* is not allowed/;
const CERTIFICATE = /CERT|^ERR_TLS|^ERR_SSL|UNABLE_TO|^EPROTO$/;

/**
 * Sends a message once. Addresses inside the network are refused when the connection is made, so also after the name has got
 * another address. No redirect is followed.
 * @param allowed exceptions: CIDR ranges, or `host:port`, which may also be reached unencrypted
 */
export async function post(
  message: Message,
  allowed: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> {
  const options = {
    method: 'POST',
    headers: { ...message.headers, 'content-length': String(Buffer.byteLength(message.body)) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_SECONDS * 1_000)]),
  };
  try {
    const request = await open(message.url, options, allowed);
    const answer = await answerTo(request, message.body);
    await drain(answer);
    return outcomeOf(answer);
  } catch (error) {
    return { status: null, failure: failureOf(error), retryAfterSeconds: 0 };
  }
}

async function open(
  url: string,
  options: RequestOptions,
  allowed: readonly string[],
): Promise<ClientRequest> {
  if (isAllowed(url, allowed)) {
    return url.startsWith('https:') ? requestEncrypted(url, options) : requestInClear(url, options);
  }
  const { RequestFilteringHttpsAgent } = await import('request-filtering-agent');
  const ranges = allowed.filter((entry) => entry.includes('/'));
  const host = hostOf(url);
  if (isIP(host) !== 0) refuseInternal(host, ranges);
  const agent = new RequestFilteringHttpsAgent({ keepAlive: false, allowIPAddressList: ranges });
  return requestEncrypted(url, { ...options, agent, lookup: lookupOutside(ranges) });
}

/** The agent lets through what only embeds an address of the network. It asks this first. */
function lookupOutside(ranges: readonly string[]): LookupFunction {
  return (hostname, options, done) => {
    dns.lookup(hostname, options, (error, found, family) => {
      try {
        if (!error)
          for (const one of [found].flat())
            refuseInternal(typeof one === 'string' ? one : one.address, ranges);
        done(error, found, family);
      } catch (refusal) {
        done(refusal as Error, found, family);
      }
    });
  };
}

function refuseInternal(ip: string, ranges: readonly string[]): void {
  if (isInternal(ip) && !isInRange(ip, ranges)) throw new Error(`DNS lookup ${ip} is not allowed`);
}

function answerTo(request: ClientRequest, body: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.on('response', resolve);
  request.on('error', reject);
  request.end(body);
  return promise;
}

/** Reads a little, so that a receiver can end in order, and no more. What happens then changes nothing. */
async function drain(answer: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      bytes += (chunk as Buffer).length;
      if (bytes > ANSWER_BYTES) break;
    }
  } catch {
    // It has answered.
  }
  answer.destroy();
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): Outcome {
  if (status >= 200 && status < 300) return { status, failure: null, retryAfterSeconds: 0 };
  const isRedirect = status >= 300 && status < 400;
  return {
    status,
    failure: isRedirect ? 'redirect' : 'status',
    retryAfterSeconds: pauseIn(headers['retry-after']),
  };
}

/** As seconds, or as a date. */
function pauseIn(retryAfter = ''): number {
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : 0;
}

function failureOf(error: unknown): DeliveryFailure {
  const { name = '', message = '', code = '' } = error as { name?: string; message?: string; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (REFUSED.test(message)) return 'address';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'dns';
  return CERTIFICATE.test(code) ? 'certificate' : 'connection';
}
