import { AsyncLocalStorage } from 'node:async_hooks';
import { type FastifyInstance, type FastifyReply } from 'fastify';

/** The fields of draft-ietf-httpapi-ratelimit-headers: what is allowed, and what is left of it. */
const POLICY_FIELD = 'ratelimit-policy';
const ROOM_FIELD = 'ratelimit';

/** For pages of other sites, which read no field that is not named to them. */
export const RATE_LIMIT_FIELDS = 'RateLimit, RateLimit-Policy';

export interface RateLimit {
  /** By which clients tell one limit from another. */
  policy: string;
  quota: number;
  /** Of what is open at the same time, it has none. */
  windowSeconds?: number;
}

export interface Room {
  remaining: number;
  /** Until the window ends. */
  seconds?: number;
}

const replies = new AsyncLocalStorage<FastifyReply>();

/** Lets all that is done for a request tell its limits: counters are far from the answer. */
export function registerRateLimitFields(server: FastifyInstance): void {
  // Not earlier: the events of a body that is being read belong to no request.
  server.addHook('preHandler', (_request, reply, done) => {
    replies.run(reply, done);
  });
}

/** For what is answered before there is a handler. */
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

/** A limit that is asked twice is told once, as it is at last. */
function setMember(reply: FastifyReply, field: string, policy: string, parameters: string): void {
  const name = `"${policy}"`;
  const told = reply.getHeader(field)?.toString();
  const others = told?.split(', ').filter((member) => !member.startsWith(`${name};`)) ?? [];
  void reply.header(field, [...others, `${name}${parameters}`].join(', '));
}
