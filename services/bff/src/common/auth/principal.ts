import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type Grant } from './grants.constants.js';
import { type Role } from './roles.constants.js';
import { type TokenScope } from './scopes.constants.js';

/** Who makes the request, according to its session or token. The guard attaches it to the request. */
export interface Principal {
  accountId: number;
  sessionId: string;
  role: Role;
  /** What the account was given on top of its role. */
  grants: readonly Grant[];
  hasSecondFactor: boolean;
  /** Set if it is a personal access token, whose id stands for that of a session. */
  token?: TokenUse;
}

export interface TokenUse {
  name: string;
  scopes: readonly TokenScope[];
}

declare module 'fastify' {
  interface FastifyRequest {
    principal?: Principal;
  }
}

/** The caller of an operation that is not public. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!principal) throw new Error('A public operation has no principal.');
  return principal;
});
