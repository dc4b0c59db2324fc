import { type Context } from '@opentelemetry/api';
import { type FastifyInstance } from 'fastify';
import { SUCCESS_CODE } from '../../common/errors/error-codes.js';
import { PROBES } from '../../common/http/addresses.constants.js';
import { type TracingService } from './tracing.service.js';
import { requestStep } from '../../common/http/request-step.js';

declare module 'fastify' {
  interface FastifyRequest {
    span?: Context;
  }
}

/** One span for each request, and the context in which its statements find it. Probes have none: they are many, and all alike. */
export const registerRequestSpans = requestStep(
  { name: 'requestSpans', after: ['requestRules'] },
  (server: FastifyInstance, { tracer }: TracingService) => {
    if (!tracer) return;
    server.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions, headers } = request;
      const { url = '/*' } = routeOptions;
      if (PROBES.has(url)) {
        done();
        return;
      }
      request.span = tracer.startRequest(method, url, headers);
      request.traceId = tracer.traceId(request.span);
      if (tracer.isSent(request.span)) request.sentTraceId = request.traceId;
      tracer.within(request.span, done);
    });
    // The body arrives in events of the socket, outside the context of the request.
    server.addHook('preValidation', ({ span }, _reply, done) => {
      if (span) tracer.within(span, done);
      else done();
    });
    server.addHook('onResponse', ({ span, outcome, principal }, { statusCode }, done) => {
      const { code } = outcome ?? { code: SUCCESS_CODE };
      if (span) tracer.endRequest(span, { status: statusCode, code, accountId: principal?.accountId });
      done();
    });
  },
);
