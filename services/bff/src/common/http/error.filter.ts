import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { answerProblem } from './problem.js';
import { RouteTable } from './route-table.js';
import { isPlain } from './addresses.constants.js';
import { languageFor } from './request-language.js';
import { AppError } from '../errors/app-error.js';
import { failEnvelope } from '../envelope/fail-envelope.js';
import { BATCH_LIMIT } from '../limits/size-limits.constants.js';
import { ThrottledLog } from '../errors/throttled-log.js';
import { toAppError } from '../errors/to-app-error.js';

const RETRY_AFTER_SECONDS = 1;

/** Builds the answer for every error: of a guard, a pipe, a service, the database or Fastify. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  private readonly outage = new ThrottledLog((line, leftOut) => {
    this.logger.warn({ ...line, leftOut }, 'a service that this process depends on is unavailable');
  });

  constructor(
    private readonly routes: RouteTable,
    private readonly logger: PinoLogger,
  ) {
    this.logger.setContext(ErrorFilter.name);
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = withLimit(this.judgeRoute(toAppError(thrown), request), request);
    this.log(error, request);
    if (reply.sent || reply.raw.headersSent) return;
    this.setHeaders(error, reply);
    const language = languageFor(request);
    if (isPlain(request.url)) answerProblem(error, language, reply);
    else void reply.status(error.definition.http).send(failEnvelope(error, language));
  }

  /** A known path with another method is 405, not 404. */
  private judgeRoute(error: AppError, request: FastifyRequest): AppError {
    if (error.reason !== 'routeUnknown') return error;
    const allowed = this.routes.methodsOf(request.url);
    // Such as a path that ends before its parameter: no method helps.
    const isAllowed = allowed.includes(request.method === 'HEAD' ? 'GET' : request.method);
    if (allowed.length === 0 || isAllowed) return error;
    return new AppError('methodNotAllowed', { method: request.method, allowed: allowed.join(', ') });
  }

  private setHeaders(error: AppError, reply: FastifyReply): void {
    const { reason, params, cause, definition } = error;
    if (reason === 'methodNotAllowed') void reply.header('allow', params.allowed);
    if (reason === 'rangeUnsatisfiable') void reply.headers(headersOf(cause));
    if (reason === 'tooManyRequests' || reason === 'maintenance')
      void reply.header('retry-after', params.seconds);
    else if (definition.http === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
  }

  /** Errors without a cause are in the request log already. Only one with a cause gets a line of its own. */
  private log({ cause, definition, reason }: AppError, request: FastifyRequest): void {
    request.outcome = definition;
    if (cause === undefined || definition.http < 500) return;
    const line = { reqId: request.id, err: cause };
    if (reason === 'unavailable' || reason === 'databaseUnavailable') this.outage.log(line);
    else this.logger[definition.log](line);
  }
}

/** Batches may be larger than other bodies. */
function withLimit(error: AppError, { routeOptions }: FastifyRequest): AppError {
  const isBatch = error.reason === 'bodyTooLarge' && routeOptions.bodyLimit === BATCH_LIMIT.bytes;
  return isBatch ? new AppError('bodyTooLarge', { limit: BATCH_LIMIT.text }) : error;
}

/** The headers that an error of Fastify names for its answer, such as the Content-Range of a 416. Nest wraps the error. */
function headersOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return {};
  return 'headers' in error ? (error.headers as Record<string, string>) : headersOf(error.cause);
}
