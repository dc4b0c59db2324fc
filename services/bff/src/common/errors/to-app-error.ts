import { HttpException } from '@nestjs/common';
import { BODY_LIMIT } from '../limits/size-limits.constants.js';
import { AppError, type MessageParams } from './app-error.js';
import { type ErrorName } from './error-codes.js';

const BY_HTTP_STATUS: Partial<Record<number, ErrorName>> = {
  400: 'contractBroken',
  // Of a path that leaves the folder of static files.
  403: 'routeUnknown',
  404: 'routeUnknown',
  405: 'methodNotAllowed',
  413: 'bodyTooLarge',
  414: 'routeUnknown',
  415: 'mediaTypeUnsupported',
  416: 'rangeUnsatisfiable',
  429: 'tooManyRequests',
  503: 'unavailable',
};

/** For errors of the framework itself, which only concern JSON bodies. */
const PARAMS: Partial<Record<ErrorName, MessageParams>> = {
  bodyTooLarge: { limit: BODY_LIMIT.text },
  mediaTypeUnsupported: { accepted: 'application/json' },
};

/**
 * SQLSTATEs of an unavailable database: connection, a password that was changed, resources, operator intervention, no such
 * database; and of a transaction that it ended because this process did not go on with it.
 */
const DATABASE_UNAVAILABLE = /^(08|28|53|57P|57014|25006|25P03|3D000)/;
/** SQLSTATEs of a transaction that lost to another one, and may be tried again: a serialization failure, a deadlock. */
const OVERTAKEN = new Set<unknown>(['40001', '40P01']);
const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);
/** Errors of node-postgres and TypeORM without a code. The last one: the connection broke within a transaction. */
const POOL_ERRORS =
  /timeout exceeded when trying to connect|Connection terminated|[Qq]uery runner (was )?already released/;

function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

function isDatabaseUnavailable(error: unknown): boolean {
  const code = propertyOf(error, 'code');
  if (typeof code === 'string' && (DATABASE_UNAVAILABLE.test(code) || SOCKET_ERRORS.has(code))) return true;
  const message = propertyOf(error, 'message');
  return typeof message === 'string' && POOL_ERRORS.test(message);
}

/** Any other 4xx status of a library is an error of the caller, not of the server. */
function reasonOf(status: number): ErrorName | undefined {
  return BY_HTTP_STATUS[status] ?? (status >= 400 && status < 500 ? 'contractBroken' : undefined);
}

/** Maps any error (of ours, Nest, Fastify or the database) to an AppError. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof HttpException ? error.getStatus() : propertyOf(error, 'statusCode');
  // Checked before the database: an aborted request is an ECONNRESET too, but Fastify gives it a status.
  const reason = typeof status === 'number' ? reasonOf(status) : undefined;
  if (reason === undefined && isDatabaseUnavailable(error))
    return new AppError('unavailable', {}, null, { cause: error });
  const known = reason ?? (OVERTAKEN.has(propertyOf(error, 'code')) ? 'overtaken' : 'internal');
  return new AppError(known, PARAMS[known] ?? {}, null, { cause: error });
}
