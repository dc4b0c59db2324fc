import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { AppError } from '../errors/app-error.js';
import { failEnvelope } from '../errors/fail-envelope.js';
import { languageOf } from '../messages/translate.js';

/**
 * Answers what does not become a request that could be routed: bytes that are no HTTP, headers without end, a caller who
 * takes too long. Its language is not known.
 */
export function answerClientError(failure: NodeJS.ErrnoException, socket: Socket): void {
  if (failure.code !== 'ECONNRESET' && socket.writable) socket.write(answerTo(judge(failure)));
  socket.destroy();
}

function judge({ code }: NodeJS.ErrnoException): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('requestTooSlow');
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('headersTooLarge');
  return new AppError('contractBroken');
}

function answerTo(error: AppError): string {
  const { http } = error.definition;
  const body = JSON.stringify(failEnvelope(error, languageOf(undefined)));
  const lines = [
    `HTTP/1.1 ${http} ${STATUS_CODES[http] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none'",
    'referrer-policy: no-referrer',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
