import { type FastifyInstance } from 'fastify';
import { type DrainingService } from './draining.service.js';
import { requestStep } from './request-step.js';

/** Sent by a proxy that repeats the request elsewhere if its connection ends without an answer. */
export const PASSING_ON_HEADER = 'x-sala-may-pass-on';

/**
 * How long reads are refused before the port is closed. Shorter than the time for which nginx leaves a replica alone
 * that has failed (`fail_timeout`), so that it sends nothing when the port is closed.
 */
export const PASSING_ON_MS = 2_000;

const READS = ['GET', 'HEAD'];

/**
 * Shows a proxy that judges replicas by their connections, as nginx does, that this one stops. When a port is closed, the
 * kernel resets the connections that wait to be accepted. A proxy repeats a GET then, but no POST, because that might have
 * been done. So reads are refused a moment before.
 */
export const registerPassingOn = requestStep(
  { name: 'passingOn', after: [] },
  (server: FastifyInstance, draining: DrainingService) => {
    server.addHook('onRequest', ({ method, headers, raw }, reply, done) => {
      if (draining.sendsElsewhere && READS.includes(method) && headers[PASSING_ON_HEADER] !== undefined) {
        reply.hijack();
        raw.socket.destroy();
      } else done();
    });
  },
);
