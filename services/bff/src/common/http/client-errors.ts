import { STATUS_CODES } from 'node:http';
import { type Duplex } from 'node:stream';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { failEnvelope } from '../envelope/fail-envelope.js';
import { toAppError } from '../errors/to-app-error.js';
import { languageOf } from '../messages/translate.js';
import { isPlain } from './addresses.constants.js';
import { answerProblem } from './problem.js';
import { REQUEST_ID_HEADER } from './request-id.js';

/** What does not come to the hooks that give every answer its headers. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * Answers what does not become a request that could be routed: bytes that are no HTTP, headers without end, a caller who
 * takes too long. Its language is not known.
 */
export function answerClientError(failure: NodeJS.ErrnoException, socket: Duplex): void {
  if (failure.code !== 'ECONNRESET' && socket.writable) socket.write(answerTo(classify(failure)));
  socket.destroy();
}

/** CONNECT asks for a tunnel, and has no request that could be routed either. */
export function refuseTunnel(_request: unknown, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(answerTo(new AppError('routeUnknown')));
}

/** Answers an address that the router cannot read. */
export function answerBadAddress(failure: Error, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(failure);
  const language = languageOf(request.headers['accept-language']);
  void reply.headers({ ...HEADERS, [REQUEST_ID_HEADER]: request.id });
  if (isPlain(request.url)) answerProblem(error, language, reply);
  else void reply.status(error.definition.http).send(JSON.stringify(failEnvelope(error, language)));
}

function classify({ code }: NodeJS.ErrnoException): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('requestTooSlow');
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('headersTooLarge');
  return new AppError('contractBroken');
}

function answerTo(error: AppError): string {
  const { http } = error.definition;
  const body = JSON.stringify(failEnvelope(error, languageOf(undefined)));
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map((header) => header.join(': '));
  return [`HTTP/1.1 ${http} ${STATUS_CODES[http] ?? ''}`, ...lines, '', body].join('\r\n');
}
