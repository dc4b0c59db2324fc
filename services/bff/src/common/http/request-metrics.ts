import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { SUCCESS_CODE } from '../errors/error-codes.js';
import { type MetricsService } from '../metrics/metrics.service.js';
import { SERVED_PREFIXES } from './addresses.constants.js';
import { requestStep } from './request-step.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of the request, if it is sent to a collector. */
    sentTraceId?: string;
  }
}

/** In seconds. The upper ones are the time limits of the database. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Pages, files of the web, and whatever is at no address. */
const NO_OPERATION = '/*';

/** Counts and times the requests by route pattern, method, HTTP status and code of the envelope. */
export const registerRequestMetrics = requestStep(
  { name: 'requestMetrics', after: [] },
  (server: FastifyInstance, metrics: MetricsService) => {
    const requests = metrics.counter({
      name: 'sala_http_requests_total',
      help: 'Answered requests by route pattern, method, HTTP status and code of the envelope.',
      labelNames: ['method', 'route', 'status', 'code'],
    });
    const durations = metrics.histogram<'method' | 'route' | 'trace_id'>({
      name: 'sala_http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its answer, by route pattern and method.',
      labelNames: ['method', 'route'],
      buckets: BUCKETS,
      enableExemplars: true,
    });
    server.addHook('onResponse', (request, reply, done) => {
      const method = METHODS.has(request.method) ? request.method : 'other';
      const route = routeOf(request);
      const { code } = request.outcome ?? { code: SUCCESS_CODE };
      requests.inc({ method, route, status: reply.statusCode, code });
      const { sentTraceId } = request;
      durations.observe({
        labels: { method, route },
        value: reply.elapsedTime / 1_000,
        // Of each bucket the latest, so that one of the slow ones is found.
        exemplarLabels: sentTraceId === undefined ? {} : { trace_id: sentTraceId },
      });
      done();
    });
  },
);

/** By the pattern of each route. */
const routes = new Map<string, string>();

/** The pattern of an operation, such as `/api/policies/:id`. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return NO_OPERATION;
  const route = routes.get(url) ?? operationAt(url);
  routes.set(url, route);
  return route;
}

function operationAt(url: string): string {
  if (url.startsWith(SERVED_PREFIXES.docs)) return SERVED_PREFIXES.docs;
  const isOperation = Object.values(SERVED_PREFIXES).some((prefix) => url.startsWith(prefix));
  return isOperation ? url : NO_OPERATION;
}
