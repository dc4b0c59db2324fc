import { type ServerResponse } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type FastifyReply } from 'fastify';
import { successJson } from '../envelope/envelope.js';
import { languageOf } from '../messages/translate.js';
import { allowCaching, allowSharedCaching } from './conditional-answers.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Wraps the result of a controller, where Nest hands it over as the answer. An interceptor could do so too, but for each
 * request of a route that has one, Nest makes observables and asynchronous scopes (docs/decisions/0035).
 */
export class EnvelopeAdapter extends FastifyAdapter {
  override reply(response: FastifyReply | ServerResponse, body: unknown, status?: number): FastifyReply {
    const endpoint = 'request' in response ? response.request.endpoint : undefined;
    if (endpoint === undefined || endpoint.data.mediaTypes !== undefined)
      return super.reply(response, body, status);
    const reply = response as FastifyReply;
    if (endpoint.plain) {
      if (endpoint.plain !== 'no-store') allowSharedCaching(reply, endpoint.plain);
      return reply.type(JSON_TYPE).send(JSON.stringify(body));
    }
    if (endpoint.maxAgeSeconds !== undefined) allowCaching(reply, endpoint.maxAgeSeconds);
    const language = languageOf(reply.request.headers['accept-language']);
    return reply.type(JSON_TYPE).send(successJson(body, language));
  }
}
