import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type Origin, originOf } from './origin.js';
import { type Principal, type TokenUse } from './principal.js';

/** Who makes a change, from which address and in which request. Stored in the audit log. */
export interface Actor {
  /** Null for a change by the system. */
  accountId: number | null;
  /** Null outside a request. */
  origin: Origin | null;
  requestId: string | null;
  /** Set if a personal access token acts for the person. */
  token?: TokenUse;
}

/** A signed-in person. */
export type SignedInActor = Actor & Principal;

/** For changes by a job or by the passing of time. */
export const SYSTEM: Actor = { accountId: null, origin: null, requestId: null };

/** The caller of a public operation, who is not known. */
export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { accountId: null, origin: originOf(request), requestId: request.id };
});

/** The caller of an operation that is not public, with the origin of the request. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): SignedInActor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (!request.principal) throw new Error('A public operation has no principal.');
  return { ...request.principal, origin: originOf(request), requestId: request.id };
});
