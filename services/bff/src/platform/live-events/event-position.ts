import { type FastifyInstance } from 'fastify';
import { type DeliveryService } from './delivery.service.js';
import { requestStep } from '../../common/http/request-step.js';

/** The preference of RFC 7240 with which a client asks for the header. */
export const EVENT_POSITION = 'event-position';

/**
 * Answers a request that asks for it with the position of live events from before anything was read, as
 * `Last-Event-ID`: a stream that is opened with it sends every change that the answer does not have. A page that sends
 * its first requests side by side, in whatever order they arrive, opens its stream with the smallest.
 */
export const registerEventPosition = requestStep(
  { name: 'eventPosition', after: ['requestRules'] },
  (server: FastifyInstance, delivery: DeliveryService) => {
    server.addHook('onRequest', ({ headers }, reply, done) => {
      if (headers.prefer === EVENT_POSITION) void reply.header('Last-Event-ID', delivery.lastEventId);
      done();
    });
  },
);
