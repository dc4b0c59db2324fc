import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type Origin, originOf } from '../http/origin.js';
import { type Principal } from './principal.js';

/** Who changes something, from where, by which request: what the audit log keeps of the cause. */
export interface Actor {
  /** Null: no person, but the system itself. */
  accountId: number | null;
  /** Null where there is no request. */
  origin: Origin | null;
  requestId: string | null;
}

/** A person at work. */
export type SignedInActor = Actor & Principal;

/** What changes by itself, such as by a job or the clock. */
export const SYSTEM: Actor = { accountId: null, origin: null, requestId: null };

/** The caller of an operation that is not public, with where the request comes from. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): SignedInActor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (!request.principal) throw new Error('A public operation has no principal.');
  return { ...request.principal, origin: originOf(request), requestId: request.id };
});
