import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { EndpointMetadata } from '../endpoint/endpoint.metadata.js';
import { allowCaching } from './conditional-answers.js';
import { languageOf } from '../messages/translate.js';
import { successEnvelope } from '../envelope/envelope.js';

/** Wraps the result of a controller. Success is HTTP 200 for every method, because older clients read nothing else. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>().status(200);
    const { data: schema, maxAgeSeconds } = this.reflector.get(EndpointMetadata, context.getHandler());
    if (schema.mediaTypes !== undefined) return next.handle();
    const language = languageOf(http.getRequest<FastifyRequest>().headers['accept-language']);
    return next.handle().pipe(
      map((data: unknown) => {
        if (maxAgeSeconds !== undefined) allowCaching(reply, maxAgeSeconds);
        return successEnvelope(data, language);
      }),
    );
  }
}
