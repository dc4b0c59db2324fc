import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/to-app-error.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { answerProblem } from '../../common/http/problem.js';
import { languageFor } from '../../common/http/request-language.js';
import { keyOf } from '../channels/request-key.js';
import { type CollectorService, type Sender } from './collector.service.js';
import { EVENTS_BODY } from './events.constants.js';

const EVENTS = `${SERVED_PREFIXES.collect}/v1/events`;
const FORGET = `${SERVED_PREFIXES.collect}/v1/forget`;
const JSON_TYPE = 'application/json';

/**
 * Takes events beside the operations of the API: a beacon has no media type, one wrong event is not to refuse
 * the others, and they are many.
 */
export async function registerCollecting(
  server: FastifyInstance,
  collector: CollectorService,
): Promise<void> {
  await server.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    // A beacon that asks nothing beforehand is text.
    scope.addContentTypeParser([JSON_TYPE, 'text/plain'], { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    scope.setErrorHandler((thrown, request, reply) => {
      const error = judged(thrown);
      collector.refused(error);
      answerError(error, request, reply);
    });
    scope.post<{ Body?: string }>(EVENTS, { bodyLimit: EVENTS_BODY.bytes }, async (request, reply) => {
      const collected = await collector.collect(senderOf(request), request.body ?? '');
      return reply.status(202).send(collected);
    });
    scope.post<{ Body?: string }>(FORGET, { bodyLimit: EVENTS_BODY.bytes }, async (request, reply) => {
      await collector.forget(senderOf(request), request.body ?? '');
      return reply.status(204).send();
    });
    ready();
  });
}

function senderOf(request: FastifyRequest): Sender {
  const { headers, ip: address } = request;
  return {
    key: keyOf(request),
    origin: headers.origin,
    host: headers.host,
    userAgent: headers['user-agent'],
    address,
    asksForPrivacy: headers['sec-gpc'] === '1',
  };
}

/** What the limits of all other bodies are does not hold here. */
function judged(thrown: unknown): AppError {
  const error = toAppError(thrown);
  return error.reason === 'bodyTooLarge' ? new AppError('bodyTooLarge', { limit: EVENTS_BODY.text }) : error;
}

function answerError(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  const { definition, params, reason } = error;
  request.outcome = definition;
  if (reason === 'tooManyRequests') void reply.header('retry-after', params.seconds);
  else if (definition.http === 503) void reply.header('retry-after', 1);
  answerProblem(error, languageFor(request), reply);
}
