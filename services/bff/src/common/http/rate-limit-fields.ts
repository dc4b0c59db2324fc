import { AsyncLocalStorage } from 'node:async_hooks';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { requestStep } from './request-step.js';

/** The fields of draft-ietf-httpapi-ratelimit-headers: what is allowed, and what is left of it. */
const POLICY_FIELD = 'ratelimit-policy';
const ROOM_FIELD = 'ratelimit';

/** Exposed by CORS: pages of other sites cannot read them otherwise. */
export const RATE_LIMIT_FIELDS = 'RateLimit, RateLimit-Policy';

export interface RateLimit {
  /** Identifies the limit to clients. */
  policy: string;
  quota: number;
  /** Absent for limits on what is open at the same time. */
  windowSeconds?: number;
}

export interface Room {
  remaining: number;
  /** Until the window ends. */
  seconds?: number;
}

const replies = new AsyncLocalStorage<FastifyReply>();

/** Lets code anywhere below a handler report a limit: the counters do not see the reply. */
export const registerRateLimitFields = requestStep(
  { name: 'rateLimitFields', after: [] },
  (server: FastifyInstance) => {
    // Not earlier: events of the body stream run outside the context of the request.
    server.addHook('preHandler', (_request, reply, done) => {
      replies.run(reply, done);
    });
  },
);

/** For answers that are sent before the handler runs. */
export function tellingLimits<Result>(reply: FastifyReply, work: () => Result): Result {
  return replies.run(reply, work);
}

/**
 * Says in the answer to the current request which limit it was counted against. Without `room` it does not say what is left: of
 * answers that caches give to others, and of counts that are not about the caller alone.
 */
export function tellLimit({ policy, quota, windowSeconds }: RateLimit, room?: Room): void {
  const reply = replies.getStore();
  if (reply === undefined || reply.sent) return;
  const unit = windowSeconds === undefined ? ';qu="concurrent-requests"' : `;w=${windowSeconds}`;
  setMember(reply, POLICY_FIELD, policy, `;q=${quota}${unit}`);
  if (room === undefined) return;
  const end = room.seconds === undefined ? '' : `;t=${room.seconds}`;
  setMember(reply, ROOM_FIELD, policy, `;r=${Math.max(0, room.remaining)}${end}`);
}

/** A limit that is reported twice appears once, with its latest values. */
function setMember(reply: FastifyReply, field: string, policy: string, parameters: string): void {
  const name = `"${policy}"`;
  const told = reply.getHeader(field)?.toString();
  const others = told?.split(', ').filter((member) => !member.startsWith(`${name};`)) ?? [];
  void reply.header(field, [...others, `${name}${parameters}`].join(', '));
}
